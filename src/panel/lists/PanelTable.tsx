import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { ADMIN_PAGE_SIZE } from '#core/records/lists.ts';
import { hasFailed, LoadFailure, type Query } from '../Loaded.tsx';
import { ListFoot } from './ListFoot.tsx';
import { ListHead } from './ListHead.tsx';
import { ListRow, type ListRowProps, SkeletonRow } from './ListRow.tsx';
import { ListTools } from './ListTools.tsx';
import { type ListAddress, nameInAddress, ONLY_LIST } from './listAddress.ts';
import { hiddenColumns, type ListColumn, nameInHidden, staysShown } from './listColumns.ts';
import { useLastPage } from './listState.ts';
import { SelectionBar } from './selection/SelectionBar.tsx';
import { type FetchPage, useSelection } from './selection/useSelection.ts';
import { role } from './tableRoles.ts';
import { useSortedTable } from './useSortedTable.ts';

/** Keys of skeleton rows. */
const skeletons = Array.from({ length: 8 }, (_, index) => `skeleton-${index}`);

type ListQuery<Item> = Query<readonly Item[] | Page<Item>> & {
  /** Whether rows of the previous page are shown while this one is loading. */
  isPlaceholderData?: boolean;
};

/** One page of a list that is sorted and paged on the server. */
type Page<Item> = { items: readonly Item[]; total: number };

/**
 * The table of all lists of the panel, with sorting, paging, selection and a row count. On narrow
 * screens each row is a card (`styles/table.css`). Its state is stored in the page's address. The
 * first column names the row; arrow keys move between rows, Enter opens a row's first link
 * (`keys/listKeys.ts`).
 *
 * A fully loaded list is sorted and paged here:
 *
 *     // In the route file; the address is parsed with the page, not in every page's first load.
 *     validateSearch: unvalidated<ListAddress>,
 *
 *     // In the component.
 *     const address = readListAddress(Route.useSearch(), ['email', 'added']);
 *     const users = trpc.user.list.useQuery();
 *     const all = users.data;
 *     …
 *     <SearchBox placeholder="Search users..." value={address.search ?? ''} />
 *     <PanelTable
 *       label="Users"
 *       unit={['user', 'users']}
 *       address={address}
 *       query={users}
 *       rows={all?.filter(({ email }) => typedIn(address.search, email))}
 *       all={all?.length}
 *       rowKey={({ id }) => id}
 *       rowName={({ email }) => email}
 *       empty={<EmptyState title="No users found" />}
 *       columns={[
 *         { heading: 'Email', cell: ({ email }) => email, sort: { name: 'email', by: ({ email }) => email } },
 *         { heading: 'Actions', actions: true, cell: (user) => <DeleteButton … /> },
 *       ]}
 *     />
 *
 * A long list is sorted and paged on the server: the query's data is one page and the number of rows
 * on all, and `sort` of a column has no `by`. The query's input is derived from the address, and
 * its `placeholderData` is `keepPreviousData`. With `bulk`, rows can be selected; all pages of a list
 * on the server with `fetchPage`.
 */
export function PanelTable<Item extends object>({
  id = ONLY_LIST,
  label,
  unit,
  address,
  query,
  rows: given,
  all,
  columns,
  rowKey,
  rowName,
  Row = ListRow,
  empty,
  bulk,
  fetchPage,
}: {
  /** The list's id on a page with several lists: its search parameters have names of their own. */
  id?: string;
  /** The list's accessible name. */
  label: string;
  /** The unit of the count: singular and plural. */
  unit: readonly [one: string, many: string];
  address: ListAddress;
  query: ListQuery<Item>;
  /** The rows that match the search and the filters; omitted if all of the query's data do. */
  rows?: readonly Item[] | undefined;
  /** The number of rows without search and filters; omitted if unknown. */
  all?: number | undefined;
  columns: readonly ListColumn<Item>[];
  rowKey: (row: Item) => string | number;
  /** A row's accessible name. */
  rowName: (row: Item) => string;
  /** The row's component, if it does more than show cells, such as dragging. */
  Row?: ((props: ListRowProps<Item>) => ReactNode) | undefined;
  /** Shown instead of an empty table. */
  empty: ReactNode;
  /** Bulk actions; `done` clears the selection. */
  bulk?: ((selected: Item[], done: () => void) => ReactNode) | undefined;
  /** Fetches a page of what the filter finds, for "Select all" of a list that is paged on the server. */
  fetchPage?: FetchPage<Item> | undefined;
}) {
  const [rows, found] = rowsOf(given, query.data);
  const { page = 1, size = ADMIN_PAGE_SIZE } = address;
  const onServer = found !== undefined || rows === undefined;
  const hidden = hiddenColumns(address.hidden);
  const shownColumns = columns.filter(
    (column, index) => staysShown(column, index) || !hidden.has(nameInHidden(column.heading)),
  );
  const table = useSortedTable({ id, address, columns, rows, rowKey, onServer });
  const total = found ?? rows?.length;
  const selection = useSelection(table, {
    rowKey,
    all: onServer ? undefined : rows,
    total,
    fetchPage,
  });
  useClearedBy(address, selection.clear);
  const list = useRef<HTMLElement>(null);
  const selectNone = () => {
    selection.clear();
    // The selection bar is removed with the focus inside.
    list.current?.focus({ preventScroll: true });
  };
  const shown = table.getRowModel().rows;
  useLastPage(
    {
      data: total === undefined ? undefined : { total },
      isPlaceholderData: query.isPlaceholderData ?? false,
    },
    page,
    nameInAddress(id, 'page'),
    size,
  );

  const failed = hasFailed(query);
  if (failed && rows === undefined) {
    return <LoadFailure query={query} />;
  }
  return (
    <div className="@container flex flex-col gap-3">
      {failed && <LoadFailure query={query} />}
      <ListTools
        listId={id}
        table={table}
        columns={columns}
        unit={unit}
        found={total}
        all={all}
        selectable={bulk !== undefined && shown.length > 0}
        selection={selection}
        hidden={address.hidden}
        page={address.page}
      />
      {total === 0 ? (
        empty
      ) : (
        <section
          ref={list}
          id={id}
          aria-label={label}
          tabIndex={-1}
          className="data-table admin-list"
        >
          <table {...role('table')} aria-busy={rows === undefined || query.isPlaceholderData}>
            <ListHead table={table} columns={shownColumns} selectable={bulk !== undefined} />
            <tbody {...role('rowgroup')}>
              {rows === undefined
                ? skeletons.map((key) => (
                    <SkeletonRow key={key} columns={shownColumns} selectable={bulk !== undefined} />
                  ))
                : shown.map((row) => (
                    <Row
                      key={row.id}
                      row={row}
                      columns={shownColumns}
                      name={bulk && rowName(row.original)}
                    />
                  ))}
            </tbody>
          </table>
        </section>
      )}
      {total !== undefined && (
        <ListFoot label={`Pages of ${unit[1]}`} page={page} size={size} total={total} listId={id} />
      )}
      {bulk && selection.selected.length > 0 && (
        <SelectionBar selection={selection} unit={unit} onClear={selectNone}>
          {bulk(selection.selected, selectNone)}
        </SelectionBar>
      )}
    </div>
  );
}

/** Clears the selection when the address shows other rows: hidden ones must not stay selected. */
function useClearedBy(address: ListAddress, clear: () => void) {
  const clearSelection = useEffectEvent(clear);
  const looked = JSON.stringify(address);
  const lookedAt = useRef(looked);
  useEffect(() => {
    if (lookedAt.current === looked) return;
    lookedAt.current = looked;
    clearSelection();
  }, [looked]);
}

/** The rows to show and, if they are one page, the number on all. */
function rowsOf<Item>(
  given: readonly Item[] | undefined,
  data: readonly Item[] | Page<Item> | undefined,
): [readonly Item[] | undefined, number | undefined] {
  if (!data || given) return [given, undefined];
  return 'items' in data ? [data.items, data.total] : [data, undefined];
}
