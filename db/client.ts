import { join } from 'node:path';
import type { FillDatabase, OpenDatabase } from './engine.ts';
import { placeOf as postgresPlace } from './postgres/connections/clientConfig.ts';
import { requireReachable as requirePostgres } from './postgres/connections/connectionProblem.ts';
import { createPostgresDatabase } from './postgres/newDatabase.ts';
import { openPostgres, type PostgresOptions } from './postgres/open.ts';
import { hasTables } from './sqlite/file/snapshot.ts';
import { createSqliteDatabase } from './sqlite/newDatabase.ts';
import { openSqlite, type SqliteOptions } from './sqlite/open.ts';

export type OpenOptions = SqliteOptions &
  PostgresOptions & {
    /** The folder whose SQLite database says that an empty PostgreSQL database is no new site. */
    dataDir?: string;
  };

/** The name of the database in the data folder of a site on SQLite. */
export const FILE_NAME = 'landfall.sqlite';

/** Whether the address is a PostgreSQL URL; otherwise it is the path of a SQLite file. */
export function isPostgres(address: string): boolean {
  return /^postgres(ql)?:\/\//.test(address);
}

/** The address for display: a file path, or a URL without its password. */
export function placeOf(address: string): string {
  return isPostgres(address) ? postgresPlace(address) : address;
}

/** The path of the SQLite file at `address`; null for PostgreSQL. */
export function databaseFile(address: string): string | null {
  return isPostgres(address) ? null : address;
}

/**
 * Whether the address can be parsed as a PostgreSQL URL. In a password, an unencoded / or # would
 * end the address early and would be displayed.
 */
export function isPostgresAddress(value: string): boolean {
  if (!isPostgres(value) || !URL.canParse(value)) return false;
  const { hash, pathname, username } = new URL(value);
  const isWhole = hash === '' && !pathname.includes('@');
  return isWhole && (username !== '' || !value.includes('@'));
}

/**
 * Opens the database at `address`: the path of a SQLite file, created if missing, or a PostgreSQL
 * URL. The engine is chosen only here. `onStatement` is called with the duration of every
 * statement, in seconds. Throws a one-line error that names the file when it can't be used; an
 * unreachable PostgreSQL server fails at the first statement.
 */
export function openDatabase(address: string, options: OpenOptions = {}): OpenDatabase {
  if (!isPostgres(address)) return openSqlite(address, options);
  const { dataDir } = options;
  const formerFile = dataDir && join(dataDir, FILE_NAME);
  return openPostgres(address, {
    ...options,
    formerPlace: () => (formerFile && hasTables(formerFile) ? formerFile : undefined),
  });
}

/**
 * Throws a one-line error with advice when the PostgreSQL database at `address` can't be reached; it
 * names `setting`, where the address was given. A SQLite file is always reachable.
 */
export async function requireReachable(address: string, setting: string): Promise<void> {
  if (isPostgres(address)) await requirePostgres(address, setting);
}

/**
 * Creates a database at `address` and fills it with `fill`, all or nothing, even if the process is
 * killed. Checks foreign keys at the end. Throws a one-line error when the SQLite file, or any
 * table in the PostgreSQL database, exists.
 */
export function createDatabase<Result>(
  address: string,
  fill: FillDatabase<Result>,
): Promise<Result> {
  const create = isPostgres(address) ? createPostgresDatabase : createSqliteDatabase;
  return create(address, fill);
}
