import type { Db } from '#db/db.ts';

/** Runs the work in the current transaction, otherwise in a new one. */
export function inTransaction<Result>(db: Db, work: (trx: Db) => Promise<Result>): Promise<Result> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}
