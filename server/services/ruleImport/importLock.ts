import type { OpenDatabase } from '../../../db/client.ts';
import type { Lock } from '../../../db/engine.ts';
import { Conflict } from '../errors.ts';

/**
 * Of whoever stores, switches or removes editions, and of whoever imports records: one at a time, over
 * all processes.
 */
type LockName = 'rule-import' | 'record-import';

export const IMPORT_UNDER_WAY = 'Another import is being applied: wait until it is done';

/** Takes the lock of imports; null while anybody else has it. */
export function tryImportLock(
  db: OpenDatabase,
  name: LockName = 'rule-import',
): Promise<Lock | null> {
  return db.engine.tryLock(name);
}

/** Takes the lock of imports. Throws Conflict while anybody else has it. */
export async function takeImportLock(
  db: OpenDatabase,
  name: LockName = 'rule-import',
): Promise<Lock> {
  const lock = await tryImportLock(db, name);
  if (lock) return lock;
  throw new Conflict(IMPORT_UNDER_WAY);
}

/**
 * Does `work` while nobody else stores, switches or removes editions. Throws Conflict while somebody
 * does. `requireLock` throws when the lock was lost: then another process may have begun.
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

/** Throws when the lock was lost, as with the connection to PostgreSQL. */
export function throwIfLockLost({ signal }: Lock): void {
  if (!signal.aborted) return;
  throw new Error('The connection to the database was lost meanwhile: try again', {
    cause: signal.reason,
  });
}
