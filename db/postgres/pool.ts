import { setTimeout as wait } from 'node:timers/promises';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { clientConfig } from './clientConfig.ts';
import { DatabaseUnavailableError, isConnectionError } from './connectionErrors.ts';
import { statementNames } from './statementNames.ts';

/** How long a statement waits for a connection to be had, in milliseconds, before it fails. */
const CONNECTION_WAIT_MS = 2000;

/** Between two attempts to connect, in milliseconds. */
const RETRY_INTERVAL_MS = 50;

export type PoolOptions = {
  /** Connections at most. */
  size: number;
  /** How long PostgreSQL works on one statement before it gives up, in milliseconds. */
  statementTimeoutMs: number;
};

/**
 * A pool of connections to the database at `url`, as Kysely takes one. Statements are prepared under
 * a name, once a connection. Whoever wants a connection while there is none to be had waits, since
 * nothing has been sent; when there has been none for two seconds they fail at once.
 * Failures of the connection are DatabaseUnavailableError.
 */
export function createPool(url: string, { size, statementTimeoutMs }: PoolOptions): PostgresPool {
  const pool = new pg.Pool({
    ...clientConfig(url),
    max: size,
    statement_timeout: statementTimeoutMs,
    // A transaction waits for the one before it no longer than any statement may take.
    lock_timeout: statementTimeoutMs,
    // What a process left open that was cut off from the network.
    idle_in_transaction_session_timeout: 60_000,
  });
  // An idle connection that is lost leaves the pool by itself; without a listener Node would end.
  pool.on('error', () => {});
  const nameOf = statementNames();
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  /** When connecting began to fail, by `performance.now`; undefined while it works. */
  let failingSince: number | undefined;

  return {
    connect: async () => {
      const client = await connect();
      const known = clients.get(client);
      if (known) return known;
      const prepared = preparing(client, nameOf);
      clients.set(client, prepared);
      return prepared;
    },
    end: () => pool.end(),
    options: pool.options,
    Client: pg.Client,
  } as unknown as PostgresPool;

  async function connect(): Promise<pg.PoolClient> {
    for (;;) {
      try {
        const client = await pool.connect();
        failingSince = undefined;
        return client;
      } catch (error) {
        if (!isConnectionError(error)) throw error;
        failingSince ??= performance.now();
        if (performance.now() - failingSince >= CONNECTION_WAIT_MS) {
          throw new DatabaseUnavailableError(
            'DATABASE_UNAVAILABLE',
            `PostgreSQL can't be reached: ${error instanceof Error ? error.message : error}`,
            { cause: error },
          );
        }
      }
      await wait(RETRY_INTERVAL_MS);
    }
  }
}

/** The client as Kysely uses it: it gives text and parameters, and pg takes a name besides. */
function preparing(
  client: pg.PoolClient,
  nameOf: (sql: string) => string | undefined,
): PostgresPoolClient {
  const send = async (sql: string, values: readonly unknown[]) => {
    const name = nameOf(sql);
    try {
      return await client.query({ text: sql, values: [...values], ...(name && { name }) });
    } catch (error) {
      if (!isConnectionError(error)) throw error;
      throw new DatabaseUnavailableError(
        'DATABASE_CONNECTION_LOST',
        'The connection to PostgreSQL was lost',
        { cause: error },
      );
    }
  };
  return {
    query: (sql: string, values: readonly unknown[]) => send(sql, values),
    release: (error?: boolean | Error) => client.release(error),
  } as unknown as PostgresPoolClient;
}
