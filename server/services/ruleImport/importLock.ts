import type { OpenDatabase } from '../../../db/client.ts';
import type { Lock } from '../../../db/engine.ts';
import { Conflict } from '../errors.ts';

/**
 * Locks across all processes: for storing, switching or removing editions, and for importing
 * records.
 */
type LockName = 'rule-import' | 'record-import';

export const IMPORT_UNDER_WAY = 'Another import is being applied: wait until it is done';

/** Takes an import lock; null while another process has it. */
export function tryImportLock(
  db: OpenDatabase,
  name: LockName = 'rule-import',
): Promise<Lock | null> {
  return db.engine.tryLock(name);
}

/** Takes an import lock. Throws Conflict while another process has it. */
export async function takeImportLock(
  db: OpenDatabase,
  name: LockName = 'rule-import',
): Promise<Lock> {
  const lock = await tryImportLock(db, name);
  if (lock) return lock;
  throw new Conflict(IMPORT_UNDER_WAY);
}

/**
 * Runs `work` while no other process stores, switches or removes editions. Throws Conflict while
 * one does. `requireLock` throws when the lock was lost, so that another process may have begun.
 */
export async function withImportLock<Result>(
  db: OpenDatabase,
  work: (requireLock: () => void) => Promise<Result>,
): Promise<Result> {
  const lock = await takeImportLock(db);
  try {
    return await work(() => throwIfLockLost(lock));
  } finally {
    await lock.release();
  }
}

/** Throws when the lock was lost, for example with the connection to PostgreSQL. */
export function throwIfLockLost({ signal }: Lock): void {
  if (!signal.aborted) return;
  throw new Error('The connection to the database was lost meanwhile: try again', {
    cause: signal.reason,
  });
}
