import type { Db } from '../client.ts';

/** Uploaded files with their previews, of rules and of records: a table each, alike but for the progress. */
export type ImportTable = 'rule_imports' | 'record_imports';

/** An uploaded file, and as JSON how it is read. */
export type ImportFile = { id: string; options: string; file: Buffer };

/** Stores an uploaded file for its preview. */
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

/** The bytes that were stored; `undefined` when there is no import of this id. */
export async function findImportFile(
  db: Db,
  table: ImportTable,
  id: string,
): Promise<Buffer | undefined> {
  const row = await db.selectFrom(table).select('file').where('id', '=', id).executeTakeFirst();
  return row?.file;
}

/** Whether an import is being applied, or was when its process died. */
export async function hasApplyingImport(db: Db, table: ImportTable): Promise<boolean> {
  const row = await db
    .selectFrom(table)
    .select('id')
    .where('state', '=', 'applying')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes the imports that nothing has happened to since `time` (ISO 8601). Gives how many. */
export async function deleteImportsUnchangedSince(
  db: Db,
  table: ImportTable,
  time: string,
): Promise<number> {
  const result = await db.deleteFrom(table).where('updated_at', '<', time).executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Deletes all but the newest imports, and those under way. Gives how many. */
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
