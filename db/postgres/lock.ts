import pg from 'pg';
import type { Lock } from '../engine.ts';
import { clientConfig } from './clientConfig.ts';

/**
 * Takes an advisory lock over a connection of its own, which PostgreSQL releases when the connection
 * ends, and so when the process does. With `wait` it waits for whoever has it; else null says that
 * somebody has. Throws when PostgreSQL can't be reached.
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
  const client = new pg.Client(clientConfig(url));
  const lost = new AbortController();
  client.on('error', (error) => lost.abort(error));
  client.once('end', () => lost.abort(new Error(`The lock ${name} was lost`)));
  await client.connect();
  try {
    const key = [`landfall ${name}`];
    if (wait) await client.query('select pg_advisory_lock(hashtextextended($1, 0))', key);
    else if (!(await tries(client, key))) {
      await client.end();
      return null;
    }
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
  return { signal: lost.signal, release: () => client.end().catch(() => {}) };
}

async function tries(client: pg.Client, key: string[]): Promise<boolean> {
  const { rows } = await client.query<{ held: 0 | 1 }>(
    'select pg_try_advisory_lock(hashtextextended($1, 0)) as held',
    key,
  );
  return rows[0]?.held === 1;
}
