import { join } from 'node:path';
import { createTRPCClient, httpLink, type TRPCClient } from '@trpc/client';
import Sqlite from 'better-sqlite3';
import { onTestFinished } from 'vitest';
import type { AppRouter } from '../../server/trpc/appRouter.ts';
import { newSite, type SiteData } from '../preparedDatabases.ts';
import { type ServerProcess, startServer } from '../serverProcess.ts';

const administrator = { email: 'ana@example.com', password: 'correct horse battery staple' };

/** A site whose server is killed and started again on the same data. */
export type KilledSite = {
  dataDir: string;
  /** All of its data, for commands and for looks into the database beside the server. */
  data: SiteData;
  url: () => string;
  /** The session's cookie of an administrator; it outlives the server. */
  cookie: string;
  /** Signs the administrator in once more; gives the cookie. */
  signIn: () => Promise<string>;
  /** The API of the server as it runs now, called over HTTP by the administrator. */
  api: () => TRPCClient<AppRouter>;
  /** All the server wrote since it was last started. */
  output: () => string;
  /** Its process. */
  pid: () => number | undefined;
  kill: () => Promise<void>;
  start: () => Promise<void>;
  /** Looks into the SQLite file beside the server. */
  read: <Found>(work: (sqlite: Sqlite.Database) => Found) => Found;
};

/**
 * Starts the built product on a new database of this run's engine, or on the SQLite file in `dataDir`,
 * and signs the administrator in. All is gone when the test ends.
 */
export async function startKilledSite(
  options: { dataDir?: string; through?: string[]; env?: Record<string, string> } = {},
): Promise<KilledSite> {
  const { through = [], env = {} } = options;
  const data = options.dataDir ? sqliteIn(options.dataDir) : await newSite();
  const { dataDir } = data;
  let server: ServerProcess | undefined;
  onTestFinished(() => server?.kill());
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

/** A generator of numbers from 0 to 1 that gives the same ones for the same seed (mulberry32). */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The seed of a run: that of KILL_SEED, to see a run again, or a new one. */
export function seedOfRun(): number {
  return Number(process.env.KILL_SEED ?? Math.floor(Math.random() * 1_000_000));
}
