import { join } from 'node:path';
import { createTRPCClient, httpLink, type TRPCClient } from '@trpc/client';
import Sqlite from 'better-sqlite3';
import { onTestFinished } from 'vitest';
import type { AppRouter } from '#server/trpc/appRouter.ts';
import { type ServerProcess, startServer } from '../support/servers/serverProcess.ts';
import { type SiteData, startedSite } from '../support/site/preparedDatabases.ts';

const administrator = { email: 'ana@example.com', password: 'correct horse battery staple' };

/** A site whose server is killed and restarted on the same data. */
export type KilledSite = {
  dataDir: string;
  /** Its data, for commands and direct access to the database. */
  data: SiteData;
  url: () => string;
  /** An administrator's session cookie; it outlives the server. */
  cookie: string;
  /** Signs the administrator in once more; returns the cookie. */
  signIn: () => Promise<string>;
  /** The current server's API, called over HTTP by the administrator. */
  api: () => TRPCClient<AppRouter>;
  /** The server's output since its last start. */
  output: () => string;
  /** Its process id. */
  pid: () => number | undefined;
  kill: () => Promise<void>;
  /** Stops it (SIGTERM). */
  stop: () => Promise<void>;
  start: () => Promise<void>;
  /** Reads the SQLite file directly. */
  read: <Found>(work: (sqlite: Sqlite.Database) => Found) => Found;
};

/**
 * Starts the built product on a new database of this run's engine, or on the SQLite file in
 * `dataDir`, and signs the administrator in. Everything is removed when the test ends.
 */
export async function startKilledSite(
  options: { dataDir?: string; through?: string[]; env?: Record<string, string> } = {},
): Promise<KilledSite> {
  const { through = [], env = {} } = options;
  const data = options.dataDir ? sqliteIn(options.dataDir) : await startedSite('countries');
  const { dataDir } = data;
  let server: ServerProcess | undefined;
  await start();
  const cookie = await signIn();

  return {
    dataDir,
    data,
    url,
    cookie,
    signIn,
    api: () => clientOf(url(), { cookie }),
    output: () => server?.output() ?? '',
    pid: () => server?.pid,
    kill: async () => server?.kill(),
    stop: async () => {
      await server?.stop();
    },
    start,
    read(work) {
      const sqlite = new Sqlite(join(dataDir, 'landfall.sqlite'), { readonly: true });
      try {
        return work(sqlite);
      } finally {
        sqlite.close();
      }
    },
  };

  async function start() {
    server = await startServer({
      dataDir,
      through,
      onSpawn: onTestFinished,
      env: {
        ADMIN_EMAIL: administrator.email,
        ADMIN_PASSWORD: administrator.password,
        SAMPLE_DATA: 'off',
        LOG_LEVEL: 'error',
        ...data.env,
        ...env,
      },
    });
  }

  function url() {
    if (!server) throw new Error('The server was not started');
    return server.url;
  }

  async function signIn() {
    const answer = await fetch(`${url()}/trpc/session.signIn`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url() },
      body: JSON.stringify(administrator),
    });
    const [cookie] = answer.headers.getSetCookie();
    if (!cookie) throw new Error(`Signing in failed: ${await answer.text()}`);
    return cookie.split(';')[0] ?? '';
  }
}

function sqliteIn(dataDir: string): SiteData {
  return { dataDir, env: {}, address: join(dataDir, 'landfall.sqlite') };
}

function clientOf(origin: string, headers: Record<string, string>) {
  return createTRPCClient<AppRouter>({
    links: [httpLink({ url: `${origin}/trpc`, headers: { ...headers, origin } })],
  });
}

/** A random number generator, from 0 to 1, that is deterministic for a seed (mulberry32). */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The seed of a run: KILL_SEED, to repeat a run, or a new one. */
export function seedOfRun(): number {
  return Number(process.env.KILL_SEED ?? Math.floor(Math.random() * 1_000_000));
}
