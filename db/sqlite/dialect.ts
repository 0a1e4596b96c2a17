import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely';
import type { EngineAdapter } from '../engine.ts';
import { BusyRetryConnection } from './busyRetry.ts';
import { ConnectionQueue } from './connectionQueue.ts';
import { sqliteSql } from './engineSql.ts';

type Config = SqliteDialectConfig & {
  /** Whether a transaction is open on the connection. */
  inTransaction: () => boolean;
  /** How long a write waits for another process's lock, in milliseconds. */
  waitMs: number;
};

/** Kysely's dialect for SQLite, with the SQL that is SQLite's own. */
export class EngineSqliteDialect extends SqliteDialect {
  override createAdapter() {
    return new Adapter();
  }
}

/** The same, with what SQLite can do about transactions. */
export class TransactionalSqliteDialect extends EngineSqliteDialect {
  readonly #config: Config;

  constructor(config: Config) {
    super(config);
    this.#config = config;
  }

  override createAdapter() {
    return new QueueingAdapter();
  }

  override createDriver() {
    return new Driver(this.#config);
  }
}

class Driver extends SqliteDriver {
  readonly #config: Config;
  readonly #queue = new ConnectionQueue();
  #connection: BusyRetryConnection | undefined;

  constructor(config: Config) {
    super(config);
    this.#config = config;
  }

  override async acquireConnection() {
    await this.#queue.acquire();
    this.#connection ??= new BusyRetryConnection(await super.acquireConnection(), {
      ...this.#config,
      queue: this.#queue,
    });
    return this.#connection;
  }

  override async releaseConnection() {
    this.#queue.release();
  }

  // Every transaction of ours writes. One that began as a reader could not retry for the lock
  // later: SQLite fails it at once when another process has written since.
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  // On a full disk SQLite has rolled back by itself. Doing it again would fail, and that failure
  // would stand before the reason.
  override async rollbackTransaction(connection: DatabaseConnection) {
    if (this.#config.inTransaction()) await super.rollbackTransaction(connection);
  }
}

class Adapter extends SqliteAdapter implements EngineAdapter {
  readonly engineSql = sqliteSql;

  // SQLite rolls back tables and indexes like rows; Kysely only never relied on it.
  override get supportsTransactionalDdl() {
    return true;
  }
}

class QueueingAdapter extends Adapter {
  // The driver itself sees to it that one at a time uses its connection.
  override get supportsMultipleConnections() {
    return true;
  }
}
