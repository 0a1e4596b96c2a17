import type { Kysely } from 'kysely';
import type { Engine, MovedImages } from './engine.ts';
import type { Examination, Vocabulary } from './examination.ts';
import { placeOf as postgresPlace } from './postgres/connections/clientConfig.ts';
import { examinePostgres } from './postgres/examination.ts';
import { createPostgresDatabase } from './postgres/newDatabase.ts';
import { openPostgres, type PostgresOptions } from './postgres/open.ts';
import type { Schema } from './schema.ts';
import { examineFile } from './sqlite/integrity.ts';
import { createSqliteDatabase } from './sqlite/newDatabase.ts';
import { openSqlite, type SqliteOptions } from './sqlite/open.ts';

export type Db = Kysely<Schema>;

/** A database, with what its engine can do. */
export type OpenDatabase = Db & { readonly engine: Engine };

export type OpenOptions = SqliteOptions & PostgresOptions;

/** Whether the address is that of a PostgreSQL database; else it is the path of a SQLite file. */
export function isPostgres(address: string): boolean {
  return /^postgres(ql)?:\/\//.test(address);
}

/** The address as people may read it: a file, or a URL without its password. */
export function placeOf(address: string): string {
  return isPostgres(address) ? postgresPlace(address) : address;
}

/** The SQLite file at `address`; null where that is a PostgreSQL database, which is no file of ours. */
export function databaseFile(address: string): string | null {
  return isPostgres(address) ? null : address;
}

/**
 * Looks at the database at `address` without opening it for writing, and changes nothing: whether it
 * is fit for processes with `poolSize` connections, what of its schema is missing, which values it holds
 * that are in none of the `vocabularies`, and its times.
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
 * Whether the address can be that of a PostgreSQL database. A password with an unencoded / or # would
 * end the address early, and be shown as a part of it.
 */
export function isPostgresAddress(value: string): boolean {
  if (!isPostgres(value) || !URL.canParse(value)) return false;
  const { hash, pathname, username } = new URL(value);
  const isWhole = hash === '' && !pathname.includes('@');
  return isWhole && (username !== '' || !value.includes('@'));
}

/**
 * Opens the database at `address`: the path of a SQLite file, which is made where there is none, or
 * the URL of a PostgreSQL database. This is the one place where the engine is chosen.
 * `onStatement` hears of every statement how long it took, in seconds.
 * Throws one line that names the file when it can't be used; that a PostgreSQL server can't be
 * reached is found by the first statement.
 */
export function openDatabase(address: string, options: OpenOptions = {}): OpenDatabase {
  return isPostgres(address) ? openPostgres(address, options) : openSqlite(address, options);
}

/** Fills a new database with the newest schema, and the place of its images, in the transaction `trx`. */
export type FillDatabase<Result> = (trx: Db, images: MovedImages) => Promise<Result>;

/**
 * Makes a database at `address` that `fill` fills, all or nothing: when that fails, or the process is
 * killed, nothing is there. References between rows are checked at the end.
 * Throws one line when there is a SQLite file, or a table in the PostgreSQL database.
 */
export function createDatabase<Result>(
  address: string,
  fill: FillDatabase<Result>,
): Promise<Result> {
  const create = isPostgres(address) ? createPostgresDatabase : createSqliteDatabase;
  return create(address, fill);
}
