import { setTimeout as wait } from 'node:timers/promises';
import type { PostgresPool } from 'kysely';
import pg from 'pg';
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

/** How long a statement waits for a connection to be had, in milliseconds, before it fails. */
const CONNECTION_WAIT_MS = 2000;

/** Between two attempts to connect, in milliseconds. */
const RETRY_INTERVAL_MS = 50;

/**
 * How much longer than PostgreSQL may work on a statement its answer may take, in milliseconds: then
 * PostgreSQL hangs, or the network has swallowed the statement.
 */
const ANSWER_MARGIN_MS = 2000;

/** For how long a connection may idle, in milliseconds: what it has prepared goes with it. */
const IDLE_LIMIT_MS = 5 * 60_000;

/**
 * How long a transaction may wait for its process between two statements, in milliseconds: between
 * them is nothing but the services' own work.
 */
const IDLE_IN_TRANSACTION_LIMIT_MS = 10_000;

/** How long the last statements may take when the pool is ended, in milliseconds. */
const END_LIMIT_MS = 2000;

export type PoolOptions = {
  /** Connections at most. */
  size: number;
  /** How long PostgreSQL works on one statement before it gives up, in milliseconds; 0 is any time. */
  statementTimeoutMs: number;
};

/**
 * A pool of connections to the database at `url`, as Kysely takes one. Statements are prepared under
 * a name, once a connection. A connection is taken when the first statement is sent, and by a
 * transaction when it is its turn. Whoever wants one while there is none to be had waits for two seconds,
 * since nothing has been sent; when PostgreSQL has been lost for longer they try once.
 * Failures of the connection are DatabaseUnavailableError.
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
    // A transaction waits for one of another process no longer than any statement may take; before
    // that it may have waited as long for its turn in this one.
    lock_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs && statementTimeoutMs + ANSWER_MARGIN_MS,
    // Of a process that was cut off from the network: until then nobody else can save.
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_LIMIT_MS,
  });
  const clients = new Set<pg.PoolClient>();
  // An idle connection that is lost leaves the pool by itself; without a listener Node would end.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    clients.add(client);
    // Nor does the pool listen while a connection is in use: the statement under way fails anyway.
    client.on('error', () => {});
    availability.back();
  });
  pool.on('remove', (client) => clients.delete(client));
  const source = {
    connect,
    turnToWrite: createWriterQueue(statementTimeoutMs),
    nameOf: statementNames(),
    onLost: (reason: string) => availability.lost(reason),
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
      try {
        return await pool.connect();
      } catch (error) {
        if (isLoginRefused(error)) {
          availability.lost(reasonOf(error));
          throw new DatabaseUnavailableError('DATABASE_UNAVAILABLE', error);
        }
        if (!isConnectionError(error)) throw error;
        if (isPoolExhausted(error) && availability.lostForMs === undefined) {
          throw new DatabaseUnavailableError('DATABASE_BUSY', error);
        }
        availability.lost(reasonOf(error));
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
      for (const client of clients) destroySocket(client);
    }, END_LIMIT_MS);
    await pool.end();
    clearTimeout(force);
  }
}
