import { sql } from 'kysely';
import type { ImportState } from '#core/siteVocabulary.ts';
import type { Db } from '../db.ts';

/**
 * Uploaded files with their previews: rules and records have one table each, which differ only in
 * progress columns.
 */
export type ImportTable = 'rule_imports' | 'record_imports';

/** An uploaded file, without its bytes, and the progress of its import. */
export type StoredImport = {
  id: string;
  /** The parser's options, as JSON. */
  options: string;
  state: ImportState;
  /** The reason of failure; of applied records their numbers, as JSON. */
  message: string | null;
  /** For rules: stored rules, of `total`, and the edition that is being or was stored. */
  done?: number;
  total?: number;
  editionId?: number | null;
};

/** Stores an uploaded file; `options` is JSON. */
export async function addImport(
  db: Db,
  table: ImportTable,
  file: { id: string; options: string; file: Buffer },
  now: string,
): Promise<void> {
  await db
    .insertInto(table)
    .values({ ...file, state: 'previewed', created_at: now, updated_at: now })
    .execute();
}

/** One import without its file; `undefined` when there is none of this id. */
export async function findImport(
  db: Db,
  table: ImportTable,
  id: string,
): Promise<StoredImport | undefined> {
  return db
    .selectFrom(table)
    .select(['id', 'options', 'state', 'message'])
    .$if(table === 'rule_imports', (query) =>
      query.select([
        sql<number>`done`.as('done'),
        sql<number>`total`.as('total'),
        sql<number | null>`edition_id`.as('editionId'),
      ]),
    )
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The uploaded bytes; `undefined` when the import doesn't exist. */
export async function findImportFile(
  db: Db,
  table: ImportTable,
  id: string,
): Promise<Buffer | undefined> {
  const row = await db.selectFrom(table).select('file').where('id', '=', id).executeTakeFirst();
  return row?.file;
}

/** Returns true if an import is marked as being applied, even if its process has died. */
export async function hasApplyingImport(db: Db, table: ImportTable): Promise<boolean> {
  const row = await db
    .selectFrom(table)
    .select('id')
    .where('state', '=', 'applying')
    .executeTakeFirst();
  return row !== undefined;
}

/** Marks an import of this many rows as being applied. False when it is being applied or done. */
export async function beginImport(
  db: Db,
  table: ImportTable,
  { id, total }: { id: string; total: number },
  now: string,
): Promise<boolean> {
  const progress = table === 'rule_imports' ? { done: 0, total, edition_id: null } : {};
  const { numUpdatedRows } = await db
    .updateTable(table)
    .set({ state: 'applying', message: null, updated_at: now, ...progress })
    .where('id', '=', id)
    .where('state', 'in', ['previewed', 'failed'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Stores the progress and the edition of an import of rules. */
export async function noteRuleImportProgress(
  db: Db,
  id: string,
  { done, editionId }: { done: number; editionId: number },
  now: string,
): Promise<void> {
  await db
    .updateTable('rule_imports')
    .set({ done, edition_id: editionId, updated_at: now })
    .where('id', '=', id)
    .where('state', '=', 'applying')
    .execute();
}

/**
 * Marks an import as applied, in the transaction `trx` of its changes, with a message. False when it was
 * ended meanwhile.
 */
export async function noteImportApplied(
  trx: Db,
  table: ImportTable,
  { id, message }: { id: string; message: string },
  now: string,
): Promise<boolean> {
  if (!trx.isTransaction) throw new Error('An import is applied inside a transaction only');
  const { numUpdatedRows } = await trx
    .updateTable(table)
    .set({ state: 'applied', message, updated_at: now })
    .where('id', '=', id)
    .where('state', '=', 'applying')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Ends the import being applied, or all such imports: as applied if its edition of rules is complete,
 * otherwise as failed with this message.
 */
export async function endImports(
  db: Db,
  table: ImportTable,
  { id, message }: { id?: string; message: string },
  now: string,
): Promise<void> {
  const applying = db
    .updateTable(table)
    .where('state', '=', 'applying')
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''));
  if (table === 'rule_imports') {
    await applying
      .set({ state: 'applied', updated_at: now })
      .where(sql<boolean>`edition_id in (select id from rule_editions where state = 'ready')`)
      .execute();
  }
  await applying.set({ state: 'failed', message, updated_at: now }).execute();
}

/**
 * Deletes the imports unchanged since `time` (ISO 8601), and those changed after `latest`, except
 * those being applied: a clock that was ahead dated them, and they would count as the newest until
 * its time comes. Returns their number.
 */
export async function deleteImportsUnchangedSince(
  db: Db,
  table: ImportTable,
  { time, latest }: { time: string; latest: string },
): Promise<number> {
  const result = await db
    .deleteFrom(table)
    .where((eb) =>
      eb.or([
        eb('updated_at', '<', time),
        eb.and([eb('updated_at', '>', latest), eb('state', '!=', 'applying')]),
      ]),
    )
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Deletes all but the newest imports and those being applied. Returns their number. */
export async function deleteAllButNewestImports(
  db: Db,
  table: ImportTable,
  newest: number,
): Promise<number> {
  const result = await db
    .deleteFrom(table)
    .where('state', '!=', 'applying')
    .where('id', 'not in', (eb) =>
      eb.selectFrom(table).select('id').orderBy('created_at', 'desc').orderBy('id').limit(newest),
    )
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
