import {
  type ColumnDef,
  createPaginatedRowModel,
  createSortedRowModel,
  type Row,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';
import type { ReactNode } from 'react';

export type ListColumn<Item> = {
  /** Unique in its list. */
  heading: string;
  cell: (row: Item) => ReactNode;
  /** Makes the heading a sort button. */
  sort?: {
    /** The column's name in the address. */
    name: string;
    /** The value to sort by; omitted if the server sorts. */
    by?: (row: Item) => string | number | null;
    /** Whether the first click sorts in descending order, as for dates and numbers. */
    greatestFirst?: boolean;
  };
  /** Aligns the column to the end, for numbers. */
  atEnd?: boolean;
  /** A column of actions: at the end, and without its heading on a card. */
  actions?: boolean;
};

/** The features of TanStack Table that lists use. */
export const features = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
});

export type Features = typeof features;

/** Converts our columns to TanStack Table's. */
export function columnDefs<Item extends object>(
  columns: readonly ListColumn<Item>[],
): ColumnDef<Features, Item>[] {
  return columns.map(({ heading, sort }) => ({
    id: sort?.name ?? heading,
    accessorFn: sort?.by ?? (() => null),
    enableSorting: sort !== undefined,
    sortDescFirst: sort?.greatestFirst ?? false,
    sortFn: byValue,
  }));
}

const names = new Intl.Collator('en', { numeric: true });

/** Numbers by size, texts by collation, unknown values first. */
function byValue<Item extends object>(
  a: Row<Features, Item>,
  b: Row<Features, Item>,
  column: string,
): number {
  const first = a.getValue<string | number | null>(column);
  const second = b.getValue<string | number | null>(column);
  if (first === null || second === null) return Number(second === null) - Number(first === null);
  if (typeof first === 'number' && typeof second === 'number') return first - second;
  return names.compare(String(first), String(second));
}
