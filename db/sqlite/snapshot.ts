import { chownSync, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import { compareSchema } from '../examination.ts';
import { writtenByNewerVersion } from '../migrate.ts';
import type { StoredImage } from '../queries/images.ts';
import { knownMigrations, stepsToBaseline } from './migrations.ts';

/** How long a copy waits for another process's lock, in ms; no requests are served meanwhile. */
const BUSY_TIMEOUT_MS = 5000;

/** How long to retry the copy of a locked database, in ms. */
const COPY_LIMIT_MS = 60_000;

/** SQLite's largest page count, so all pages. */
const ALL_PAGES = 0x7fffffff;

/** The content of a complete database of this product. */
type DatabaseFacts = {
  /** Row counts by table. */
  rows: Record<string, number>;
  /** The uploaded images it lists. */
  images: StoredImage[];
  /** Pending migrations. */
  pendingMigrations: string[];
};

/**
 * Copies a snapshot of the database at `from`, which others may be using, to the single file `to`.
 * All pages are copied in one step, under one read lock: in several steps the copy would restart
 * after every write of another process. Throws when there is no database, it stays locked for a
 * minute, or the disk is full.
 */
export async function copyDatabase(from: string, to: string): Promise<void> {
  const source = new Sqlite(from, { fileMustExist: true, timeout: BUSY_TIMEOUT_MS });
  const limit = Date.now() + COPY_LIMIT_MS;
  try {
    await source.backup(to, {
      progress: () => {
        if (Date.now() > limit) throw new Error(`${from} was locked all the time: try again.`);
        return ALL_PAGES;
      },
    });
  } finally {
    source.close();
  }
  checkpointWal(to);
}

/** Checkpoints the `-wal` file into the database and leaves WAL mode. */
export function checkpointWal(path: string): void {
  withSqlite(path, {}, (sqlite) => sqlite.pragma('journal_mode = delete'));
}

/**
 * Prepares an older database for use: it must not revive ended sessions, nor count to versions of
 * content that browsers have seen with other content.
 */
export function prepareRestored(path: string): void {
  withSqlite(path, {}, (sqlite) => {
    sqlite.exec('delete from sessions');
    sqlite.exec('update content_version set version = version + unixepoch()');
  });
}

/**
 * Reads the database at `path`, one file without companions, from end to end. Throws a one-line
 * error when it is no database of this product, is damaged, or is from a newer version.
 */
export function inspectDatabase(path: string): DatabaseFacts {
  return withSqlite(path, { readonly: true }, (sqlite) => {
    const tables = listTables(sqlite);
    if (!tables.includes('kysely_migration') || !tables.includes('destinations')) {
      throw new Error(`${path} is not a Landfall database`);
    }
    const migrations = sqlite
      .prepare<[], string>('select name from kysely_migration')
      .pluck()
      .all();
    const { newer, pending } = compareSchema(migrations, knownMigrations, stepsToBaseline);
    if (newer) throw new Error(`${path} can't be used. ${writtenByNewerVersion(newer)}`);
    refuseDamage(sqlite, path);
    return {
      rows: countRows(sqlite, tables),
      images: listImages(sqlite, tables),
      pendingMigrations: pending,
    };
  });
}

/** The uploaded images that a database lists; it may be in use. Throws when it can't be read. */
export function listImagesOf(path: string): StoredImage[] {
  return withSqlite(path, { readonly: true }, (sqlite) => listImages(sqlite, listTables(sqlite)));
}

/** Row counts by table of a database that was inspected before. Throws when it can't be read. */
export function countRowsOf(path: string): Record<string, number> {
  return withSqlite(path, { readonly: true }, (sqlite) => countRows(sqlite, listTables(sqlite)));
}

/**
 * Takes exclusive access to the database at `path`, so that its file can be replaced, and
 * checkpoints its WAL. The returned function releases it. Throws a one-line error when any process
 * has the database open. Null when it is missing or too damaged to open.
 */
export function lockDatabaseExclusively(path: string): (() => void) | null {
  if (!existsSync(path)) return null;
  const sqlite = new Sqlite(path, { timeout: 1000 });
  try {
    // Every open connection to a WAL database has a shared lock; leaving WAL mode needs an
    // exclusive one.
    sqlite.pragma('locking_mode = exclusive');
    sqlite.pragma('journal_mode = delete');
    sqlite.exec('begin exclusive');
    return () => sqlite.close();
  } catch (error) {
    sqlite.close();
    const code = codeOf(error);
    if (code.startsWith('SQLITE_BUSY')) {
      throw new Error(`${path} is in use: stop the server and every command, then try again.`);
    }
    if (code.startsWith('SQLITE_CORRUPT') || code === 'SQLITE_NOTADB') return null;
    throw error;
  }
}

/**
 * Takes an exclusive lock on the file at `path` until the returned function is called or the
 * process ends. Null when another process has it.
 */
export function lock(path: string): (() => void) | null {
  const sqlite = new Sqlite(path, { timeout: 0 });
  try {
    chownToFolderOwner(path);
    sqlite.exec('begin exclusive');
    return () => sqlite.close();
  } catch (error) {
    sqlite.close();
    if (codeOf(error).startsWith('SQLITE_BUSY')) return null;
    throw error;
  }
}

/** Lets the server's own user take the lock after root ran a command. */
function chownToFolderOwner(path: string) {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dirname(path));
  chownSync(path, uid, gid);
}

function withSqlite<Result>(
  path: string,
  options: Sqlite.Options,
  work: (sqlite: Sqlite.Database) => Result,
): Result {
  const sqlite = new Sqlite(path, { fileMustExist: true, timeout: BUSY_TIMEOUT_MS, ...options });
  try {
    return work(sqlite);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'SQLITE_NOTADB') throw new Error(`${path} is not a Landfall database`);
    if (code.startsWith('SQLITE_CORRUPT')) throw new Error(damaged(path, String(error)));
    throw error;
  } finally {
    sqlite.close();
  }
}

function listTables(sqlite: Sqlite.Database): string[] {
  return sqlite
    .prepare<[], string>(
      `select name from sqlite_schema where type = 'table' and name not like 'sqlite\\_%' escape '\\'
       order by name`,
    )
    .pluck()
    .all();
}

function listImages(sqlite: Sqlite.Database, tables: string[]): StoredImage[] {
  // `pictures` was its name before the first release.
  const table = ['images', 'pictures'].find((name) => tables.includes(name));
  if (!table) return [];
  return sqlite.prepare<[], StoredImage>(`select hash, width, height, bytes from ${table}`).all();
}

function countRows(sqlite: Sqlite.Database, tables: string[]): Record<string, number> {
  const count = (table: string) =>
    sqlite
      .prepare<[], number>(`select count(*) from "${table.replaceAll('"', '""')}"`)
      .pluck()
      .get() ?? 0;
  return Object.fromEntries(tables.map((table) => [table, count(table)]));
}

function refuseDamage(sqlite: Sqlite.Database, path: string) {
  const [first] = sqlite.prepare<[], string>('pragma integrity_check(1)').pluck().all();
  if (first !== 'ok') throw new Error(damaged(path, String(first)));
  const broken = sqlite.prepare('pragma foreign_key_check').all();
  if (broken.length > 0)
    throw new Error(damaged(path, `rows that refer to nothing: ${broken.length}`));
}

function damaged(path: string, how: string): string {
  return `${path} is damaged (${how.replaceAll(/\s+/g, ' ')})`;
}

function codeOf(error: unknown): string {
  return error instanceof Sqlite.SqliteError ? error.code : '';
}
