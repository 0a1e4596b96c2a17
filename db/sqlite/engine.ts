import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import type { Db } from '../db.ts';
import type { Engine } from '../engine.ts';
import { watchContentVersion } from './changeCounter.ts';
import type { DatabaseFile } from './databaseFile.ts';
import { imageFolder, moveFormerFolder } from './imageFolder.ts';
import { migrations, stepsToBaseline } from './migrations.ts';
import { movedImageFolder } from './movedImages.ts';
import { databaseProblem } from './readiness.ts';
import { lock } from './snapshot.ts';

/** The SQLite engine for the open database in `file`. */
export function sqliteEngine(db: Db, file: DatabaseFile): Engine {
  const { path } = file;
  const lockFile = (name: string) => join(dirname(path), `${name}.lock`);
  return {
    place: path,
    images: imageFolder(db, join(dirname(path), 'images')),
    // Opening the file has verified it.
    requireReachable: async () => {},
    migrations,
    stepsToBaseline,
    moveFormerFiles: async () => moveFormerFolder(dirname(path)),
    takeSafetyCopy: () => takeSafetyCopy(db, path),
    migrating: (work) => migrating(db, work),
    readingSnapshot: (work) => readingSnapshot(db, work),
    movedImages: () => movedImageFolder(join(dirname(path), 'images')),
    startAlone: (work) => {
      requireToBeAlone(lockFile('server'), dirname(path));
      return work();
    },
    watchContentVersion: async () => watchContentVersion(path),
    async tryLock(name) {
      const release = lock(lockFile(name));
      return release && { signal: new AbortController().signal, release: async () => release() };
    },
    problem: () => databaseProblem(file),
    onProblem: (listener) =>
      file.onLost(() =>
        listener({
          isOver: false,
          message:
            'The database file was moved, replaced or deleted: nothing is saved until it is back, or a backup is restored and the server restarted',
          details: { path },
        }),
      ),
  };
}

/**
 * Takes a lock for the lifetime of the process. Throws a one-line error when another server has it:
 * both would cache outdated content and write to the same images.
 */
function requireToBeAlone(lockFile: string, folder: string) {
  const release = lock(lockFile);
  if (!release) {
    throw new Error(
      `Another server runs on the data in ${folder}: stop it, or set DATA_DIR. Several servers on one database take PostgreSQL.`,
    );
  }
  // The listener keeps a reference, or garbage collection would close the connection and free the
  // lock.
  process.once('exit', release);
}

/** `VACUUM INTO` writes one consistent file, including pages of the WAL. */
async function takeSafetyCopy(db: Db, path: string): Promise<string> {
  const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const copy = `${path}.before-migration-${stamp}`;
  try {
    await sql`vacuum into ${sql.lit(copy)}`.execute(db);
  } catch (error) {
    rmSync(copy, { force: true });
    throw error;
  }
  return copy;
}

/**
 * SQLite rebuilds a table for changes that `alter table` can't make, and dropping the old one would
 * cascade deletes. So foreign keys are disabled meanwhile and checked before the commit.
 */
async function migrating<Result>(db: Db, work: (trx: Db) => Promise<Result>): Promise<Result> {
  // This pragma has no effect inside a transaction.
  await sql`pragma foreign_keys = off`.execute(db);
  try {
    return await db.transaction().execute(async (trx) => {
      const result = await work(trx);
      await refuseBrokenReferences(trx);
      return result;
    });
  } finally {
    await sql`pragma foreign_keys = on`.execute(db);
  }
}

/** A read transaction sees the state at its first read and blocks nobody. */
function readingSnapshot<Result>(db: Db, work: (snapshot: Db) => Promise<Result>): Promise<Result> {
  return db.connection().execute(async (connection) => {
    await sql`begin`.execute(connection);
    try {
      return await work(connection);
    } finally {
      await sql`rollback`.execute(connection);
    }
  });
}

async function refuseBrokenReferences(db: Db) {
  const { rows } = await sql<{ table: string; parent: string }>`pragma foreign_key_check`.execute(
    db,
  );
  const [first] = rows;
  if (!first) return;
  throw new Error(
    `After the migration ${rows.length === 1 ? '1 row' : `${rows.length} rows`} would refer to nothing, the first in ${first.table} to ${first.parent}: the database was left as it was.`,
  );
}
