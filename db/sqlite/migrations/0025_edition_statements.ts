import type { Kysely } from 'kysely';

/** The statements of a source beside its rules, stored with the edition that another has replaced. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('rule_editions').addColumn('statements', 'text').execute();
}
