import { Eye, Pencil } from 'lucide-react';
import { type RouterOutputs, trpc } from '#src/lib/trpc.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { IconLink } from '../ButtonLink.tsx';
import { focusFilters } from '../lists/FilterBar.tsx';
import { keepingPage } from '../lists/keepingPage.ts';
import { PanelTable } from '../lists/PanelTable.tsx';
import { DeleteButton } from '../lists/selection/DeleteButton.tsx';
import { RuleActions } from './RuleActions.tsx';
import { EDITORS, pairName, type RuleSource, type StoredRule } from './ruleLabels.ts';
import { ruleListColumns } from './ruleListColumns.tsx';
import { type RuleSearch, ruleListInput } from './ruleSearch.ts';

/**
 * The rules that match the address, with their actions: imported ones are read-only, this site's
 * own can be changed.
 */
export function RuleTable({
  search,
  countries,
  sources,
}: {
  search: RuleSearch;
  countries: RouterOutputs['country']['listAll'];
  sources: RuleSource[];
}) {
  const list = trpc.rule.list.useQuery(ruleListInput(search), keepingPage);
  const { page: _page, size: _size, sort: _sort, hidden: _hidden, ...filter } = search;
  const isFiltered = Object.values(filter).some(Boolean);
  const utils = trpc.useUtils();
  const deleteRule = trpc.rule.delete.useMutation();
  const nameOf = (code: string) => countries.find((it) => it.code === code)?.name ?? code;
  const pairOf = (rule: StoredRule) => pairName(rule, nameOf);

  return (
    <PanelTable
      label="Rules"
      unit={['rule', 'rules']}
      address={search}
      query={list}
      rowKey={({ id }) => id}
      rowName={pairOf}
      fetchPage={(page, options) =>
        utils.rule.list.fetch({ ...ruleListInput(search), ...page }, options)
      }
      empty={<NoRules imported={list.data?.imported ?? null} isFiltered={isFiltered} />}
      bulk={(selected, done) => <RuleActions selected={selected} done={done} />}
      columns={[
        ...ruleListColumns(countries, sources),
        {
          heading: 'Actions',
          actions: true,
          cell: (rule) => {
            const own = rule.sourceId === EDITORS;
            const Icon = own ? Pencil : Eye;
            return (
              <span className="inline-flex">
                <IconLink
                  Icon={Icon}
                  label={`${own ? 'Edit' : 'See'} ${pairOf(rule)}`}
                  to="/admin/rules/$ruleId"
                  params={{ ruleId: String(rule.id) }}
                  title={own ? 'Edit' : 'See'}
                />
                {own && (
                  <DeleteButton
                    name={pairOf(rule)}
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

/** Leads from the empty list of this site's own rules to imported ones. */
function NoRules({
  imported,
  isFiltered,
}: {
  /** Null if they were searched, too. */
  imported: number | null;
  isFiltered: boolean;
}) {
  if (imported === null) {
    return <EmptyState title="No rules found" hint="If you know what applies, add a rule" />;
  }
  if (isFiltered || imported === 0) {
    return (
      <EmptyState
        title="No rules found"
        hint="Filter by passport, destination or source to see imported rules"
      />
    );
  }
  return (
    <EmptyState
      title={`${imported.toLocaleString('en')} imported rules: choose a passport or destination`}
      hint="This site has no rules of its own yet"
    >
      <Button onClick={focusFilters}>Choose</Button>
    </EmptyState>
  );
}
