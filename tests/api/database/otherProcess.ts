import { inject, onTestFinished, vi } from 'vitest';
import { openDatabase } from '../../../db/client.ts';
import type { OpenDatabase } from '../../../db/engine.ts';

/**
 * A site's database as opened by another process: with a handle of its own, closed with the test.
 */
export function inOtherProcess(address: string): OpenDatabase {
  const db = openDatabase(address);
  onTestFinished(() => db.destroy());
  return db;
}

/**
 * Passes when `expectation` does, once another process's commit is known here: on SQLite at the
 * next check, on PostgreSQL when its notice has arrived.
 */
export async function onceKnown(expectation: () => unknown): Promise<void> {
  if (inject('engine') === 'sqlite') await expectation();
  else await vi.waitFor(expectation, { timeout: 5000, interval: 5 });
}
