import { sql } from 'kysely';
import { inject } from 'vitest';
import type { Db } from '#db/db.ts';

/**
 * Makes the database refuse an event (`insert`, `update of column`) of a table with the message
 * "ended", to interrupt work half way. Returns a function that undoes this.
 */
export async function refuseWrites(db: Db, event: string, table: string) {
  const on = sql.raw(`before ${event} on ${table}`);
  if (inject('engine') === 'sqlite') {
    await sql`create trigger ended ${on} begin select raise(abort, 'ended'); end`.execute(db);
    return () => sql`drop trigger ended`.execute(db);
  }
  await sql`create function ended() returns trigger language plpgsql
    as $$ begin raise exception 'ended'; end $$`.execute(db);
  await sql`create trigger ended ${on} for each row execute function ended()`.execute(db);
  return () => sql`drop function ended cascade`.execute(db);
}
