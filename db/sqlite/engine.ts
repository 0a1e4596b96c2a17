import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { refuseSecondSite } from '../baseline.ts';
import type { Db } from '../db.ts';
import type { Engine } from '../engine.ts';
import { watchContentVersion } from './changeCounter.ts';
import {
  type DatabaseFile,
  type FileProblem,
  type FoundProblem,
  toRestore,
} from './file/databaseFile.ts';
import { lock, lockServer } from './file/locks.ts';
import { refuseLost, setAsideImages } from './file/lostDatabase.ts';
import { imageFolder, moveFormerFolder } from './imageFolder.ts';
import { migrations, stepsToBaseline } from './migrations.ts';
import { movedImageFolder } from './movedImages.ts';
import type { SqliteOptions } from './open.ts';
import { databaseProblem } from './readiness.ts';

/** The SQLite engine for the open database in `file`, as it was opened with the options. */
export function sqliteEngine(
  db: Db,
  file: DatabaseFile,
  { backupFolder, isNewSite = false }: SqliteOptions,
): Engine {
  const { path } = file;
  return {
    place: path,
    images: imageFolder(db, join(dirname(path), 'images')),
    // Opening the file has verified it.
    requireReachable: async () => {},
    requireInPlace: () => file.requireInPlace(),
    async requireExpected(isEmpty) {
      if (isNewSite && !isEmpty) refuseSecondSite(path);
      if (isEmpty && isNewSite) setAsideImages(path);
      if (isEmpty && !isNewSite) refuseLost(path, { backupFolder, isOpen: true });
    },
    migrations,
    stepsToBaseline,
    moveFormerFiles: async () => moveFormerFolder(dirname(path)),
    takeSafetyCopy: () => takeSafetyCopy(db, path),
    migrating: (work) => migrating(db, work),
    readingSnapshot: (work) => readingSnapshot(db, work),
    movedImages: () => movedImageFolder(join(dirname(path), 'images')),
    startAlone: (work) => {
      requireToBeAlone(path);
      return work();
    },
    watchContentVersion: async () => watchContentVersion(path),
    async tryLock(name) {
      const release = lock(join(dirname(path), `${name}.lock`));
      return release && { signal: new AbortController().signal, release: async () => release() };
    },
    problem: () => databaseProblem(file),
    onProblem: (listener) =>
      file.onProblem((found) =>
        listener({ isOver: false, message: messageOf(found), details: { path, ...found } }),
      ),
  };
}

const messages: Record<FileProblem, string> = {
  DATABASE_FILE_LOST:
    'The database file was moved, replaced or deleted: nothing is saved until it is back.',
  DATABASE_LOG_LOST: 'The write-ahead log of the database was deleted: nothing is saved.',
  DATABASE_DAMAGED: 'The database is damaged: nothing is saved.',
};

/** The message for the log, with what to do. */
function messageOf({ problem, copy }: FoundProblem): string {
  if (problem === 'DATABASE_DAMAGED') return `${messages[problem]} ${toRestore}, and start it.`;
  const next = copy
    ? `What the server still sees is in a copy: stop the server, run npm run restore -- ${copy}, and start it.`
    : 'What the server still sees could not be copied: make room for it, and stop the server only when this log names the copy.';
  return `${messages[problem]} ${next}`;
}

/**
 * Takes a lock for the lifetime of the process. Throws a one-line error when another server has it:
 * both would cache outdated content and write to the same images.
 */
function requireToBeAlone(path: string) {
  const release = lockServer(path);
  if (!release) {
    throw new Error(
      `Another server runs on the data in ${dirname(path)}: stop it, or set DATA_DIR. Several servers on one database take PostgreSQL.`,
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
