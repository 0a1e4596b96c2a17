import type { RecordKindName } from '#core/records/files.ts';
import type { Db } from '#db/db.ts';
import type { FileColumn } from './fileColumns.ts';

/** The result of validating a record's fields with its form's schema. */
type CheckedFields =
  | { success: true; data: object }
  | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } };

/** The fields of a record's form. */
export type Fields = Record<string, unknown>;

/** A record as it is stored. */
export type StoredRecord = {
  id: string;
  version: number;
  /** Null if it isn't stored. */
  createdAt: string | null;
  /** The record it belongs to permanently: for a requirement the id of its destination. */
  parent: string | null;
  fields: Fields;
};

/** Why a row is refused: an error in a column, or in the whole row. */
export type Reason = { column: string | null; message: string };

/** The outcome of a row. `before` and `after` are JSON. */
export type PlannedRow = { row: number; title: string } & (
  | { outcome: 'refused'; reasons: Reason[] }
  | { outcome: 'unchanged'; id: string; version: number }
  | RecordChange
);

/** A record to write; a new one has no version yet. */
export type RecordChange = {
  id: string | null;
  version: number;
  createdAt: string | null;
  parent: string | null;
  /** The unique key, if `RecordKind.keyOf` defines one, and whether it changes. */
  key: string | null;
  hasNewKey: boolean;
  after: string;
} & ({ outcome: 'added'; before: null } | { outcome: 'changed'; before: string });

/** Checks of a file's rows beyond the form's schema. */
export type Checks = {
  title: (fields: Fields, parent: string | null) => Promise<string>;
  /**
   * The errors in a row's fields, given the stored record it changes; `isValid` unless the form's
   * schema refused some of them.
   */
  reasonsAgainst: (
    fields: Fields,
    of: { parent: string | null; stored: Fields | undefined; isValid: boolean },
  ) => Promise<Reason[]>;
  /** Refuses rows that conflict with each other or with stored records. */
  refuseTogether: (rows: PlannedRow[]) => Promise<void>;
};

/** A kind of record that can be exported and imported. */
export type RecordKind = {
  name: RecordKindName;
  /** For sentences, such as "destination". */
  noun: string;
  /** The column of the record it belongs to, if any. */
  parent: FileColumn | null;
  /** The fields of the form's schema. */
  fields: FileColumn[];
  checkFields: (fields: Fields, isStored: boolean) => CheckedFields;
  /** The unique key among records with the same parent; null if there is none. */
  keyOf: ((fields: Fields, parent: string | null) => string) | null;
  /** An example for the template. */
  example: { parent: string | null; fields: Fields };
  listVersions: (db: Db, ids: string[]) => Promise<{ id: string; version: number }[]>;
  findStored: (db: Db, ids: string[]) => Promise<StoredRecord[]>;
  readStored: (
    db: Db,
    only: { destination?: string | undefined },
  ) => AsyncGenerator<StoredRecord[]>;
  checks: (db: Db) => Promise<Checks>;
  /** Writes the changes and their history in the transaction `trx`. */
  write: (
    trx: Db,
    changes: WrittenChange[],
    onProgress: (done: number) => Promise<void> | void,
  ) => Promise<void>;
};

export type WrittenChange = RecordChange & { title: string };

/** The columns of all files that identify the record and its exported version. */
export const idColumn: FileColumn = {
  name: 'id',
  path: ['id'],
  form: 'text',
  nullable: true,
  optional: true,
};
const versionColumn: FileColumn = {
  name: 'version',
  path: ['version'],
  form: 'number',
  nullable: true,
  optional: true,
};

/** All columns of a file, in order. */
export function fileColumns({ parent, fields }: RecordKind): FileColumn[] {
  return [idColumn, versionColumn, ...(parent ? [parent] : []), ...fields];
}
