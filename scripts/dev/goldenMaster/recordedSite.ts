import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { WAIT_LIMIT_MS } from '../../../tests/runnerLimits.ts';
import { startServer } from '../../../tests/support/servers/serverProcess.ts';
import type { MailSink } from './mailSink.ts';

/** The address that the product is told to have, so that nothing it says names a port. */
export const PUBLIC_URL = 'https://landfall.example';

export const administrator = {
  email: 'ana@example.com',
  password: 'correct horse battery staple',
};

/** Jobs of the start whose rows and mails are recorded. */
const jobs = ['answers-of-new-day', 'ending-rules', 'unused-images', 'watched-answers'];

/** Interval of looking whether something is done, in ms. */
const LOOK_EVERY_MS = 20;

export type Ask = {
  path: string;
  method?: 'GET' | 'POST' | 'HEAD' | 'OPTIONS' | 'DELETE';
  headers?: Record<string, string>;
  /** JSON, or the fields of a form. */
  body?: string | URLSearchParams;
};

/** The built product of `tree`, running on `dataDir` at a fixed time. */
export type RecordedSite = {
  url: string;
  dataDir: string;
  ask: (asked: Ask) => Promise<Response>;
  /** Waits until every mail is sent. */
  settled: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Environment variables that fix time and randomness of a process. */
export function fixed(now: string, seed: string): Record<string, string> {
  const preload = join(import.meta.dirname, 'fixedProcess.mjs');
  return { NODE_OPTIONS: `--import=${preload}`, FIXED_NOW: now, FIXED_SEED: seed };
}

/** The settings of the product on `dataDir`. */
export function settingsOf(dataDir: string, sink: Pick<MailSink, 'port'>): Record<string, string> {
  return {
    DATA_DIR: dataDir,
    PUBLIC_URL,
    SMTP_URL: `smtp://127.0.0.1:${sink.port}?security=none`,
    MAIL_FROM: 'Landfall <visa@example.com>',
    TRUST_PROXY: 'loopback',
    COUNTRY_HEADER: 'x-visitor-country',
    LINK_CHECKS: 'off',
    BACKUP_HOURS: '0',
  };
}

/** Starts the product, and waits for the `jobs` where a day or more has passed since they ran. */
export async function startRecordedSite({
  tree,
  dataDir,
  sink,
  now,
  isNewDay,
}: {
  tree: string;
  dataDir: string;
  sink: MailSink;
  now: string;
  isNewDay: boolean;
}): Promise<RecordedSite> {
  const server = await startServer({
    tree,
    dataDir,
    env: {
      ...settingsOf(dataDir, sink),
      ...fixed(now, `server ${now}`),
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      HOST: '127.0.0.1',
      PORT: '0',
    },
  });
  const port = /listening at http:\/\/127\.0\.0\.1:(\d+)/.exec(server.output())?.[1];
  if (!port) throw new Error(`The server named no port:\n${server.output()}`);
  const url = `http://127.0.0.1:${port}`;
  const database = new Sqlite(join(dataDir, 'landfall.sqlite'), { readonly: true });
  let asked = 0;

  async function until(what: string, isDone: () => boolean) {
    const limit = performance.now() + WAIT_LIMIT_MS;
    while (!isDone()) {
      if (performance.now() > limit) throw new Error(`${what}:\n${server.output()}`);
      await wait(LOOK_EVERY_MS);
    }
  }
  const ended = database.prepare('select finished_at from job_runs where name = ?').pluck();
  const waiting = database.prepare("select count(*) from outbox where state = 'waiting'").pluck();
  if (isNewDay) {
    await until('A job is not done', () => jobs.every((job) => ended.get(job) === now));
  }
  const settled = () => until('A mail is not sent', () => waiting.get() === 0);
  await settled();

  return {
    url,
    dataDir,
    settled,
    async ask({ path, method = 'GET', headers = {}, body }) {
      asked += 1;
      const response = await fetch(url + path, {
        method,
        redirect: 'manual',
        headers: {
          'accept-encoding': 'identity',
          // Each request is of another network, which no rate limit reaches.
          'x-forwarded-for': `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}`,
          ...(method !== 'GET' && { origin: PUBLIC_URL }),
          ...(typeof body === 'string' && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body }),
      });
      if (method === 'POST') await settled();
      return response;
    },
    async stop() {
      database.close();
      const { code, signal } = await server.stop();
      if (code !== 0)
        throw new Error(`The server ended with ${signal ?? code}:\n${server.output()}`);
    },
  };
}
