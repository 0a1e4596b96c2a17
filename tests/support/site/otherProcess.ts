import { sql } from 'kysely';
import { inject, onTestFinished } from 'vitest';
import { type OpenOptions, openDatabase } from '#db/client.ts';
import type { Db } from '#db/db.ts';
import type { OpenDatabase } from '#db/engine.ts';
import { eventually } from '../eventually.ts';

/**
 * A site's database as opened by another process: with a handle of its own, closed with the test.
 */
export function inOtherProcess(address: string, options?: OpenOptions): OpenDatabase {
  const db = openDatabase(address, options);
  onTestFinished(() => db.destroy());
  return db;
}

/**
 * Passes when `expectation` does, once another process's commit is known here: on SQLite at the
 * next check, on PostgreSQL when its notice has arrived.
 */
export async function onceKnown(expectation: () => unknown): Promise<void> {
  if (inject('engine') === 'sqlite') await expectation();
  else await eventually(expectation);
}

/**
 * Begins a transaction of the other process, with this work, which holds the lock for writing: all
 * other writers wait for it until the returned function, or the end of the test, has committed it.
 */
export async function holdWrites(
  other: OpenDatabase,
  work: (trx: Db) => Promise<unknown> = async () => {},
): Promise<() => Promise<void>> {
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  onTestFinished(() => end.resolve());
  const held = other.transaction().execute(async (trx) => {
    // A test may be slower than the services that this limit is meant for.
    if (inject('engine') === 'postgres')
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
    await work(trx);
    begun.resolve();
    await end.promise;
  });
  await Promise.race([begun.promise, held]);
  return async () => {
    end.resolve();
    await held;
  };
}
