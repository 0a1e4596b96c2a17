import type { Kysely } from 'kysely';
import type { Engine } from './engine.ts';
import { openPostgres, type PostgresOptions } from './postgres/open.ts';
import type { Schema } from './schema.ts';
import { openSqlite, type SqliteOptions } from './sqlite/open.ts';

export type Db = Kysely<Schema>;

/** A database, with what its engine can do. */
export type OpenDatabase = Db & { readonly engine: Engine };

export type OpenOptions = SqliteOptions & PostgresOptions;

/** Whether the address is that of a PostgreSQL database; else it is the path of a SQLite file. */
export function isPostgres(address: string): boolean {
  return /^postgres(ql)?:\/\//.test(address);
}

/** The SQLite file at `address`; null where that is a PostgreSQL database, which is no file of ours. */
export function databaseFile(address: string): string | null {
  return isPostgres(address) ? null : address;
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
