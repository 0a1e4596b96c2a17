import type { Db } from '../client.ts';

/**
 * Says that what visitors see has changed, so that every cached response is rendered again. `trx` is
 * the transaction of the change itself: the two are seen together or not at all.
 */
export async function moveContentVersion(trx: Db): Promise<void> {
  if (!trx.isTransaction) throw new Error('The content version moves inside a transaction only');
  await trx
    .updateTable('content_version')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .execute();
}

/**
 * Runs a change of what visitors see and moves the content version with it, in one transaction: the
 * open one if `db` is one. `changed` tells from the result whether anything was changed.
 */
export async function changeContent<Result>(
  db: Db,
  change: (trx: Db) => Promise<Result>,
  changed: (result: Result) => boolean,
): Promise<Result> {
  if (!db.isTransaction) {
    return db.transaction().execute((trx) => changeContent(trx, change, changed));
  }
  const result = await change(db);
  if (changed(result)) await moveContentVersion(db);
  return result;
}
