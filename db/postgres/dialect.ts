import {
  CompiledQuery,
  type DatabaseConnection,
  PostgresAdapter,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type TransactionSettings,
} from 'kysely';
import type { EngineAdapter } from '../engine.ts';
import { DatabaseUnavailableError } from './connections/connectionErrors.ts';
import { BEGIN_WRITING } from './connections/pooledConnection.ts';
import { postgresSql } from './engineSql.ts';

type Config = PostgresDialectConfig & {
  /** `noteVersion` is called with the content version after each commit while `watches()`. */
  content: { watches: () => boolean; noteVersion: (version: number) => void };
};

/**
 * Kysely's dialect for PostgreSQL with serialised transactions, as on SQLite: every transaction
 * writes and relies on what it has read (docs/decisions/0040-one-writer.md).
 */
export class EnginePostgresDialect extends PostgresDialect {
  readonly #config: Config;

  constructor(config: Config) {
    super(config);
    this.#config = config;
  }

  override createDriver() {
    return new Driver(this.#config);
  }

  override createAdapter() {
    return new Adapter();
  }
}

class Driver extends PostgresDriver {
  readonly #content: Config['content'];

  constructor(config: Config) {
    super(config);
    this.#content = config.content;
  }

  override async beginTransaction(connection: DatabaseConnection, _settings: TransactionSettings) {
    await connection.executeQuery(CompiledQuery.raw(BEGIN_WRITING));
  }

  // This process's own change is visible at once, without waiting for the notification.
  override async commitTransaction(connection: DatabaseConnection) {
    const version = this.#content.watches() ? await readVersion(connection) : undefined;
    await super.commitTransaction(connection);
    if (version !== undefined) this.#content.noteVersion(version);
  }

  // When a connection is lost, PostgreSQL rolls back by itself; the original error must be thrown.
  override async rollbackTransaction(...[connection]: Rollback) {
    try {
      await super.rollbackTransaction(connection);
    } catch (error) {
      if (!(error instanceof DatabaseUnavailableError)) throw error;
    }
  }
}

type Rollback = Parameters<PostgresDriver['rollbackTransaction']>;

async function readVersion(connection: DatabaseConnection): Promise<number | undefined> {
  const query = CompiledQuery.raw('select version from content_version');
  const { rows } = await connection.executeQuery<{ version: number }>(query);
  return rows[0]?.version;
}

class Adapter extends PostgresAdapter implements EngineAdapter {
  readonly engineSql = postgresSql;
}
