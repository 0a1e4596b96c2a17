import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db.ts';
import type { FillDatabase } from '../engine.ts';
import { runMigrations } from '../migrate.ts';
import { numberedTables } from '../unusedId.ts';
import { openPostgres } from './open.ts';

/**
 * Creates the tables in the empty PostgreSQL database at `url` and fills them with `fill`, in one
 * transaction; a server that starts meanwhile waits. Throws a one-line error when the database has
 * any table, even an empty one.
 */
export async function createPostgresDatabase<Result>(
  url: string,
  fill: FillDatabase<Result>,
): Promise<Result> {
  // Building an index or reading a table back has no time limit.
  const db = openPostgres(url, { pool: { size: 2, statementTimeoutMs: 0 } });
  try {
    // Before the lock, whose connection would retry when the server can't be reached.
    await refuseTables(db, db.engine.place);
    return await db.engine.startAlone(async () => {
      await refuseTables(db, db.engine.place);
      return db.engine.migrating(async (trx) => {
        await runMigrations(trx, db.engine.migrations, []);
        const result = await withoutReferences(trx, () => fill(trx, db.engine.movedImages(trx)));
        await setIdentities(trx);
        await sql`analyze`.execute(trx);
        return result;
      });
    });
  } finally {
    await db.destroy();
  }
}

/** Tables of extensions don't count. */
async function refuseTables(db: Db, place: string) {
  const names = await namesOf(
    db,
    sql`select relname as name from pg_class where relkind in ('r', 'p', 'v', 'm', 'f')
      and relnamespace = current_schema()::regnamespace
      and not exists (select 1 from pg_depend where objid = pg_class.oid and deptype = 'e')
      order by relname`,
  );
  if (names.length === 0) return;
  const some = names.slice(0, 3).join(', ');
  throw new Error(
    `${place} isn't empty (it has ${some}${names.length > 3 ? ', …' : ''}): create a new database`,
  );
}

/**
 * Runs `work`, which fills the tables, with foreign keys disabled, so that rows may come in any
 * order; then checks all at once, which is faster than row by row.
 */
async function withoutReferences<Result>(trx: Db, work: () => Promise<Result>): Promise<Result> {
  const { rows } = await sql<{ table: string; name: string; definition: string }>`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(trx);
  for (const { table, name } of rows) {
    await sql`alter table ${sql.raw(table)} drop constraint ${sql.ref(name)}`.execute(trx);
  }
  const result = await work();
  for (const { table, name, definition } of rows) {
    await sql`alter table ${sql.raw(table)}
      add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(trx);
  }
  return result;
}

/**
 * Sets each identity above all ids of rows and of the history: the source database may have deleted
 * its highest ids.
 */
async function setIdentities(trx: Db) {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where is_identity = 'YES' and table_schema = current_schema()`.execute(trx);
  const entities: Record<string, string> = numberedTables;
  for (const { table, column } of rows) {
    await sql`select setval(pg_get_serial_sequence(${table}, ${column}),
      coalesce(max(given.id), 1), max(given.id) is not null)
      from (
        select ${sql.ref(column)} as id from ${sql.table(table)}
        union all
        select entity_id::bigint from history
        where entity = ${entities[table] ?? ''} and entity_id ~ '^[0-9]{1,18}$'
      ) as given`.execute(trx);
  }
}

async function namesOf(db: Db, query: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`${query}`.execute(db);
  return rows.map(({ name }) => name);
}
