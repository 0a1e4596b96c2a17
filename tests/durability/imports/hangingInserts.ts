import { sql } from 'kysely';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import type { Db } from '#db/db.ts';

/**
 * Makes inserts into a table hang at the rows that meet `condition`, such as `new.id = 'x'`, so that
 * their process can be killed half-way. `db` is the database at `address`. The returned function ends
 * this, after the kill.
 */
export async function hangInserts(
  { db, address }: { db: Db; address: string },
  table: string,
  condition: string,
): Promise<() => Promise<void>> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  if (inject('engine') === 'sqlite') {
    await run(`create view endless (number) as
      with recursive numbers (number) as (select 1 union all select number + 1 from numbers)
      select number from numbers`);
    await run(`create trigger hang before insert on ${table} when ${condition}
      begin select count(*) from endless; end`);
    return async () => {
      await run('drop trigger hang');
      await run('drop view endless');
    };
  }
  const holder = new pg.Client(address);
  await holder.connect();
  onTestFinished(() => holder.end());
  await holder.query('select pg_advisory_lock(1)');
  await run(`create function hang() returns trigger language plpgsql as
    'begin perform pg_advisory_xact_lock(1); return new; end'`);
  await run(`create trigger hang before insert on ${table} for each row when (${condition})
    execute function hang()`);
  return async () => {
    // PostgreSQL notices that the process is gone only when it sends its response.
    await holder.end();
    await run(`drop trigger hang on ${table}`);
    await run('drop function hang()');
  };
}
