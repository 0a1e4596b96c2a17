import { sql } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import { openDatabase } from '#db/client.ts';
import type { Db } from '#db/db.ts';
import { copyPrepared } from '../../support/site/preparedDatabases.ts';

/**
 * A new database as after the first start, for all read-only tests of a file: `db()` is the
 * database, `one()` the first column of a query's first row.
 */
export function filledDatabase() {
  let opened: { db: Db; discard: () => Promise<void> } | undefined;
  const db = () => {
    if (!opened) throw new Error('The database is there while tests run');
    return opened.db;
  };
  beforeAll(async () => {
    const { address, discard } = await copyPrepared('firstStart');
    opened = { db: openDatabase(address), discard };
  });
  afterAll(async () => {
    await opened?.db.destroy();
    await opened?.discard();
  });
  return {
    db,
    async one(query: string): Promise<unknown> {
      const { rows } = await sql.raw<Record<string, unknown>>(query).execute(db());
      return Object.values(rows[0] ?? {})[0];
    },
  };
}
