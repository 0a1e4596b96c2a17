import type { ReactTable } from '@tanstack/react-table';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { type Features, idOf, type ListColumn } from './listColumns.ts';
import { SelectAll } from './selection/SelectAll.tsx';
import { role } from './tableRoles.ts';

/** Sticky headings of the shown columns; sortable ones are buttons. */
export function ListHead<Item extends object>({
  table,
  columns,
  selectable,
}: {
  table: ReactTable<Features, Item>;
  columns: readonly ListColumn<Item>[];
  selectable: boolean;
}) {
  const [headers] = table.getHeaderGroups();
  return (
    <thead {...role('rowgroup')}>
      <tr {...role('row')}>
        {selectable && (
          <th {...role('columnheader')} scope="col" className="select">
            <span className="sr-only">Select</span>
            <SelectAll table={table} />
          </th>
        )}
        {headers?.headers.map((header) => {
          const column = columns.find((one) => idOf(one) === header.id);
          if (!column) return null;
          const sorted = header.column.getIsSorted();
          return (
            <th
              key={header.id}
              {...role('columnheader')}
              scope="col"
              aria-sort={sorted ? (sorted === 'desc' ? 'descending' : 'ascending') : undefined}
              className={column.atEnd || column.actions ? 'at-end' : undefined}
            >
              {header.column.getCanSort() ? (
                <SortButton
                  heading={column.heading}
                  sorted={sorted}
                  onPress={() => header.column.toggleSorting()}
                />
              ) : (
                column.heading
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

/** Plain text on cards, whose headings are hidden: they are sorted by another control. */
function SortButton({
  heading,
  sorted,
  onPress,
}: {
  heading: string;
  sorted: false | 'asc' | 'desc';
  onPress: () => void;
}) {
  const Icon = sorted ? (sorted === 'desc' ? ArrowDown : ArrowUp) : ChevronsUpDown;
  return (
    <>
      <button type="button" className="sort-button" onClick={onPress}>
        {heading}
        <Icon aria-hidden="true" className={sorted ? 'size-4 text-accent' : 'size-4 opacity-60'} />
      </button>
      <span className="card-heading">{heading}</span>
    </>
  );
}
