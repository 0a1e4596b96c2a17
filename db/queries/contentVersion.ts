import type { Db } from '../client.ts';
import { compiledOnce } from '../compiledQuery.ts';
import { sqlOf } from '../engine.ts';

/**
 * Says that what visitors see has changed, so that every cached response is rendered again. `trx` is
 * the transaction of the change itself: the two are seen together or not at all. Throws outside one.
 */
export async function moveContentVersion(trx: Db): Promise<void> {
  if (!trx.isTransaction) throw new Error('The content version moves inside a transaction only');
  await trx
    .updateTable('content_version')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .execute();
  await sqlOf(trx).announceContentVersion(trx);
}

/**
 * Runs a write to a content table and moves the content version with it, in one transaction: that
 * of `db`, if it is one. What gives nothing (`undefined`, false, 0) has changed nothing.
 */
export async function changeContent<Result>(
  db: Db,
  change: (trx: Db) => Promise<Result>,
): Promise<Result> {
  if (!db.isTransaction) return db.transaction().execute((trx) => changeContent(trx, change));
  const result = await change(db);
  if (result) await moveContentVersion(db);
  return result;
}

/** The number that is another after every change of what visitors see. */
export async function readContentVersion(db: Db): Promise<number> {
  const [row] = await contentVersion(db, []);
  if (!row) throw new Error('The table content_version has no row');
  return row.version;
}

const contentVersion = compiledOnce((db) => db.selectFrom('content_version').select('version'));
