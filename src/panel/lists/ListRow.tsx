import type { Row } from '@tanstack/react-table';
import type { ComponentProps } from 'react';
import type { Features, ListColumn } from './listColumns.ts';
import { role } from './tableRoles.ts';

export type ListRowProps<Item extends object> = {
  row: Row<Features, Item>;
  columns: readonly ListColumn<Item>[];
  /** The row's name for its checkbox; omitted if rows can't be selected. */
  name: string | undefined;
};

/** A row, with a checkbox first if rows can be selected. */
export function ListRow<Item extends object>({
  row,
  columns,
  name,
  ...tr
}: ListRowProps<Item> & Pick<ComponentProps<'tr'>, 'ref' | 'style' | 'className'>) {
  return (
    <tr
      {...tr}
      {...role('row')}
      tabIndex={-1}
      data-list-row
      data-selected={row.getIsSelected() || undefined}
    >
      {name !== undefined && (
        <td {...role('cell')} className="select">
          <label className="inline-flex size-11 cursor-pointer items-center justify-center">
            <input
              type="checkbox"
              className="checkbox"
              aria-label={`Select ${name}`}
              checked={row.getIsSelected()}
              onChange={row.getToggleSelectedHandler()}
            />
          </label>
        </td>
      )}
      {columns.map((column, index) =>
        index === 0 ? (
          <th key={column.heading} {...role('rowheader')} scope="row">
            {column.cell(row.original)}
          </th>
        ) : (
          <td
            key={column.heading}
            {...role('cell')}
            data-label={column.actions ? undefined : column.heading}
            className={column.atEnd || column.actions ? 'at-end' : undefined}
          >
            {column.cell(row.original)}
          </td>
        ),
      )}
    </tr>
  );
}

/** A skeleton row, as high as a real one. */
export function SkeletonRow<Item extends object>({
  columns,
  selectable,
}: {
  columns: readonly ListColumn<Item>[];
  selectable: boolean;
}) {
  return (
    <tr {...role('row')}>
      {selectable && <td className="select" />}
      {columns.map(({ heading }) => (
        <td key={heading}>
          <span className="skeleton block h-4 w-24 max-w-full rounded" />
        </td>
      ))}
    </tr>
  );
}
