import { type Kysely, sql } from 'kysely';
import { isShippedSample, type StoredRequirement } from '#db/seed/samples/shippedRequirements.ts';

type Row = StoredRequirement & { id: string };

/** Rows per statement. */
const AT_ONCE = 500;

/**
 * Who vouches for a requirement. Stored ones are the team's, to be confirmed, except the shipped
 * samples that were never saved.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('visa_requirements')
    .addColumn('standing', 'text', (column) => column.notNull().defaultTo('team'))
    .execute();
  await sql`create index visa_requirements_carried_over on visa_requirements (destination_id)
    where standing = 'carried_over'`.execute(db);
  await sql`update visa_requirements set standing = 'carried_over'`.execute(db);
  for (let after = ''; ; ) {
    const { rows } = await sql<Row>`select * from visa_requirements
      where version = 1 and id > ${after} order by id limit ${AT_ONCE}`.execute(db);
    const samples = rows.filter(isShippedSample).map(({ id }) => id);
    if (samples.length > 0) {
      await sql`update visa_requirements set standing = 'sample'
        where id in (${sql.join(samples)})`.execute(db);
    }
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return;
    after = last.id;
  }
}
