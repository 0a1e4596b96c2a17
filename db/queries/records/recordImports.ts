import type { Db } from '../../client.ts';

/** An uploaded file of records, without its bytes, and how far its import is. */
export type RecordImport = {
  id: string;
  /** How the file is read, as JSON. */
  options: string;
  state: 'previewed' | 'applying' | 'applied' | 'failed';
  /** Why it failed. */
  message: string | null;
};

/** One import, without its file; `undefined` when there is none of this id. */
export async function findRecordImport(db: Db, id: string): Promise<RecordImport | undefined> {
  return db
    .selectFrom('record_imports')
    .select(['id', 'options', 'state', 'message'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Notes that an import begins. False when it is under way, or done. */
export async function beginRecordImport(db: Db, id: string, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('record_imports')
    .set({ state: 'applying', message: null, updated_at: now })
    .where('id', '=', id)
    .where('state', 'in', ['previewed', 'failed'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Notes in the transaction `trx` of the import's changes that it is applied. False when it was ended meanwhile. */
export async function noteRecordImportApplied(trx: Db, id: string, now: string): Promise<boolean> {
  if (!trx.isTransaction) throw new Error('An import is applied inside a transaction only');
  const { numUpdatedRows } = await trx
    .updateTable('record_imports')
    .set({ state: 'applied', updated_at: now })
    .where('id', '=', id)
    .where('state', '=', 'applying')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Notes that the import that is under way, or all that are, failed with this message. */
export async function failRecordImports(
  db: Db,
  { id, message }: { id?: string; message: string },
  now: string,
): Promise<void> {
  await db
    .updateTable('record_imports')
    .set({ state: 'failed', message, updated_at: now })
    .where('state', '=', 'applying')
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .execute();
}
