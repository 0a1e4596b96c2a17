import type { ReactTable } from '@tanstack/react-table';
import { useRef, useState } from 'react';
import { ROWS_AT_ONCE } from '#core/records/lists.ts';
import { reportedFetch } from '../../fetchOnPress.ts';
import type { Features } from '../listColumns.ts';

/** One page of a list, from 0, for "Select all", with the options of the query. */
export type FetchPage<Item> = (
  page: { page: number; pageSize: number },
  options: typeof reportedFetch,
) => Promise<{ items: readonly Item[]; total: number }>;

/** The rows of a page, when all pages are fetched. */
const PAGE_SIZE = 100;

/** A list's selection of its page, or of all pages. */
export type Selection<Item> = {
  selected: Item[];
  /** The number of all rows, if they can be selected beyond this page; they may be too many. */
  offered: number | undefined;
  /** Whether it reaches beyond this page. */
  isBeyondPage: boolean;
  /** The number fetched so far, while all are. */
  fetched: number | undefined;
  /** Selects all that the filter finds. The failure of a fetch is reported by its query. */
  selectAll: () => Promise<void>;
  clear: () => void;
};

/**
 * The selected rows of a list. `all` are the rows on all pages, if they are loaded; otherwise
 * `fetchPage` fetches them for "Select all".
 */
export function useSelection<Item extends object>(
  table: ReactTable<Features, Item>,
  {
    rowKey,
    all,
    total = 0,
    fetchPage,
  }: {
    rowKey: (row: Item) => string | number;
    all: readonly Item[] | undefined;
    total: number | undefined;
    fetchPage: FetchPage<Item> | undefined;
  },
): Selection<Item> {
  const [chosen, setChosen] = useState<readonly Item[]>();
  const [fetched, setFetched] = useState<number>();
  const shown = table.getRowModel().rows;
  const isMarked = (item: Item) => table.state.rowSelection[String(rowKey(item))] === true;
  const selected = (chosen ?? shown.map((row) => row.original)).filter(isMarked);
  const isWholePage = table.getIsAllPageRowsSelected() && !chosen;

  /** Grows when the selection is cleared, as it is when the list has another filter. */
  const cleared = useRef(0);

  async function selectAll() {
    const begun = cleared.current;
    const items = all ?? (fetchPage && (await fetchAll(fetchPage, rowKey, setFetched)));
    setFetched(undefined);
    if (!items || cleared.current !== begun) return;
    setChosen(items);
    table.setRowSelection(Object.fromEntries(items.map((item) => [String(rowKey(item)), true])));
  }

  return {
    selected,
    offered: isWholePage && total > shown.length && (all || fetchPage) ? total : undefined,
    isBeyondPage: chosen !== undefined && selected.length > 0,
    fetched,
    selectAll,
    clear() {
      cleared.current += 1;
      setChosen(undefined);
      table.resetRowSelection();
    },
  };
}

/**
 * The rows of all pages; undefined when a page fails, or when there are too many by now. A row that
 * arrives meanwhile moves another to the next page, where it comes again.
 */
async function fetchAll<Item>(
  fetchPage: FetchPage<Item>,
  rowKey: (row: Item) => string | number,
  onProgress: (fetched: number) => void,
): Promise<Item[] | undefined> {
  const items = new Map<string | number, Item>();
  for (let page = 0; ; page += 1) {
    onProgress(items.size);
    const found = await fetchPage({ page, pageSize: PAGE_SIZE }, reportedFetch).catch(
      () => undefined,
    );
    if (!found || found.total > ROWS_AT_ONCE) return undefined;
    for (const item of found.items) items.set(rowKey(item), item);
    if (items.size >= found.total || found.items.length === 0) return [...items.values()];
  }
}
