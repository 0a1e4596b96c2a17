import type { Db } from '../client.ts';
import type { VisaType } from '../schema.ts';

/** The pairs whose freedom of movement a source states, for the stays that it is for. */
export async function listFreePairs(
  db: Db,
  sourceId: string,
): Promise<{ passport: string; destination: string; purpose: VisaType }[]> {
  const rows = await db
    .selectFrom('zones')
    .innerJoin('zone_members as home', 'home.zone_id', 'zones.id')
    .innerJoin('zone_members as visited', 'visited.zone_id', 'zones.id')
    .select(['home.country_code as passport', 'visited.country_code as destination'])
    .where('zones.source_id', '=', sourceId)
    .where('zones.freedom_of_movement', '=', 1)
    .whereRef('home.country_code', '<>', 'visited.country_code')
    .execute();
  return rows.flatMap((pair) =>
    (['tourist', 'working'] as const).map((purpose) => ({ ...pair, purpose })),
  );
}

/** Deletes what a source states beside its rules. */
export async function deleteSourceFacts(trx: Db, sourceId: string): Promise<void> {
  await trx.deleteFrom('zones').where('source_id', '=', sourceId).execute();
  await trx.deleteFrom('entry_conditions').where('source_id', '=', sourceId).execute();
  await trx.deleteFrom('application_portals').where('source_id', '=', sourceId).execute();
  await trx.deleteFrom('nomad_schemes').where('source_id', '=', sourceId).execute();
}
