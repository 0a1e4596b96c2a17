import type { ReactTable } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import type { Features } from '../listColumns.ts';

/** Selects all rows of the page. */
export function SelectAll<Item extends object>({
  table,
  children,
}: {
  table: ReactTable<Features, Item>;
  /** The visible label, if any. */
  children?: ReactNode;
}) {
  const all = table.getIsAllPageRowsSelected();
  const some = table.getIsSomePageRowsSelected() && !all;
  return (
    <label className="inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-3">
      <input
        type="checkbox"
        className="checkbox"
        aria-label={children ? undefined : 'Select all'}
        disabled={table.getRowModel().rows.length === 0}
        checked={all}
        ref={(box) => {
          if (box) box.indeterminate = some;
        }}
        onChange={({ target }) => table.toggleAllPageRowsSelected(target.checked)}
      />
      {children}
    </label>
  );
}
