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

/** A column's id in TanStack Table. */
export function idOf(column: ListColumn<never>): string {
  return column.sort?.name ?? column.heading;
}

/** Converts our columns to TanStack Table's. */
export function columnDefs<Item extends object>(
  columns: readonly ListColumn<Item>[],
): ColumnDef<Features, Item>[] {
  return columns.map((column) => ({
    id: idOf(column),
    accessorFn: column.sort?.by ?? (() => null),
    enableSorting: column.sort !== undefined,
    sortDescFirst: column.sort?.greatestFirst ?? false,
    sortFn: byValue,
  }));
}

/** Whether a column is always shown: the rows' names and their actions. */
export function staysShown(column: ListColumn<never>, index: number): boolean {
  return index === 0 || column.actions === true;
}

/** The names of hidden columns in the address, such as `on-arrival,cost`. */
export function hiddenColumns(hidden: string | undefined): ReadonlySet<string> {
  return new Set(hidden ? hidden.split(',') : []);
}

/** A column's name among the hidden ones. */
export function nameInHidden(heading: string): string {
  return heading.toLowerCase().replaceAll(' ', '-');
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
