import type { Db } from '#db/db.ts';
import { listDestinationsDueBy } from '#db/queries/destinations/publishing.ts';
import { changeDestinationState } from './bulkDestinations.ts';

/** Whether a scheduled destination is due. */
export async function hasDueDestinations(db: Db): Promise<boolean> {
  return (await listDestinationsDueBy(db, now())).length > 0;
}

/** Publishes due destinations. Returns their number. */
export async function publishDueDestinations(db: Db): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const due = await listDestinationsDueBy(trx, now());
    for (const id of due) {
      await changeDestinationState(trx, id, { status: 'published', publishAt: null });
    }
    return due.length;
  });
}

function now(): string {
  return new Date().toISOString();
}
