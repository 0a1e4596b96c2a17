import { type Kysely, sql } from 'kysely';

/**
 * Destinations without a best time to visit were shown with April to June. It becomes their value, so
 * that they show the same, and that editors see and can clear it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update destinations
    set weather = jsonb_set(weather::jsonb, '{bestTimeToVisit}', '"April to June"')::text
    where trim(coalesce(weather::jsonb ->> 'bestTimeToVisit', '')) = ''`.execute(db);
}
