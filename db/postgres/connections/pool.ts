import { setTimeout as wait } from 'node:timers/promises';
import type { PostgresPool } from 'kysely';
import pg from 'pg';
import { MINUTE_MS } from '#core/dates.ts';
import type { Availability } from '../availability.ts';
import { statementNames } from '../statementNames.ts';
import { clientConfig } from './clientConfig.ts';
import {
  DatabaseUnavailableError,
  isConnectionError,
  isLoginRefused,
  isPoolExhausted,
  reasonOf,
} from './connectionErrors.ts';
import { destroySocket } from './endClient.ts';
import { PooledConnection } from './pooledConnection.ts';
import { createWriterQueue } from './writerQueue.ts';

/** How long a statement waits for a connection before it fails, in ms. */
const CONNECTION_WAIT_MS = 2000;

/** Time between two attempts to connect, in ms. */
const RETRY_INTERVAL_MS = 50;

/**
 * Added to the statement timeout for the response to arrive, in ms; after that PostgreSQL hangs or
 * the network has lost the statement.
 */
const ANSWER_MARGIN_MS = 2000;

/** Idle timeout of a connection, in ms; its prepared statements go with it. */
const IDLE_LIMIT_MS = 5 * MINUTE_MS;

/**
 * Longest pause between two statements of a transaction, in ms: only services' code runs in
 * between.
 */
const IDLE_IN_TRANSACTION_LIMIT_MS = 10_000;

/** How long the last statements may take when the pool is closed, in ms. */
const END_LIMIT_MS = 2000;

export type PoolOptions = {
  /** Maximum number of connections. */
  size: number;
  /** Statement timeout, in ms; 0 means none. */
  statementTimeoutMs: number;
};

/**
 * A pool of connections to the database at `url` for Kysely. Statements are prepared by name, once
 * per connection. A connection is acquired with the first statement; by a transaction, after the
 * queue of writers. While none can be made, a statement, not having been sent, retries for two
 * seconds; once PostgreSQL has been lost for longer, it tries once. Connection failures are
 * DatabaseUnavailableError.
 */
export function createPool(
  url: string,
  { size, statementTimeoutMs }: PoolOptions,
  availability: Availability,
): PostgresPool {
  const pool = new pg.Pool({
    ...clientConfig(url),
    max: size,
    idleTimeoutMillis: IDLE_LIMIT_MS,
    statement_timeout: statementTimeoutMs,
    // A transaction waits for one of another process no longer than the statement timeout; it may
    // have waited as long in this process's queue of writers.
    lock_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs && statementTimeoutMs + ANSWER_MARGIN_MS,
    // A process that is cut off from the network blocks other writers until this timeout.
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_LIMIT_MS,
  });
  /** The open connections, and since when each works, in ms of the process. */
  const clients = new Map<pg.PoolClient, number>();
  // The pool drops an idle connection that is lost; without a listener, Node would exit.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    // The pool doesn't listen while a connection is in use; its pending statement fails anyway.
    client.on('error', () => {});
    availability.markAvailable();
    clients.set(client, performance.now());
  });
  pool.on('remove', (client) => clients.delete(client));
  const source = {
    connect,
    writerQueue: createWriterQueue(statementTimeoutMs),
    nameOf: statementNames(),
    onLost: (reason: string, client: pg.PoolClient) =>
      availability.markLost(reason, clients.get(client) ?? performance.now()),
  };

  return {
    connect: async () => new PooledConnection(source),
    end,
    options: pool.options,
    Client: pg.Client,
  } as unknown as PostgresPool;

  async function connect(): Promise<pg.PoolClient> {
    const began = performance.now();
    for (;;) {
      const attemptAt = performance.now();
      try {
        return await pool.connect();
      } catch (error) {
        if (isLoginRefused(error)) {
          availability.markLost(reasonOf(error), attemptAt);
          throw new DatabaseUnavailableError('DATABASE_UNAVAILABLE', error);
        }
        if (!isConnectionError(error)) throw error;
        if (isPoolExhausted(error) && availability.lostForMs === undefined) {
          throw new DatabaseUnavailableError('DATABASE_BUSY', error);
        }
        availability.markLost(reasonOf(error), attemptAt);
        const waitedMs = Math.max(performance.now() - began, availability.lostForMs ?? 0);
        if (waitedMs >= CONNECTION_WAIT_MS) {
          throw new DatabaseUnavailableError('DATABASE_UNAVAILABLE', error);
        }
      }
      await wait(RETRY_INTERVAL_MS);
    }
  }

  async function end() {
    const force = setTimeout(() => {
      for (const client of clients.keys()) destroySocket(client);
    }, END_LIMIT_MS);
    await pool.end();
    clearTimeout(force);
  }
}
