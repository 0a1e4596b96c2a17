import { type Kysely, sql } from 'kysely';

/**
 * A version for each row that administrators edit in forms, so that an old form is not saved over a
 * newer row; and the key of the form that made a row, so that a form sent twice makes one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['destinations', 'visa_requirements', 'settings']) {
    await db.schema
      .alterTable(table)
      .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1).check(sql`version >= 1`))
      .execute();
  }
  for (const table of ['destinations', 'visa_requirements']) {
    await db.schema.alterTable(table).addColumn('creation_key', 'text').execute();
    // Most rows have none: samples, imports, rows from before.
    await sql`create unique index ${sql.ref(`${table}_by_creation_key`)}
      on ${sql.table(table)} (creation_key) where creation_key is not null`.execute(db);
  }
}
