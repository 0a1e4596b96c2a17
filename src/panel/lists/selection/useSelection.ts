import type { ReactTable } from '@tanstack/react-table';
import { useState } from 'react';
import { ROWS_AT_ONCE } from '#core/inputs/panel/panelList.ts';
import type { Features } from '../listColumns.ts';

/** One page of a list, from 0, for "Select all". */
export type FetchPage<Item> = (page: {
  page: number;
  pageSize: number;
}) => Promise<{ items: readonly Item[]; total: number }>;

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

  async function selectAll() {
    const items = all ?? (fetchPage && (await fetchAll(fetchPage, setFetched)));
    setFetched(undefined);
    if (!items) return;
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
      setChosen(undefined);
      table.resetRowSelection();
    },
  };
}

/** The rows of all pages; undefined when a page fails, or when there are too many by now. */
async function fetchAll<Item>(
  fetchPage: FetchPage<Item>,
  onProgress: (fetched: number) => void,
): Promise<Item[] | undefined> {
  const items: Item[] = [];
  for (let page = 0; ; page += 1) {
    onProgress(items.length);
    const found = await fetchPage({ page, pageSize: PAGE_SIZE }).catch(() => undefined);
    if (!found || found.total > ROWS_AT_ONCE) return undefined;
    items.push(...found.items);
    if (items.length >= found.total || found.items.length === 0) return items;
  }
}
