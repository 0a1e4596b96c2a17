import type { VisaType } from '#core/vocabulary.ts';
import type { Db } from '#db/db.ts';

export type PairRequests = {
  passport: string;
  destination: string;
  purpose: VisaType;
  requests: number;
};

/** Adds to the number of requests of each pair. */
export async function addPairRequests(db: Db, pairs: PairRequests[]): Promise<void> {
  await db
    .insertInto('pair_requests')
    .values(pairs)
    .onConflict((conflict) =>
      conflict.columns(['passport', 'destination', 'purpose']).doUpdateSet((eb) => ({
        requests: eb('pair_requests.requests', '+', eb.ref('excluded.requests')),
      })),
    )
    .execute();
}
