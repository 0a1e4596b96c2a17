import { useTable } from '@tanstack/react-table';
import { ADMIN_PAGE_SIZE } from '#core/records/lists.ts';
import { type ListAddress, sortedBy, useChangeList } from './listAddress.ts';
import { columnDefs, features, type ListColumn } from './listColumns.ts';

const noRows: never[] = [];

/** The table of the rows, sorted and paged as the address says, unless the server did. */
export function useSortedTable<Item extends object>({
  id,
  address: { page = 1, size = ADMIN_PAGE_SIZE, sort: sorting },
  columns,
  rows,
  rowKey,
  onServer,
}: {
  id: string;
  address: ListAddress;
  columns: readonly ListColumn<Item>[];
  rows: readonly Item[] | undefined;
  rowKey: (row: Item) => string | number;
  onServer: boolean;
}) {
  const change = useChangeList(id);
  const sort = sortedBy(sorting);
  const table = useTable({
    features,
    columns: columnDefs(columns),
    data: rows ?? noRows,
    getRowId: (row) => String(rowKey(row)),
    state: {
      sorting: sort ? [{ id: sort.by, desc: sort.descending }] : [],
      pagination: { pageIndex: page - 1, pageSize: size },
    },
    manualSorting: onServer,
    manualPagination: onServer,
    autoResetPageIndex: false,
    enableMultiSort: false,
    onSortingChange: (update) => {
      const [next] = typeof update === 'function' ? update(table.state.sorting) : update;
      void change({ sort: next && `${next.desc ? '-' : ''}${next.id}` });
    },
  });
  return table;
}
