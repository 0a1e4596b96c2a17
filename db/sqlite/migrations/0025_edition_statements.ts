import type { Kysely } from 'kysely';

/** What a source states beside its rules, kept with an edition that another has replaced. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('rule_editions').addColumn('statements', 'text').execute();
}
