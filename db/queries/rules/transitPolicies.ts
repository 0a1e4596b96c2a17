import type { Db } from '#db/db.ts';

/** All transit policies, by country; of several sources for a country, by source. */
export async function listTransitPolicies(
  db: Db,
): Promise<{ sourceId: string; country: string; policy: string }[]> {
  return db
    .selectFrom('transit_policies')
    .select(['source_id as sourceId', 'country_code as country', 'policy'])
    .orderBy('country_code')
    .orderBy('source_id')
    .execute();
}
