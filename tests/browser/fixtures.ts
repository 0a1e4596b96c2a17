// Fixtures of browser tests: a real server of the built product, and real Chromium.
//
//   import { expect, test } from './fixtures.ts';
//
//   test('…', async ({ page, site }) => {
//     await page.goto('/');                                  // relative to the server's address
//     site.sql('select name from destinations where id = ?', 'paris-france');
//   });
//
// Fixtures
//   page      Playwright's page, except that loading waits until the page takes clicks, as on other
//             pages of its context, and that the panel's toasts stay until a test closes them: see
//             panel/toasts.ts. Tests of a worker share one browser context, which Playwright clears of
//             cookies, storage, the HTTP cache, routes and init scripts before each test.
//   site      the server: see the type Site below. All tests of a worker share one server unless they
//             request another. Before each test its database is reset, including counters of
//             sign-ins; its files and the rate limits in its memory are not (10 newsletter and 10
//             contact forms per address), so tests must use few of them.
//   signIn    `await signIn()` signs this test's browser in as the administrator, without the form.
//   administrator   { email, password } of the first administrator, for the sign-in form itself.
//   expectedConsoleErrors   console errors and uncaught errors of a page fail the test, unless it
//             expects them: `expectedConsoleErrors.push(/status of 404/)`. Chromium logs one for each
//             response with status 400 or more, including pages that are not found.
//
// Options, by test.use({ … }) in a file or a describe block
//   freshServer: true            a separate server for each test, for those that change files or use
//             up rate limits: it takes half a second of CPU time
//   serverEnv: { NAME: 'value' } the same, with these additional settings
//
// Simulate failures in the database:
//   site.sql('alter table destinations rename to lost');   // every query of the table fails
//   site.sql('alter table lost rename to destinations');   // and works again

import { createHash, randomBytes } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import Sqlite from 'better-sqlite3';
import { DAY_MS } from '#core/dates.ts';
import { TEST_LIMIT_MS, WAIT_LIMIT_MS } from '../runnerLimits.ts';
import { startServer } from '../support/servers/serverProcess.ts';

export { expect };

export type Administrator = { email: string; password: string };

export type Site = {
  /** The server's address, for example http://localhost:41234. */
  url: string;
  /** The data folder. */
  dataDir: string;
  /**
   * Runs one statement on the server's database; returns its rows. A statement that returns none
   * counts as a content change.
   */
  sql: (statement: string, ...values: (string | number | null)[]) => Record<string, unknown>[];
  /** Restarts the server on the same data and port. */
  restart: () => Promise<void>;
  /** The server's log so far, one JSON object per line. */
  log: () => string;
};

type OwnSite = Site & {
  /** Runs one statement that doesn't change public content. */
  quietly: (statement: string, ...values: string[]) => void;
  close: () => Promise<void>;
};
type SharedSite = OwnSite & {
  /** A copy of the database after the server's start. */
  asStarted: string;
  restore: () => Promise<void>;
};

/** Starts a server, on an empty folder or on a copy of the database `from`. */
async function startSite(
  { email, password }: Administrator,
  { serverEnv = {}, from }: { serverEnv?: Record<string, string>; from?: string } = {},
): Promise<OwnSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'landfall-browser-'));
  if (from) copyFileSync(from, join(dataDir, 'landfall.sqlite'));
  const env = { ADMIN_EMAIL: email, ADMIN_PASSWORD: password, ...serverEnv };
  let server = await startServer({ dataDir, env });
  const { url } = server;
  let earlierLog = '';
  const database = new Sqlite(join(dataDir, 'landfall.sqlite'), { timeout: WAIT_LIMIT_MS });
  return {
    url,
    dataDir,
    sql(statement, ...values) {
      const prepared = database.prepare<unknown[], Record<string, unknown>>(statement);
      if (prepared.reader) return prepared.all(...values);
      prepared.run(...values);
      // Every content change does this, so that the next request reads the database.
      database.exec('update content_version set version = version + 1');
      return [];
    },
    quietly(statement, ...values) {
      database.prepare(statement).run(...values);
    },
    async restart() {
      await server.stop();
      earlierLog += server.output();
      server = await startServer({ dataDir, env: { ...env, PORT: new URL(url).port } });
    },
    log: () => earlierLog + server.output(),
    async close() {
      database.close();
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * Copies the site's current database; `restore` writes that copy back, page by page, with its
 * tables, triggers and rows. To the server that is one large write of another process.
 */
async function restorable(site: OwnSite): Promise<SharedSite> {
  const live = join(site.dataDir, 'landfall.sqlite');
  const asStarted = join(site.dataDir, 'as-started.sqlite');
  const watch = new Sqlite(live, { readonly: true });
  await watch.backup(asStarted);
  let restored = { commits: commits(), content: contentVersion() };
  return {
    ...site,
    asStarted,
    async restore() {
      if (commits() === restored.commits) return;
      const content = contentVersion();
      const started = new Sqlite(asStarted, { readonly: true });
      // In one step, so that no request sees an intermediate state. While the server writes, nothing
      // is copied, which better-sqlite3 tells by the number of pages alone.
      let copied = 0;
      while (copied === 0) {
        copied = (await started.backup(live, { progress: () => ALL_PAGES })).totalPages;
      }
      started.close();
      // Responses are cached by the content version: another content's version must not recur, and
      // without a content change cached responses stay valid.
      const next = content === restored.content ? content : content + 1;
      site.quietly('update content_version set version = ?', String(next));
      restored = { commits: commits(), content: next };
    },
    async close() {
      watch.close();
      await site.close();
    },
  };

  /** A number that changes with each write of any other connection. */
  function commits() {
    return watch.pragma('data_version', { simple: true });
  }

  function contentVersion() {
    return Number(watch.prepare('select version from content_version').pluck().get());
  }
}

/** More pages than a database has, see sqlite3_backup_step. */
const ALL_PAGES = 0x7fffffff;

/** A session as stored by a sign-in; returns the cookie's value, which is stored hashed. */
function startSession(site: OwnSite): string {
  const id = randomBytes(20).toString('hex');
  const idHash = createHash('sha256').update(id).digest('hex');
  const expiresAt = new Date(Date.now() + 30 * DAY_MS).toISOString();
  site.quietly(
    `insert into sessions (id_hash, user_id, expires_at, created_at)
     select ?, id, ?, ? from users order by created_at limit 1`,
    idHash,
    expiresAt,
    new Date().toISOString(),
  );
  return id;
}

/**
 * A loaded page takes clicks a moment later, once React has hydrated it, and on a busy machine a
 * test is faster than that. So `goto` and `reload` wait, unless told to wait for less than the
 * load.
 */
function waitForScriptsAfterLoading(page: Page) {
  const { goto, reload } = page;
  page.goto = async (url, options) => {
    const response = await goto.call(page, url, options);
    if (options?.waitUntil !== 'commit') await scriptsTookOver(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload.call(page, options);
    await scriptsTookOver(page);
    return response;
  };
}

/** Polling interval for hydration, in ms. */
export const HYDRATION_POLL_MS = 20;

/** Waits until a page takes clicks. By time: the default, animation frames, never happen on a hidden page. */
export async function scriptsTookOver(page: Page) {
  await page.waitForFunction(isHydrated, undefined, { polling: HYDRATION_POLL_MS });
}

/**
 * In a browser, whether the page takes clicks: React marks hydrated elements. A page without our script
 * does at once.
 */
export function isHydrated(): boolean {
  const ours = ({ src, text }: HTMLScriptElement) => /entry-client/.test(src || text);
  if (!Array.from(document.scripts).some(ours)) return true;
  // Pages of the panel hydrate after their frame, their lists after them, and their forms are
  // disabled until then.
  const shown = [...document.querySelectorAll('body, footer, main h1, .admin-list tbody')];
  const isMarked = shown.every((element) =>
    Object.keys(element).some((key) => key.startsWith('__reactFiber')),
  );
  return isMarked && !document.querySelector('main fieldset:disabled');
}

/**
 * Toasts close after a few seconds, on a slow machine before a test has seen them. Their timers wait
 * while the document is hidden, so it says that it is, except to its own first script, which has run
 * by then. `letToastsClose` of panel/toasts.ts ends it.
 */
function keepToasts(page: Page) {
  page.on('domcontentloaded', () => {
    page
      .evaluate(() => {
        const areKept = () => !('toastsClose' in window);
        Object.defineProperty(document, 'hidden', { get: areKept, configurable: true });
        // A toast that is shown already asks again.
        document.dispatchEvent(new Event('visibilitychange'));
      })
      // The page may be left already.
      .catch(() => {});
  });
}

function preparePage(page: Page) {
  waitForScriptsAfterLoading(page);
  keepToasts(page);
}

type TestFixtures = {
  freshServer: boolean;
  serverEnv: Record<string, string>;
  site: OwnSite;
  signIn: () => Promise<void>;
  expectedConsoleErrors: RegExp[];
};

type WorkerFixtures = {
  administrator: Administrator;
  sharedSite: SharedSite;
};

export const test = base.extend<TestFixtures, WorkerFixtures>({
  freshServer: [false, { option: true }],
  serverEnv: [{}, { option: true }],
  administrator: [
    { email: 'admin@example.com', password: 'correct horse battery staple' },
    { option: true, scope: 'worker' },
  ],

  sharedSite: [
    async ({ administrator }, use) => {
      const site = await startSite(administrator);
      await use(await restorable(site));
      await site.close();
    },
    { scope: 'worker', timeout: TEST_LIMIT_MS },
  ],

  site: async ({ administrator, freshServer, serverEnv, sharedSite }, use) => {
    if (!freshServer && Object.keys(serverEnv).length === 0) {
      await sharedSite.restore();
      return use(sharedSite);
    }
    // Without samples or with another administrator, a server has to fill its folder itself.
    const isFilledAlike = !['SAMPLE_DATA', 'ADMIN_EMAIL'].some((name) => name in serverEnv);
    const site = await startSite(administrator, {
      serverEnv,
      ...(isFilledAlike && { from: sharedSite.asStarted }),
    });
    await use(site);
    await site.close();
  },

  baseURL: async ({ site }, use) => use(site.url),

  context: async ({ context, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) {
      for (const page of context.pages()) preparePage(page);
      context.on('page', preparePage);
    }
    await use(context);
    context.off('page', preparePage);
  },

  signIn: async ({ context, site }, use) =>
    use(async () => {
      await context.addCookies([{ name: 'session', value: startSession(site), url: site.url }]);
    }),

  expectedConsoleErrors: [
    async ({ context }, use) => {
      const expected: RegExp[] = [];
      const errors: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error')
          errors.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (webError) => errors.push(`Uncaught ${webError.error()}`));
      await use(expected);
      const unexpected = errors.filter((error) => !expected.some((pattern) => pattern.test(error)));
      expect(unexpected, 'errors in the console that the test did not expect').toEqual([]);
    },
    { auto: true },
  ],
});
