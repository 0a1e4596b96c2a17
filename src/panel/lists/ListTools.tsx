import type { ReactTable } from '@tanstack/react-table';
import { startTransition, useId, useOptimistic } from 'react';
import { ColumnChoice } from './ColumnChoice.tsx';
import { ONLY_LIST, useChangeList } from './listAddress.ts';
import type { Features, ListColumn } from './listColumns.ts';
import { SelectAll } from './selection/SelectAll.tsx';
import { SelectAllPages } from './selection/SelectAllPages.tsx';
import type { Selection } from './selection/useSelection.ts';

/**
 * The number of rows, the choice of columns and, once a page is selected, of all pages; on cards
 * controls to sort and to select all, which replace the headings.
 */
export function ListTools<Item extends object>({
  listId,
  table,
  columns,
  unit: [one, many],
  found,
  all,
  selectable,
  selection,
  hidden,
  page,
}: {
  listId: string;
  table: ReactTable<Features, Item>;
  columns: readonly ListColumn<Item>[];
  unit: readonly [one: string, many: string];
  found: number | undefined;
  all: number | undefined;
  selectable: boolean;
  selection: Selection<Item>;
  /** The hidden columns, as in the address. */
  hidden: string | undefined;
  page: number | undefined;
}) {
  return (
    <div className="flex min-h-6 flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status" className="grow text-ink-soft">
        {found === undefined ? (
          <span className="sr-only">Loading</span>
        ) : (
          countText(found, all ?? found, one, many)
        )}
      </p>
      {listId === ONLY_LIST && <ColumnChoice columns={columns} hidden={hidden} page={page} />}
      {found !== 0 && found !== 1 && <SortChoice listId={listId} table={table} columns={columns} />}
      {selectable && (
        <span className="cards-only">
          <SelectAll table={table}>Select all</SelectAll>
        </span>
      )}
      {selectable && <SelectAllPages selection={selection} unit={[one, many]} />}
    </div>
  );
}

function countText(found: number, all: number, one: string, many: string): string {
  const counted = `${all.toLocaleString('en')} ${all === 1 ? one : many}`;
  return found === all ? counted : `${found.toLocaleString('en')} of ${counted}`;
}

function SortChoice<Item extends object>({
  listId,
  table,
  columns,
}: {
  listId: string;
  table: ReactTable<Features, Item>;
  columns: readonly ListColumn<Item>[];
}) {
  const id = useId();
  const change = useChangeList(listId);
  const [sorted] = table.state.sorting;
  // Shows the choice at once, before the address changes.
  const [shown, show] = useOptimistic(sorted ? `${sorted.desc ? '-' : ''}${sorted.id}` : '');
  const sortable = columns.filter(({ sort }) => sort);
  if (sortable.length === 0) return null;
  return (
    <span className="cards-only items-center gap-2">
      <label htmlFor={id} className="text-sm text-ink-soft">
        Sort by
      </label>
      <select
        id={id}
        className="input w-auto"
        value={shown}
        onChange={({ target }) =>
          startTransition(async () => {
            show(target.value);
            await change({ sort: target.value || undefined });
          })
        }
      >
        <option value="">As listed</option>
        {sortable.flatMap(({ heading, sort }) => [
          <option key={heading} value={sort?.name}>
            {heading}, least first
          </option>,
          <option key={`-${heading}`} value={`-${sort?.name}`}>
            {heading}, greatest first
          </option>,
        ])}
      </select>
    </span>
  );
}
