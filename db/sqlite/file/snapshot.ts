import { existsSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { compareSchema } from '../../examination.ts';
import { writtenByNewerVersion } from '../../migrate.ts';
import type { StoredImage } from '../../queries/images.ts';
import { knownMigrations, stepsToBaseline } from '../migrations.ts';
import { isDamage } from './databaseFile.ts';

/** How long a copy waits for another process's lock, in ms; no requests are served meanwhile. */
const BUSY_TIMEOUT_MS = 5000;

/** How long to retry the copy of a locked database, in ms. */
const COPY_LIMIT_MS = 60_000;

/** SQLite's largest page count, so all pages. */
const ALL_PAGES = 0x7fffffff;

/** The content of a complete database of this product. */
type DatabaseFacts = {
  /** The id that it shares with its copies; null if it is older than ids. */
  id: string | null;
  /** The number of changes of its visible content. */
  contentVersion: number;
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
  const limit = performance.now() + COPY_LIMIT_MS;
  try {
    await source.backup(to, {
      progress: () => {
        if (performance.now() > limit)
          throw new Error(`${from} was locked all the time: try again.`);
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
      id: readId(sqlite, tables),
      contentVersion:
        sqlite.prepare<[], number>('select version from content_version').pluck().get() ?? 0,
      rows: countRows(sqlite, tables),
      images: listImages(sqlite, tables),
      pendingMigrations: pending,
    };
  });
}

/** The uploaded images that a database lists; it may be in use. Throws when it can't be read. */
export function listImagesOf(path: string): StoredImage[] {
  return withSqlite(path, asFound(path), (sqlite) => listImages(sqlite, listTables(sqlite)));
}

/**
 * The id that the database at `path` shares with its copies; null if it is older than ids. Throws
 * when it can't be read.
 */
export function databaseIdOf(path: string): string | null {
  return withSqlite(path, asFound(path), (sqlite) => readId(sqlite, listTables(sqlite)));
}

/** Tells whether the file at `path` exists and has tables. It is left as it is. */
export function hasTables(path: string): boolean {
  if (!existsSync(path)) return false;
  return withSqlite(path, asFound(path), (sqlite) => listTables(sqlite).length > 0);
}

/** Row counts by table of a database that was inspected before. Throws when it can't be read. */
export function countRowsOf(path: string): Record<string, number> {
  return withSqlite(path, { readonly: true }, (sqlite) => countRows(sqlite, listTables(sqlite)));
}

/**
 * Options to read a database, which may be in use, without leaving a trace: with a log beside it, a
 * connection that may write would write it back when it is closed; without one, a read-only
 * connection would leave one behind.
 */
function asFound(path: string): Sqlite.Options {
  return { readonly: existsSync(`${path}-wal`) };
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
    if (codeOf(error) === 'SQLITE_NOTADB') throw new Error(`${path} is not a Landfall database`);
    if (isDamage(error)) throw new Error(damaged(path, String(error)));
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

function readId(sqlite: Sqlite.Database, tables: string[]): string | null {
  if (!tables.includes('database_id')) return null;
  return sqlite.prepare<[], string>('select id from database_id').pluck().get() ?? null;
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
