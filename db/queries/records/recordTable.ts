import type { ContentKind } from '#db/contentState.ts';
import type { Db } from '#db/db.ts';
import type { Schema } from '#db/schema.ts';
import { numberedTables } from '#db/unusedId.ts';

/** What every record has beside the fields of its form. */
export type RecordHead = {
  id: number | string;
  /** Counts saves, from 1. */
  version: number;
  /** The country that the record belongs to, where it belongs to one. */
  destination?: string;
};

/** How an object is read from a row and written to one, as `mapColumns` gives it. */
type ColumnMap<Fields> = {
  names: readonly string[];
  fromRow(row: object): Fields;
  toRow(fields: Fields): object;
};

/** The table of one kind of record. */
export type RecordTable<Fields extends object, Head extends RecordHead> = {
  name: keyof Schema;
  /** The kind of content that the records are; without one they are part of every kind. */
  content?: ContentKind;
  /** What the form of a record changes. */
  fields: ColumnMap<Fields>;
  /** Fields that the form leaves as they are; a new row is given some of them. */
  head: ColumnMap<Head> & { toRow(given: Partial<Head>): object };
  /** The columns by which records are listed. */
  order: readonly string[];
  /** Whether rows have `created_at` and `updated_at`. */
  hasTimes: boolean;
  /** Whether rows have `creation_key`, by which a form that is sent twice makes one record. */
  hasCreationKey: boolean;
  /** Columns that every save of the form sets. */
  setOnUpdate?: object;
  /** Reads and replaces a record's rows in other tables; rows to store hold them as `related`. */
  related?: {
    /** Gives it as further columns of the row. */
    read(db: Db, id: RecordHead['id']): Promise<object>;
    /** Stores it in place of the former, in the transaction that stored the row. */
    replace(trx: Db, row: RecordRow, related: unknown): Promise<void>;
  };
};

/** A row as it is stored, with all its columns. */
export type RecordRow = { id: number | string; [column: string]: unknown };

/** A row to store; without an id it gets the next that no other had. */
export type NewRow = { id?: number | string | undefined; [column: string]: unknown };

/** The number in a text; 0, which no row has, for any other text. */
export function rowNumberIn(text: string): number {
  return Number.isSafeInteger(Number(text)) ? Number(text) : 0;
}

/** The id in a text, as the history and files have it: some tables number their rows. */
export function recordIdIn(
  { name }: RecordTable<object, RecordHead>,
  text: string,
): RecordHead['id'] {
  return name in numberedTables ? rowNumberIn(text) : text;
}

/** The record in a row of the table. */
export function toRecord<Fields extends object, Head extends RecordHead>(
  { fields, head }: RecordTable<Fields, Head>,
  row: object,
): Fields & Head {
  return { ...fields.fromRow(row), ...head.fromRow(row) };
}
