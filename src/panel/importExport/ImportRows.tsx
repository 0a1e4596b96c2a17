import { keepPreviousData } from '@tanstack/react-query';
import { ROWS_OF_PAGE, type RowOutcome } from '#core/records/files.ts';
import { type RouterOutputs, trpc } from '#src/lib/trpc.ts';
import { type Column, DataTable } from '#src/ui/DataTable.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Pager } from '#src/ui/Pager.tsx';
import { Loaded } from '../Loaded.tsx';
import { outcomeNames } from './kindNames.ts';

type Row = RouterOutputs['recordImport']['rows']['items'][number];

const rowAndRecord: Column<Row>[] = [
  { heading: 'Row', cell: ({ row }) => row },
  { heading: 'Record', cell: ({ title }) => title || 'Unknown' },
];

/** The rows of a file with one outcome, paged. */
export function ImportRows({
  id,
  fingerprint,
  outcome,
  page,
}: {
  id: string;
  fingerprint: string;
  outcome: RowOutcome;
  /** From 1. */
  page: number;
}) {
  const rows = trpc.recordImport.rows.useQuery(
    { id, outcome, page: page - 1 },
    {
      placeholderData: keepPreviousData,
      staleTime: Number.POSITIVE_INFINITY,
    },
  );
  return (
    <Loaded query={rows}>
      {({ items, total }) =>
        items.length === 0 ? (
          <EmptyState title="No such rows" />
        ) : (
          <>
            <DataTable
              id="rows"
              label={`${outcomeNames[outcome]} rows`}
              rows={items}
              rowKey={({ row }) => `${fingerprint} ${row}`}
              columns={[...rowAndRecord, ...columnsFor(outcome)]}
            />
            <Pager
              label="Pages of rows"
              page={page}
              pageSize={ROWS_OF_PAGE}
              total={total}
              listId="rows"
            />
          </>
        )
      }
    </Loaded>
  );
}

function columnsFor(outcome: RowOutcome): Column<Row>[] {
  if (outcome === 'refused') return [{ heading: 'Reason', cell: Reasons }];
  if (outcome === 'changed') return [{ heading: 'Changes', cell: Changes }];
  return [];
}

function Reasons({ reasons }: Row) {
  return (
    <ul className="flex flex-col gap-1">
      {reasons.map(({ column, message }) => (
        <li key={`${column} ${message}`}>
          {column !== null && <code>{column}</code>} {message}
        </li>
      ))}
    </ul>
  );
}

function Changes({ changes }: Row) {
  return (
    <ul className="flex flex-col gap-2">
      {changes.map(({ column, before, after }) => (
        <li key={column} className="flex flex-col">
          <code>{column}</code>
          <del className="whitespace-pre-line text-ink-soft wrap-anywhere">{before || 'Empty'}</del>
          <ins className="whitespace-pre-line no-underline wrap-anywhere">{after || 'Empty'}</ins>
        </li>
      ))}
    </ul>
  );
}
