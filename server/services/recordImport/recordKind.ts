import type { Db } from '../../../db/client.ts';
import type { RecordKindName } from '../../schemas/admin/recordImport.ts';
import type { FileColumn } from './fileColumns.ts';

/** What a form's schema says to the fields of a record. */
type CheckedFields =
  | { success: true; data: object }
  | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } };

/** The fields of a record, as its form has them. */
export type Fields = Record<string, unknown>;

/** A record as it is stored. */
export type StoredRecord = {
  id: string;
  version: number;
  /** Null where that isn't stored. */
  createdAt: string | null;
  /** What it belongs to and stays with: of a requirement the id of its destination. */
  parent: string | null;
  fields: Fields;
};

/** Why a row is refused: what is wrong in which column, or with the row as a whole. */
export type Reason = { column: string | null; message: string };

/** What an import does with a row of the file. Fields before and after are JSON. */
export type PlannedRow = { row: number; title: string } & (
  | { outcome: 'refused'; reasons: Reason[] }
  | { outcome: 'unchanged'; id: string; version: number }
  | RecordChange
);

/** A record that an import writes; a new one has no version yet. */
export type RecordChange = {
  id: string | null;
  version: number;
  createdAt: string | null;
  parent: string | null;
  /** What no other record has, where `RecordKind.keyOf` gives one, and whether it had another before. */
  key: string | null;
  hasNewKey: boolean;
  after: string;
} & ({ outcome: 'added'; before: null } | { outcome: 'changed'; before: string });

/** What the rows of one file are checked against, beyond the form's schema. */
export type Checks = {
  title: (fields: Fields, parent: string | null) => Promise<string>;
  /** What is wrong with the fields of a row, over the stored record that it changes. */
  reasonsAgainst: (
    fields: Fields,
    of: { parent: string | null; stored: Fields | undefined },
  ) => Promise<Reason[]>;
  /** Refuses rows that can't stand beside each other, or beside what is stored. */
  refuseTogether: (rows: PlannedRow[]) => Promise<void>;
};

/** Records that can be exported and imported. */
export type RecordKind = {
  name: RecordKindName;
  /** As sentences have it, such as "destination". */
  noun: string;
  /** Of what it belongs to, where it does: a column of the file. */
  parent: FileColumn | null;
  /** What the form's schema takes. */
  fields: FileColumn[];
  checkFields: (fields: Fields, isStored: boolean) => CheckedFields;
  /** What of a record with the same parent no other one has; null where there is no such thing. */
  keyOf: ((fields: Fields, parent: string | null) => string) | null;
  /** What an empty file is filled in with, as an example. */
  example: { parent: string | null; fields: Fields };
  listVersions: (db: Db, ids: string[]) => Promise<{ id: string; version: number }[]>;
  findStored: (db: Db, ids: string[]) => Promise<StoredRecord[]>;
  readStored: (
    db: Db,
    only: { destination?: string | undefined },
  ) => AsyncGenerator<StoredRecord[]>;
  checks: (db: Db) => Promise<Checks>;
  /** Writes the changes, with their history, in the transaction `trx`. */
  write: (
    trx: Db,
    changes: WrittenChange[],
    onProgress: (done: number) => Promise<void> | void,
  ) => Promise<void>;
};

export type WrittenChange = RecordChange & { title: string };

/** The columns of every file: which record a row is of, and which version of it was exported. */
export const idColumn: FileColumn = {
  name: 'id',
  path: ['id'],
  form: 'text',
  nullable: true,
  optional: true,
};
export const versionColumn: FileColumn = {
  name: 'version',
  path: ['version'],
  form: 'number',
  nullable: true,
  optional: true,
};

/** All columns of a file, in their order. */
export function fileColumns({ parent, fields }: RecordKind): FileColumn[] {
  return [idColumn, versionColumn, ...(parent ? [parent] : []), ...fields];
}
