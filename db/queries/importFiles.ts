import type { Db } from '../client.ts';

/**
 * Uploaded files with their previews: rules and records have one table each, which differ only in
 * progress columns.
 */
export type ImportTable = 'rule_imports' | 'record_imports';

/** An uploaded file; `options` is JSON. */
export type ImportFile = { id: string; options: string; file: Buffer };

export async function addImportFile(
  db: Db,
  table: ImportTable,
  file: ImportFile,
  now: string,
): Promise<void> {
  await db
    .insertInto(table)
    .values({ ...file, state: 'previewed', created_at: now, updated_at: now })
    .execute();
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

/** Whether an import is marked as being applied, even if its process has died. */
export async function hasApplyingImport(db: Db, table: ImportTable): Promise<boolean> {
  const row = await db
    .selectFrom(table)
    .select('id')
    .where('state', '=', 'applying')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes the imports unchanged since `time` (ISO 8601). Returns their number. */
export async function deleteImportsUnchangedSince(
  db: Db,
  table: ImportTable,
  time: string,
): Promise<number> {
  const result = await db.deleteFrom(table).where('updated_at', '<', time).executeTakeFirst();
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
