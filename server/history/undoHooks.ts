import * as z from 'zod/mini';
import { withPlainTexts } from '#core/plainText.ts';
import type { Db } from '#db/db.ts';
import type { HistoryEntry } from '#db/queries/history/historyEntries.ts';
import { FieldError, InvalidRequest } from '../errors.ts';
import { isMatch } from './rowVersions.ts';

/** The functions by which changes of a kind of record are taken back: by undo, to an earlier version, from the trash. */
export type UndoHooks = {
  /** The record with this id, where earlier versions of it can be restored. */
  revertible?: (id: string) => Revertible | undefined;
  /**
   * Undoes a change, given its history entry. Throws NotFound when the record is gone, InvalidRequest
   * if it can't be undone.
   */
  undo?: (trx: Db, entry: HistoryEntry) => Promise<unknown>;
  /**
   * Whether what an entry changed was changed since, where that is more than its record. Throws
   * InvalidRequest if it can't be undone.
   */
  isTouchedSince?: (trx: Db, entry: HistoryEntry) => Promise<boolean>;
  /** Whether anybody of the team may undo a change, from the history; else only who made it. */
  byAnyone?: boolean;
  /** Inserts deleted rows of the trash again. Throws Conflict, with advice, when they no longer fit. */
  undelete?: (trx: Db, rows: object) => Promise<UndeletedRecord>;
};

/** A record whose earlier versions can be restored. */
export type Revertible = {
  /**
   * The stored version, and the record's creation if known, since its id may have been reused.
   * `undefined` if the record doesn't exist.
   */
  read: (db: Db) => Promise<StoredVersion | undefined>;
  /**
   * Saves the fields of a history entry, over those of the stored record, like the record's form.
   * Throws what its service throws.
   */
  update: (db: Db, version: number, fields: Record<string, unknown>) => Promise<unknown>;
};

export type StoredVersion = { version: number; createdAt?: string };

/** A record of the trash that is stored again: its id, and its fields for the history. */
export type UndeletedRecord = {
  id: string | number;
  title: string;
  after: object;
  /** When its history began, if known: another record may have had its former id before. */
  createdAt?: string;
};

/** The schema of a form, which may leave out fields that have defaults. */
export type FormSchema<Fields> = z.ZodMiniType<
  Fields,
  { [Name in keyof Fields]?: Fields[Name] | undefined }
> & { shape: Record<string, z.core.$ZodType> };

/**
 * Picks the form's fields from the history, which may have more, or outdated ones. Throws ZodError
 * if they are no longer valid.
 */
export function formFields<Fields>(
  schema: FormSchema<Fields>,
  fields: Record<string, unknown>,
): Fields {
  const names = Object.keys(schema.shape);
  const own = Object.entries(fields).filter(([name]) => names.includes(name));
  return z.parse(schema, Object.fromEntries(own));
}

/**
 * Replaces a record's `version` by earlier fields; fields that the product didn't have yet stay as they
 * are `stored`. Throws InvalidRequest when the fields are no longer valid, or what saving throws.
 */
export async function saveEarlierFields(
  db: Db,
  record: Revertible,
  { stored, version, fields }: { stored: object; version: number; fields: object },
): Promise<void> {
  try {
    await record.update(db, version, withPlainTexts({ ...stored, ...fields }));
  } catch (error) {
    throw refusalOf(error) ?? error;
  }
}

/** The error for earlier fields that are no longer valid; `undefined` for other errors. */
function refusalOf(error: unknown): InvalidRequest | undefined {
  const isOfField = error instanceof FieldError || error instanceof z.core.$ZodError;
  if (!isOfField) return undefined;
  const reason = error instanceof FieldError ? error.message : error.issues[0]?.message;
  return new InvalidRequest(`This version can't be saved any more. ${reason ?? ''}`);
}

/** Undoes a change of nothing but these fields; `putBack` sets them as they were. */
export function undoOfFields<Former extends object>(
  fields: readonly (keyof Former & string)[],
  putBack: (trx: Db, id: string, former: Former) => Promise<unknown>,
): NonNullable<UndoHooks['undo']> {
  return async (trx, { entityId, before, after }) => {
    const former = Object.fromEntries(fields.map((name) => [name, before?.[name]]));
    if (!before || !after || !isMatch({ ...after, ...former }, before)) throw notUndone();
    await putBack(trx, entityId, withPlainTexts(former) as Former);
  };
}

/** The refusal of a change that has no undo. */
export function notUndone(): InvalidRequest {
  return new InvalidRequest('This can’t be undone here: restore a version in the history instead');
}
