import { type Kysely, sql } from 'kysely';

/** One number that moves with every change of what visitors see: what caches compare. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('content_version')
    .addColumn('id', 'integer', (c) => c.primaryKey().check(sql`id = 1`))
    .addColumn('version', 'integer', (c) => c.notNull().check(sql`version >= 1`))
    .execute();
  await sql`insert into content_version (id, version) values (1, 1)`.execute(db);
}
