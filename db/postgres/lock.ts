import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Lock } from '../engine.ts';
import { clientConfig } from './connections/clientConfig.ts';
import { DatabaseUnavailableError, isConnectionError } from './connections/connectionErrors.ts';
import { connectionProblem } from './connections/connectionProblem.ts';
import { destroySocket, endClient } from './connections/endClient.ts';

/** How long whoever waits for the lock waits for PostgreSQL itself, in milliseconds: both may be starting. */
const SERVER_WAIT_MS = 30_000;

/** Between two attempts to connect, in milliseconds. */
const RETRY_INTERVAL_MS = 250;

/** How often the connection that holds a lock is used, in milliseconds, to find out when it is dead. */
const CHECK_EVERY_MS = 3000;

/** How long the answer may take, in milliseconds. */
const ANSWER_LIMIT_MS = 2000;

/**
 * Takes an advisory lock over a connection of its own, which PostgreSQL releases when the connection
 * ends, and so when the process does. With `wait` it waits for whoever has it, and for PostgreSQL to
 * start; else null says that somebody has. Throws one line when PostgreSQL can't be used.
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

/** A connection to PostgreSQL, which is waited for, for so many milliseconds, while it can't be reached. */
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

/** Ends a connection that is dead without a word: the lock is another's by then, or soon. */
async function check(client: pg.Client): Promise<void> {
  const answered = client.query('select 1').then(
    () => true,
    () => false,
  );
  const isAlive = await Promise.race([answered, wait(ANSWER_LIMIT_MS, false, { ref: false })]);
  if (!isAlive) destroySocket(client);
}
