import { type Kysely, sql } from 'kysely';

/** The language of the page where an address was entered, for its mails (BCP 47). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['newsletter_subscribers', 'answer_watches']) {
    await db.schema
      .alterTable(table)
      .addColumn('language', sql`text collate "C"`, (column) => column.notNull().defaultTo('en'))
      .execute();
  }
}
