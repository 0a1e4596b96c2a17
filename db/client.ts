import type { FillDatabase, OpenDatabase } from './engine.ts';
import type { Examination, Vocabulary } from './examination.ts';
import { placeOf as postgresPlace } from './postgres/connections/clientConfig.ts';
import { requireReachable as requirePostgres } from './postgres/connections/connectionProblem.ts';
import { examinePostgres } from './postgres/examination.ts';
import { createPostgresDatabase } from './postgres/newDatabase.ts';
import { openPostgres, type PostgresOptions } from './postgres/open.ts';
import { examineFile } from './sqlite/integrity.ts';
import { createSqliteDatabase } from './sqlite/newDatabase.ts';
import { openSqlite, type SqliteOptions } from './sqlite/open.ts';

export type OpenOptions = SqliteOptions & PostgresOptions;

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
 * Examines the database at `address` read-only: fitness for processes with `poolSize` connections,
 * missing schema, stored values outside the `vocabularies`, and stored times.
 */
export async function examineDatabase(
  address: string,
  poolSize: number,
  vocabularies: readonly Vocabulary[],
): Promise<Examination> {
  return isPostgres(address)
    ? examinePostgres(address, poolSize, vocabularies)
    : examineFile(address, vocabularies);
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
  return isPostgres(address) ? openPostgres(address, options) : openSqlite(address, options);
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
