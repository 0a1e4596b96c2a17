import { keepPreviousData } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Eye, Pencil } from 'lucide-react';
import { type RouterOutputs, trpc } from '../../../lib/trpc.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { CountryName } from '../countries/CountryName.tsx';
import { AdminTable } from '../lists/AdminTable.tsx';
import { DeleteButton } from '../lists/DeleteButton.tsx';
import { failedToLoad, reports } from '../reports.ts';
import {
  accessNames,
  conditionText,
  EDITORS,
  purposeNames,
  type RuleSource,
  type StoredRule,
  stayOf,
  stayText,
  validityText,
} from './ruleLabels.ts';
import { type RuleSearch, ruleListInput } from './ruleSearch.ts';
import { SourceText } from './SourceText.tsx';

/** The rules that the address asks for and what can be done with each: imported ones are seen, this site's own changed. */
export function RuleTable({
  search,
  countries,
  sources,
}: {
  search: RuleSearch;
  countries: RouterOutputs['country']['listAll'];
  sources: RuleSource[];
}) {
  const list = trpc.rule.list.useQuery(ruleListInput(search), {
    placeholderData: keepPreviousData,
    meta: { failure: failedToLoad.rules },
  });
  const { page: _page, size: _size, sort: _sort, ...filter } = search;
  const isFiltered = Object.values(filter).some(Boolean);
  const utils = trpc.useUtils();
  const deleteRule = trpc.rule.delete.useMutation({
    meta: { report: reports.deleteRule },
    onSettled: () => void utils.invalidate(),
  });
  const byCode = new Map(countries.map((country) => [country.code, country]));
  const nameOf = (code: string) => byCode.get(code)?.name ?? code;
  const pairOf = ({ passport, destination, purpose }: StoredRule) =>
    `${nameOf(passport)} to ${nameOf(destination)}, ${purpose}`;

  return (
    <AdminTable
      label="Rules"
      unit={['rule', 'rules']}
      address={search}
      query={list}
      failure={failedToLoad.rules}
      rows={list.data?.items}
      found={list.data?.total}
      rowKey={({ id }) => id}
      rowName={pairOf}
      empty={
        <EmptyState
          title="No rules found"
          hint={
            isFiltered
              ? 'Unknown is no rule: add one where you know the answer'
              : 'Choose a passport, destination or source to see the rules of others'
          }
        />
      }
      columns={[
        {
          heading: 'Passport',
          sort: { name: 'passport' },
          cell: ({ passport }) => <CountryName code={passport} country={byCode.get(passport)} />,
        },
        {
          heading: 'Destination',
          sort: { name: 'destination' },
          cell: ({ destination }) => nameOf(destination),
        },
        {
          heading: 'Access',
          sort: { name: 'access' },
          cell: (rule) => (
            <span className="flex flex-col">
              <span>
                {accessNames[rule.access]}
                {rule.purpose !== 'tourist' && (
                  <span className="text-ink-soft"> ({purposeNames[rule.purpose]})</span>
                )}
              </span>
              <RuleDetail rule={rule} />
            </span>
          ),
        },
        {
          heading: 'Stay',
          sort: { name: 'stay', greatestFirst: true },
          cell: (rule) => <span className="whitespace-nowrap">{stayText(stayOf(rule))}</span>,
        },
        {
          heading: 'Source',
          sort: { name: 'source' },
          cell: (rule) => <SourceText of={rule} sources={sources} />,
        },
        {
          heading: 'Actions',
          actions: true,
          cell: (rule) => {
            const own = rule.sourceId === EDITORS;
            const Icon = own ? Pencil : Eye;
            return (
              <span className="inline-flex">
                <Link
                  to="/admin/rules/$ruleId"
                  params={{ ruleId: String(rule.id) }}
                  className="icon-button"
                  aria-label={`${own ? 'Edit' : 'See'} ${pairOf(rule)}`}
                  title={own ? 'Edit' : 'See'}
                >
                  <Icon aria-hidden="true" className="size-5" />
                </Link>
                {own && (
                  <DeleteButton
                    name={pairOf(rule)}
                    question={`Are you sure you want to delete this rule?\n\n${pairOf(rule)}. Other sources answer then.`}
                    onDelete={() => deleteRule.mutate({ id: rule.id })}
                  />
                )}
              </span>
            );
          },
        },
      ]}
    />
  );
}

/** Condition, validity and note of a rule, in small. */
export function RuleDetail({ rule }: { rule: StoredRule }) {
  const lines = [
    rule.condition && `${conditionText(rule)}`,
    rule.otherwise && `Otherwise ${accessNames[rule.otherwise]}`,
    validityText(rule),
  ].filter(Boolean);
  return lines.map((line) => (
    <span key={line} className="text-sm text-ink-soft wrap-anywhere">
      {line}
    </span>
  ));
}
