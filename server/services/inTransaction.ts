import type { Db } from '../../db/client.ts';

/** Does the work in the transaction at hand, else in one of its own. */
export function inTransaction<Result>(db: Db, work: (trx: Db) => Promise<Result>): Promise<Result> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}
