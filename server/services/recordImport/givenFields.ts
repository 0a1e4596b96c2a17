import { cellOf, type FileColumn, readCell } from './fileColumns.ts';

/** What a row says about one field. */
export type GivenValue = {
  column: FileColumn;
  /** Undefined where `problem` says why it can't be read. */
  value: unknown;
  problem?: string;
};

/** What a row says about its fields. A column that the file doesn't have is not there. */
export type GivenFields = {
  has: (name: string) => boolean;
  get: (name: string) => GivenValue | undefined;
  /** Whether an export of the stored value has the very same text: then it needn't be read. */
  isExportOf: (column: FileColumn, stored: unknown) => boolean;
};

/** The cells of a row, read one by one as they are asked for: of most no more than a look is taken. */
export class GivenCells implements GivenFields {
  readonly #header: readonly FileColumn[];
  readonly #places: Map<string, number>;
  readonly #cells: readonly string[];

  /** `places` are those of the header's columns, by name. */
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
    // Most cells: without an apostrophe nothing was done to the text.
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
