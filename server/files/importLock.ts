import type { Lock, OpenDatabase } from '#db/engine.ts';
import { Conflict } from '../errors.ts';

/**
 * Locks across all processes: for storing, switching or removing editions, and for importing
 * records.
 */
export type ImportLock = 'rule-import' | 'record-import';

export const IMPORT_UNDER_WAY = 'Another import is being applied: wait until it is done';

/** Takes an import lock. Throws Conflict while another process has it. */
export async function takeImportLock(db: OpenDatabase, name: ImportLock): Promise<Lock> {
  const lock = await db.engine.tryLock(name);
  if (lock) return lock;
  throw new Conflict(IMPORT_UNDER_WAY);
}

/**
 * Runs `work` while no other process has this lock; throws Conflict while one does. `requireLock`
 * throws when the lock was lost, so that another process may have begun.
 */
export async function withImportLock<Result>(
  db: OpenDatabase,
  name: ImportLock,
  work: (requireLock: () => void) => Promise<Result>,
): Promise<Result> {
  return releasing(await takeImportLock(db, name), work);
}

/** The same, unless another process has the lock: then `undefined`. */
export async function ifImportLockIsFree<Result>(
  db: OpenDatabase,
  name: ImportLock,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  const lock = await db.engine.tryLock(name);
  return lock ? releasing(lock, work) : undefined;
}

async function releasing<Result>(
  lock: Lock,
  work: (requireLock: () => void) => Promise<Result>,
): Promise<Result> {
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
