import { inject, onTestFinished, vi } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../../db/client.ts';

/** A site's database as another process has it open: over a handle of its own, closed with the test. */
export function inOtherProcess(address: string): OpenDatabase {
  const db = openDatabase(address);
  onTestFinished(() => db.destroy());
  return db;
}

/**
 * Passes when `expectation` does, once what another process committed is known here: on SQLite at
 * the next look already, on PostgreSQL when its notice has come.
 */
export async function onceKnown(expectation: () => unknown): Promise<void> {
  if (inject('engine') === 'sqlite') await expectation();
  else await vi.waitFor(expectation, { timeout: 5000, interval: 5 });
}
