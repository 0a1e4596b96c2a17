import { compiledOnce } from '../compiledQuery.ts';
import type { Db } from '../db.ts';
import { sqlOf } from '../engine.ts';

/**
 * Increments the content version, which invalidates every cached response, in the transaction `trx`
 * of the change itself. Throws outside a transaction.
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
 * Runs a write to a content table and increments the content version, in one transaction: that of
 * `db`, if it is one. Results of `undefined`, false and 0 mean that nothing was changed.
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

/** The number that grows with every change of visible content. */
export async function readContentVersion(db: Db): Promise<number> {
  const [row] = await contentVersion(db, []);
  if (!row) throw new Error('The table content_version has no row');
  return row.version;
}

const contentVersion = compiledOnce((db) => db.selectFrom('content_version').select('version'));
