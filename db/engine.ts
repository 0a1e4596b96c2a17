import type { RawBuilder } from 'kysely';
import type { jsonArrayFrom } from 'kysely/helpers/sqlite';
import type { Migration } from 'kysely/migration';
import type { Db } from './client.ts';

/** A number that is another after every committed change of what visitors see, whoever made it. */
export type ContentVersion = {
  /** Read from memory or within microseconds: it is asked at every request. */
  current: () => number;
  close: () => Promise<void>;
};

/** Held by this process alone, until it is released or the process ends, however it ends. */
export type Lock = {
  /** Aborted when the lock is lost before it is released, as with the connection that holds it. */
  signal: AbortSignal;
  release: () => Promise<void>;
};

/** Something whoever runs the site has to see to, or that it is over, for the log. */
export type Trouble = { isOver: boolean; message: string; details: object };

/** What only one engine can do, or each in its own way, with an open database. */
export type Engine = {
  /** Where the database is, as people may read it: a file, or an address without its password. */
  readonly place: string;
  /** Every migration by name, in the order they run. */
  readonly migrations: Record<string, Migration>;
  /** Sets a copy of the database aside and gives its path; null where that is not the engine's way. */
  setCopyAside: () => Promise<string | null>;
  /** Runs migrations in one transaction, under what the engine asks of one that changes tables. */
  migrating: <Result>(work: (trx: Db) => Promise<Result>) => Promise<Result>;
  /**
   * Runs what a server does before it serves, while no other process does the same. Throws one line
   * where there may be only one server at all and another runs; the server stays the one then.
   */
  startAlone: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Begins to watch the content version. Call it once, on a migrated database. */
  watchContentVersion: () => Promise<ContentVersion>;
  /** Takes the lock of this name, over all processes; null while another has it. */
  tryLock: (name: string) => Promise<Lock | null>;
  /** Why the site can't be served from the database right now, in a plain sentence; null when it can. */
  problem: () => Promise<string | null>;
  /** Calls `listener` each time the database is found lost, once, and once where it is seen to be back. */
  onTrouble: (listener: (trouble: Trouble) => void) => void;
};

/** SQL that the engines word differently. */
export type EngineSql = {
  /** The rows of a query as a list in JSON, as text: what one row has of another table. */
  jsonArrayFrom: typeof jsonArrayFrom;
  /** A table of these texts, one a row, in a column `value`. */
  rowsOf: (texts: readonly string[]) => RawBuilder<unknown>;
  /** Does `work`, which fills an empty table in the transaction `trx`, as fast as the engine can. */
  fillTable: <Result>(trx: Db, table: string, work: () => Promise<Result>) => Promise<Result>;
  /** Tells other processes, when the transaction `trx` commits, that the content version moved. */
  announceContentVersion: (trx: Db) => Promise<void>;
};

/** An adapter of Kysely that knows the engine's SQL. */
export type EngineAdapter = { readonly engineSql: EngineSql };

/** The SQL of the engine that `db`, a database or a transaction, runs on. */
export function sqlOf(db: Db): EngineSql {
  return (db.getExecutor().adapter as unknown as EngineAdapter).engineSql;
}
