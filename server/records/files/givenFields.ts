import { cellOf, type FileColumn, readCell } from './fileColumns.ts';

/** A field's value in a row. */
export type GivenValue = {
  column: FileColumn;
  /** Undefined if `problem` states why it can't be decoded. */
  value: unknown;
  problem?: string;
};

/** The fields of a row; columns missing in the file are absent. */
export type GivenFields = {
  has: (name: string) => boolean;
  get: (name: string) => GivenValue | undefined;
  /** Whether the stored value would be exported as the same text, which then needn't be decoded. */
  isExportOf: (column: FileColumn, stored: unknown) => boolean;
};

/** The cells of a row, decoded on demand: most are only compared. */
export class GivenCells implements GivenFields {
  readonly #header: readonly FileColumn[];
  readonly #places: Map<string, number>;
  readonly #cells: readonly string[];

  /** `places` are the header's column indexes, by name. */
  constructor(
    header: readonly FileColumn[],
    places: Map<string, number>,
    cells: readonly string[],
  ) {
    this.#header = header;
    this.#places = places;
    this.#cells = cells;
  }

  has(name: string): boolean {
    return this.#places.has(name);
  }

  get(name: string): GivenValue | undefined {
    const place = this.#places.get(name) ?? -1;
    const column = this.#header[place];
    if (!column) return undefined;
    const read = readCell(column, this.#cells[place] ?? '');
    return 'problem' in read ? { column, value: undefined, ...read } : { column, ...read };
  }

  isExportOf(column: FileColumn, stored: unknown): boolean {
    const cell = this.#cells[this.#places.get(column.name) ?? -1];
    // The fast path: without an apostrophe, the text wasn't escaped.
    if (cell === stored && !cell?.includes("'")) return true;
    return cell === cellOf(column, stored);
  }
}

/** The values of a JSON object. */
export class GivenValues implements GivenFields {
  readonly #values: Map<string, GivenValue>;

  constructor(values: Map<string, GivenValue>) {
    this.#values = values;
  }

  has(name: string): boolean {
    return this.#values.has(name);
  }

  get(name: string): GivenValue | undefined {
    return this.#values.get(name);
  }

  isExportOf(): boolean {
    return false;
  }
}
