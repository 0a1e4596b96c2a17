import type { Db } from '../../client.ts';

/** An uploaded record file, without its bytes, and the progress of its import. */
export type RecordImport = {
  id: string;
  /** How the file is parsed, as JSON. */
  options: string;
  state: 'previewed' | 'applying' | 'applied' | 'failed';
  /** The reason of failure. */
  message: string | null;
};

/** One import without its file; `undefined` when there is none of this id. */
export async function findRecordImport(db: Db, id: string): Promise<RecordImport | undefined> {
  return db
    .selectFrom('record_imports')
    .select(['id', 'options', 'state', 'message'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Marks an import as being applied. False when it is being applied or done. */
export async function beginRecordImport(db: Db, id: string, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('record_imports')
    .set({ state: 'applying', message: null, updated_at: now })
    .where('id', '=', id)
    .where('state', 'in', ['previewed', 'failed'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Marks an import as applied, in the transaction `trx` of its changes. False when it was ended
 * meanwhile.
 */
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

/** Marks the import being applied, or all such imports, as failed with this message. */
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
