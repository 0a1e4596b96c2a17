import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import { type Db, openDatabase } from '../../db/client.ts';
import { copyPreparedDatabase } from '../preparedDatabases.ts';

/**
 * A new database as the first start leaves it, for all tests of a file that only read: `db()` is it,
 * `one()` the first column of a query's first row.
 */
export function filledDatabase() {
  const folder = mkdtempSync(join(tmpdir(), 'landfall-test-'));
  const path = join(folder, 'landfall.sqlite');
  let opened: Db | undefined;
  const db = () => {
    opened ??= openDatabase(path);
    return opened;
  };
  beforeAll(async () => {
    await copyPreparedDatabase('firstStart', path);
  });
  afterAll(async () => {
    await db().destroy();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    db,
    async one(query: string): Promise<unknown> {
      const { rows } = await sql.raw<Record<string, unknown>>(query).execute(db());
      return Object.values(rows[0] ?? {})[0];
    },
  };
}
