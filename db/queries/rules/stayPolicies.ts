import type { VisaType } from '#core/vocabulary.ts';
import type { Db } from '#db/db.ts';

/** All policies of kinds of stay, by country; of several sources for a country, by source. */
export async function listStayPolicies(
  db: Db,
): Promise<{ sourceId: string; purpose: VisaType; country: string; policy: string }[]> {
  return db
    .selectFrom('stay_policies')
    .select(['source_id as sourceId', 'purpose', 'country_code as country', 'policy'])
    .orderBy('country_code')
    .orderBy('source_id')
    .execute();
}
