import { useNavigate } from '@tanstack/react-router';
import { RULES_OF_PAGE } from '#core/records/lists.ts';
import type { RouterOutputs } from '#src/lib/trpc.ts';
import { DataTable } from '#src/ui/DataTable.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Field } from '#src/ui/forms/Field.tsx';
import { Pager } from '#src/ui/Pager.tsx';
import { conditionNames, purposeNames } from '../ruleLabels.ts';
import { RuleAnswer } from './RuleAnswer.tsx';

type Change = RouterOutputs['ruleEdition']['difference']['items'][number];

const changeNames = { new: 'New', changed: 'Changed', missing: 'Missing' };

/** Differences between two editions, for one destination or all, paged. */
export function ChangeTable({
  destinations,
  destination,
  items,
  total,
  page,
  nameOf,
}: {
  /** Destinations with changes, and their numbers. */
  destinations: { destination: string; changes: number }[];
  destination: string | undefined;
  items: Change[];
  total: number;
  /** From 1. */
  page: number;
  nameOf: (code: string) => string;
}) {
  const navigate = useNavigate();
  if (destinations.length === 0) return <EmptyState title="Nothing differs" />;
  const all = destinations.reduce((sum, { changes }) => sum + changes, 0);
  return (
    <>
      <Field label="Destination" className="max-w-md">
        {(control) => (
          <select
            {...control}
            className="input"
            value={destination ?? ''}
            onChange={({ target }) =>
              void navigate({
                to: '.',
                search: (previous: Record<string, unknown>) => ({
                  ...previous,
                  destination: target.value || undefined,
                  page: undefined,
                }),
                replace: true,
                resetScroll: false,
              })
            }
          >
            <option value="">All destinations ({all.toLocaleString('en')})</option>
            {destinations
              .toSorted((a, b) => nameOf(a.destination).localeCompare(nameOf(b.destination), 'en'))
              .map(({ destination: code, changes }) => (
                <option key={code} value={code}>
                  {nameOf(code)} ({changes})
                </option>
              ))}
          </select>
        )}
      </Field>
      <DataTable
        id="changes"
        label="Changes"
        rows={items}
        rowKey={(change) => JSON.stringify(change)}
        columns={[
          { heading: 'Passport', cell: ({ passport }) => nameOf(passport) },
          { heading: 'Destination', cell: (change) => nameOf(change.destination) },
          { heading: 'Change', cell: ({ change }) => changeNames[change] },
          { heading: 'Before', cell: ({ before }) => <RuleAnswer answer={before} /> },
          { heading: 'After', cell: ({ after }) => <RuleAnswer answer={after} /> },
          { heading: 'About', cell: aboutText },
        ]}
      />
      <Pager
        label="Pages of changes"
        page={page}
        pageSize={RULES_OF_PAGE}
        total={total}
        listId="changes"
      />
    </>
  );
}

function aboutText({ purpose, condition, conditionText }: Change): string {
  const parts = [purposeNames[purpose], condition && conditionNames[condition], conditionText];
  return parts.filter(Boolean).join(', ');
}
