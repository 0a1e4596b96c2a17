import { type Kysely, sql } from 'kysely';

/** A draft may lack country, continent and rating; published destinations have them as before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['country_code', 'continent', 'rating']) {
    await sql`alter table destinations alter column ${sql.ref(column)} drop not null`.execute(db);
  }
}
