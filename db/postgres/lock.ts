import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Lock } from '../engine.ts';
import { clientConfig } from './connections/clientConfig.ts';
import { DatabaseUnavailableError, isConnectionError } from './connections/connectionErrors.ts';
import { connectionProblem } from './connections/connectionProblem.ts';
import { destroySocket, endClient } from './connections/endClient.ts';
import { waitForHostName } from './connections/hostName.ts';

/** How long a waiting caller retries to connect to PostgreSQL, in ms: both may be starting. */
const SERVER_WAIT_MS = 30_000;

/** Time between two attempts to connect, in ms. */
const RETRY_INTERVAL_MS = 250;

/** Interval of checking the connection that holds a lock, in ms. */
const CHECK_EVERY_MS = 3000;

/** Timeout of that check, in ms. */
const ANSWER_LIMIT_MS = 2000;

/**
 * Takes an advisory lock over a dedicated connection; PostgreSQL releases it when the connection or
 * the process ends. With `wait` it waits for the lock, and for PostgreSQL to start, but only
 * four seconds for an unknown host name; otherwise it returns null when the lock is taken. Throws a one-line error
 * when PostgreSQL can't be used.
 */
export async function advisoryLock(
  url: string,
  name: string,
  options: { wait: true },
): Promise<Lock>;
export async function advisoryLock(
  url: string,
  name: string,
  options: { wait: false },
): Promise<Lock | null>;
export async function advisoryLock(url: string, name: string, { wait }: { wait: boolean }) {
  if (wait) await requireHostName(url);
  const client = await connect(url, wait ? SERVER_WAIT_MS : 0);
  const lost = new AbortController();
  client.once('end', () => lost.abort(new Error(`The lock ${name} was lost`)));
  try {
    const key = [`landfall ${name}`];
    if (wait) await client.query('select pg_advisory_lock(hashtextextended($1, 0))', key);
    else if (!(await tries(client, key))) {
      await endClient(client);
      return null;
    }
  } catch (error) {
    await endClient(client);
    throw error;
  }
  const timer = setInterval(() => check(client), CHECK_EVERY_MS).unref();
  client.once('end', () => clearInterval(timer));
  return { signal: lost.signal, release: () => endClient(client) };
}

async function requireHostName(url: string): Promise<void> {
  await waitForHostName(url).catch((error: unknown) => {
    throw new Error(connectionProblem(url, error), { cause: error });
  });
}

/** Connects to PostgreSQL, retrying for `waitMs` milliseconds. */
async function connect(url: string, waitMs: number): Promise<pg.Client> {
  const began = performance.now();
  for (;;) {
    const client = new pg.Client(clientConfig(url));
    client.on('error', () => {});
    try {
      await client.connect();
      return client;
    } catch (error) {
      await endClient(client);
      const unreachable = isConnectionError(error);
      if (!unreachable || performance.now() - began >= waitMs) {
        const cause = unreachable
          ? new DatabaseUnavailableError('DATABASE_UNAVAILABLE', error)
          : error;
        throw new Error(connectionProblem(url, error), { cause });
      }
    }
    await wait(RETRY_INTERVAL_MS);
  }
}

async function tries(client: pg.Client, key: string[]): Promise<boolean> {
  const { rows } = await client.query<{ held: 0 | 1 }>(
    'select pg_try_advisory_lock(hashtextextended($1, 0)) as held',
    key,
  );
  return rows[0]?.held === 1;
}

/** Ends a dead connection: another process may have the lock by then. */
async function check(client: pg.Client): Promise<void> {
  const answered = client.query('select 1').then(
    () => true,
    () => false,
  );
  const isAlive = await Promise.race([answered, wait(ANSWER_LIMIT_MS, false, { ref: false })]);
  if (!isAlive) destroySocket(client);
}
