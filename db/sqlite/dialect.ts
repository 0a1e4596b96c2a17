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
import type { DatabaseFile } from './file/databaseFile.ts';

type Config = SqliteDialectConfig & {
  file: DatabaseFile;
  /** How long a write waits for another process's lock, in milliseconds. */
  waitMs: number;
};

/** Kysely's dialect for SQLite, with SQLite's variants of our SQL. */
export class EngineSqliteDialect extends SqliteDialect {
  override createAdapter() {
    return new Adapter();
  }
}

/** Adds serialised transactions with retries while the database is busy. */
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
      waitMs: this.#config.waitMs,
      inTransaction: () => this.#isInTransaction(),
      queue: this.#queue,
    });
    return this.#connection;
  }

  override async releaseConnection() {
    this.#queue.release();
  }

  // Every transaction writes. One that began as a reader could not wait for the write lock: SQLite
  // fails it at once if another process has written since.
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  // SQLite takes a commit for a statement that writes nothing.
  override async commitTransaction(connection: DatabaseConnection) {
    this.#config.file.requireWritable();
    await super.commitTransaction(connection);
  }

  // SQLite has already rolled back on a full disk. A second rollback would fail and hide the cause.
  override async rollbackTransaction(connection: DatabaseConnection) {
    if (this.#isInTransaction()) await super.rollbackTransaction(connection);
  }

  #isInTransaction() {
    return this.#config.file.sqlite.inTransaction;
  }
}

class Adapter extends SqliteAdapter implements EngineAdapter {
  readonly engineSql = sqliteSql;

  // SQLite can roll back DDL; Kysely's own adapter just doesn't use it.
  override get supportsTransactionalDdl() {
    return true;
  }
}

class QueueingAdapter extends Adapter {
  // The driver's queue shares its one connection.
  override get supportsMultipleConnections() {
    return true;
  }
}
