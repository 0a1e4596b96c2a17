import {
  CompiledQuery,
  type DatabaseConnection,
  PostgresAdapter,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type TransactionSettings,
} from 'kysely';
import { type ContentVersions, versionColumns } from '../contentState.ts';
import type { EngineAdapter } from '../engine.ts';
import { DatabaseUnavailableError } from './connections/connectionErrors.ts';
import { BEGIN_WRITING } from './connections/pooledConnection.ts';
import { postgresSql } from './engineSql.ts';

type Config = PostgresDialectConfig & {
  /** `noteVersions` is called with those of the content after each commit while `watches()`. */
  content: { watches: () => boolean; noteVersions: (versions: ContentVersions) => void };
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
    const versions = this.#content.watches() ? await readVersions(connection) : undefined;
    await super.commitTransaction(connection);
    if (versions) this.#content.noteVersions(versions);
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

async function readVersions(connection: DatabaseConnection): Promise<ContentVersions | undefined> {
  const query = CompiledQuery.raw(`select ${versionColumns.join(', ')} from content_version`);
  const { rows } = await connection.executeQuery<ContentVersions>(query);
  return rows[0];
}

class Adapter extends PostgresAdapter implements EngineAdapter {
  readonly engineSql = postgresSql;
}
