import { sql } from 'kysely';
import { inject } from 'vitest';
import type { Db } from '#db/db.ts';

/**
 * Renames a table, so that reading it fails, until `giveBack`. `message` is the engine's error
 * message.
 */
export async function loseTable(db: Db, table: string) {
  await sql`alter table ${sql.table(table)} rename to lost`.execute(db);
  return {
    message: {
      sqlite: `no such table: ${table}`,
      postgres: `relation "${table}" does not exist`,
    }[inject('engine')],
    giveBack: () => sql`alter table lost rename to ${sql.table(table)}`.execute(db),
  };
}
