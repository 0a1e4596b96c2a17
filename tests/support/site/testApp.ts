import { randomBytes, randomUUID } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { createTRPCClient, httpLink, type TRPCClient, TRPCClientError } from '@trpc/client';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { DAY_MS } from '#core/dates.ts';
import { openDatabase } from '#db/client.ts';
import type { OpenDatabase } from '#db/engine.ts';
import { insertSession } from '#db/queries/accounts/sessions.ts';
import { findCredentialsByEmail, insertUser } from '#db/queries/accounts/users.ts';
import { createAdministrator } from '#server/accounts/administrators.ts';
import { createApp } from '#server/app.ts';
import { hashOf } from '#server/auth/luciaAdapter.ts';
import { hashPassword } from '#server/auth/passwords.ts';
import { type Config, readConfig } from '#server/config.ts';
import { type RequestLimits, requestLimits } from '#server/http/limits/requestLimits.ts';
import { cookieName } from '#server/lib/cookieName.ts';
import type { PageRenderer } from '#server/ssr/pageRenderer.ts';
import type { AppRouter } from '#server/trpc/appRouter.ts';
import { copyPrepared, type PreparedData } from './preparedDatabases.ts';

export const administrator = {
  email: 'admin@example.com',
  password: 'correct horse battery staple',
};

export type TestSite = {
  app: FastifyInstance;
  config: Config;
  db: OpenDatabase;
  /** Its data. */
  data: PreparedData;
  /** The app's log, as one object per line. */
  log: () => Record<string, unknown>[];
  /** A new browser without cookies. */
  browser: (options?: BrowserOptions) => TestBrowser;
  /** A browser with a signed-in administrator, created on first use. */
  signedIn: () => Promise<TestBrowser>;
  /** The same by real set-up and sign-in, for tests of them. */
  signIn: () => Promise<TestBrowser>;
};

type SiteOptions = {
  env?: Record<string, string>;
  samples?: boolean;
  rules?: boolean;
  dataOf?: Pick<TestSite, 'data'>;
  pages?: PageRenderer;
  /** Stricter request limits than the product's, which tests can reach. */
  most?: Partial<RequestLimits>;
};

/**
 * The whole app, by default without pages, on a new migrated database with the countries, plus the
 * samples and the shipped entry rules if `samples` and `rules` are set; or on the data of the site
 * `dataOf`, as after a restart. `env` has its settings. It is closed when the test ends.
 */
export async function startTestSite(options: SiteOptions = {}): Promise<TestSite> {
  const { site, close } = await openTestSite(options);
  onTestFinished(close);
  return site;
}

/** The same for all tests of a file, which must not change it: returned by the function. */
export function siteOfFile(options: SiteOptions = {}): () => TestSite {
  let opened: Awaited<ReturnType<typeof openTestSite>> | undefined;
  beforeAll(async () => {
    opened = await openTestSite(options);
  });
  afterAll(() => opened?.close());
  return () => {
    if (!opened) throw new Error('The site is there while tests run');
    return opened.site;
  };
}

async function openTestSite({
  env = {},
  samples = false,
  rules = false,
  dataOf,
  pages,
  most,
}: SiteOptions) {
  const filling = samples ? 'samples' : 'countries';
  const prepared =
    dataOf?.data ?? (await copyPrepared(rules ? `${filling}AndRules` : filling, env.DATA_DIR));
  // Tests make no requests to other sites.
  const quiet = { LOG_LEVEL: 'warn', LINK_CHECKS: 'off' };
  const config = readConfig({ ...prepared.settings, ...quiet, ...env });
  const db = openDatabase(config.database);

  const lines: string[] = [];
  const logTo = { write: (line: string) => lines.push(line) };
  const app = await createApp({
    config,
    db,
    logTo,
    most: { ...requestLimits, ...most },
    ...(pages && { pages }),
  });
  const close = async () => {
    await app.close();
    await db.destroy();
    if (!dataOf) await prepared.discard();
  };

  const browser = (options: BrowserOptions = {}) =>
    createBrowser(app, { origin: config.publicUrl ?? 'http://localhost:3000', ...options });
  const site: TestSite = {
    app,
    config,
    db,
    data: prepared,
    log: () => lines.map((line) => JSON.parse(line)),
    browser,
    async signedIn() {
      const visitor = browser();
      visitor.cookies.set(cookieName('session', config.publicUrl), await startSession(db));
      return visitor;
    },
    async signIn() {
      const known = await findCredentialsByEmail(db, administrator.email);
      if (!known) await createAdministrator(db, administrator);
      const visitor = browser();
      await visitor.api.session.signIn.mutate(administrator);
      return visitor;
    },
  };
  return { site, close };
}

let administratorsHash: Promise<string> | undefined;

/**
 * Stores the administrator, if missing, and a session; returns its id. The result is that of set-up
 * and sign-in, without their deliberately slow hashing.
 */
async function startSession(db: OpenDatabase): Promise<string> {
  const now = new Date();
  const known = await findCredentialsByEmail(db, administrator.email);
  const userId = known?.id ?? randomUUID();
  if (!known) {
    administratorsHash ??= hashPassword(administrator.password);
    const user = { id: userId, email: administrator.email, passwordHash: await administratorsHash };
    await insertUser(db, user, now.toISOString());
  }
  const id = randomBytes(20).toString('hex');
  const expiresAt = new Date(now.getTime() + SESSION_MS).toISOString();
  await insertSession(db, { idHash: hashOf(id), userId, expiresAt }, now.toISOString());
  return id;
}

const SESSION_MS = 30 * DAY_MS;

export type BrowserOptions = {
  /** The origin of the calling page; null sends none. */
  origin?: string | null;
  /** The client's IP address. */
  address?: string;
  headers?: Record<string, string>;
};

export type TestBrowser = {
  api: TRPCClient<AppRouter>;
  /** The browser's cookies by name. */
  cookies: Map<string, string>;
  /** The raw set-cookie headers of the last response. */
  lastSetCookies: () => string[];
  /** The raw body of the last response. */
  lastBody: () => string;
  lastHeaders: () => OutgoingHttpHeaders;
};

/** A browser for this app, with these cookies. */
export function createBrowser(
  app: FastifyInstance,
  options: BrowserOptions,
  cookies = new Map<string, string>(),
): TestBrowser {
  let setCookies: string[] = [];
  let body = '';
  let sent: OutgoingHttpHeaders = {};

  async function send(url: string, init: RequestInit = {}): Promise<Response> {
    const { pathname, search } = new URL(url);
    const response = await app.inject({
      method: init.method === 'POST' ? 'POST' : 'GET',
      url: pathname + search,
      remoteAddress: options.address ?? '127.0.0.1',
      headers: {
        host: 'localhost:3000',
        ...(options.origin && { origin: options.origin }),
        ...Object.fromEntries(new Headers(init.headers)),
        ...(cookies.size > 0 && {
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        }),
        ...options.headers,
      },
      ...(typeof init.body === 'string' && { payload: init.body }),
    });
    setCookies = [response.headers['set-cookie'] ?? []].flat();
    for (const { name, value, maxAge } of response.cookies) {
      if (maxAge === 0) cookies.delete(name);
      else cookies.set(name, value);
    }
    body = response.body;
    sent = response.headers;
    return new Response(body, {
      status: response.statusCode,
      headers: { 'content-type': String(response.headers['content-type']) },
    });
  }

  return {
    api: createTRPCClient<AppRouter>({
      links: [
        httpLink({
          url: 'http://localhost:3000/trpc',
          fetch: (url, init) => send(String(url), init as RequestInit),
        }),
      ],
    }),
    cookies,
    lastSetCookies: () => setCookies,
    lastBody: () => body,
    lastHeaders: () => sent,
  };
}

export type Refusal = {
  code: string | undefined;
  message: string;
  fieldErrors: Record<string, string[] | undefined>;
};

/** A call's refusal. Throws if it succeeds. */
export async function refusalOf(call: Promise<unknown>): Promise<Refusal> {
  try {
    await call;
  } catch (error) {
    if (!(error instanceof TRPCClientError)) throw error;
    const { data, message } = error as TRPCClientError<AppRouter>;
    return { code: data?.code, message, fieldErrors: data?.fieldErrors ?? {} };
  }
  throw new Error('The call was answered, not refused');
}
