import type { RecordEntity } from '#core/records/kinds.ts';
import type { Db } from '#db/db.ts';
import type {
  NewRow,
  RecordHead,
  RecordRow,
  RecordTable,
} from '#db/queries/records/recordTable.ts';
import type { TrashedEntity } from '../history/moveToTrash.ts';
import type { FormSchema } from '../history/undoHooks.ts';

/**
 * A kind of record: all that `store.ts` needs to create, change, delete and restore its records, with
 * their history. `Fields` are those of its form, `Head` is what the form leaves as it is.
 */
export type Kind<Fields extends object, Head extends RecordHead> = {
  entity: TrashedEntity;
  table: RecordTable<Fields, Head>;
  /** What the form takes, with the messages that users read. */
  schema: FormSchema<Fields>;
  /** What people call a record, also when it is gone. */
  title(db: Db, record: Fields & Head): Promise<string> | string;
  /**
   * Throws Forbidden where the current actor may not write, delete or restore such a record, InvalidRequest
   * where nobody may. A record that isn't stored yet has no head.
   */
  authorize?(record: Fields & Partial<NoInfer<Head>>): void;
  /**
   * Throws FieldError where a field names what isn't there, Conflict where one has to be unique. A new
   * record has of its head only what it belongs to.
   */
  checkReferences?(db: Db, record: Fields & Partial<NoInfer<Head>>): Promise<void>;
  /**
   * The records beside which one with these fields has to fit in: by default those of its country, or of
   * the whole table where records belong to no country.
   */
  listOthers?(db: Db, record: Fields & Partial<NoInfer<Head>>): Promise<(Fields & Head)[]>;
  /** Throws Conflict where a record with these fields can't stand beside the others. */
  check?(fields: Fields, others: (Fields & Head)[]): void;
  /**
   * The record of the same subject, of which there is one at most: a new record with these fields
   * replaces its fields. Such a kind is not compared with all others.
   */
  findSame?(db: Db, fields: Fields): Promise<(Fields & Head) | undefined>;
  /**
   * What a new row gets before it is stored, and what a deleted one needs to fit in again. Throws a
   * domain error where it can't be stored.
   */
  complete?(trx: Db, row: NewRow): Promise<NewRow>;
  /** The columns that a save sets beside those of the form. Throws FieldError where they don't fit. */
  setOnSave?(trx: Db, stored: Fields & Head, fields: Fields): Promise<object> | object;
  /** Gives a record the id that its fields ask for, and returns it. Throws Conflict where it is taken. */
  move?(trx: Db, stored: Fields & Head, fields: Fields): Promise<Head['id']>;
  /** Gives the rows in the trash from which a deleted record is restored: by default its own. */
  rowsForTrash?(trx: Db, row: RecordRow): Promise<object> | object;
  /**
   * Gives a record's fields in the history: by default those of its form. `other` is the same record on
   * the other side of the change.
   */
  recorded?(record: Fields & Head, other?: Fields & Head): object;
  /** Runs a write of records that are, or become, as these, and stores what else it changes. */
  around?<Result>(
    trx: Db,
    records: readonly (Fields & Partial<NoInfer<Head>>)[],
    write: () => Promise<Result>,
  ): Promise<Result>;
};

/** A kind whose records go out and come in as files. */
type FileKind<Fields extends object, Head extends RecordHead> = Kind<Fields, Head> & {
  entity: RecordEntity;
  file: RecordFile<NoInfer<Fields>, NoInfer<Head>>;
};

/** How records of a kind go out and come in as files. */
type RecordFile<Fields extends object, Head extends RecordHead> = {
  /** What an empty file is filled in with; records that belong to a country name it. */
  example: { fields: Fields; destination?: string };
  /** The records as files have them, where that is more than what is stored. */
  shown?(db: Db, records: (Fields & Head)[]): Promise<object[]>;
};

/** Gives the kind as it is, with the types of its fields taken from its table. */
export function kindOfRecord<Fields extends object, Head extends RecordHead>(
  kind: FileKind<Fields, Head>,
): FileKind<Fields, Head> {
  return kind;
}

/** Any kind, where it doesn't matter which fields it has. */
export type AnyKind = Kind<object, RecordHead>;
export type AnyFileKind = FileKind<object, RecordHead>;
