import type { CDPSession, Page } from '@playwright/test';
import { expectNoViolationInEitherTheme } from '../everyPage/axe.ts';
import { expect, test } from '../fixtures.ts';

test.use({ serviceWorkers: 'allow' });

test.beforeEach(async ({ page, context, expectedConsoleErrors }) => {
  expectedConsoleErrors.push(
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 503|when fetching the script/,
  );
  // Tests end without a network: with one, the page would be loaded again while it is cleared. Workers
  // and their pages outlive a test, too; this page starts no worker.
  await context.setOffline(false);
  await page.goto('/my?forgotten=true');
  await page.evaluate(async () => {
    for (const registration of await navigator.serviceWorker.getRegistrations()) {
      await registration.unregister();
    }
    for (const name of await caches.keys()) await caches.delete(name);
  });
});

/** The paths and queries of pages on this device. */
function storedPages(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) {
        const { pathname, search } = new URL(url);
        if (!/^\/(?:assets\/|flags\/|mark\.svg|offline\.js)/.test(pathname))
          paths.push(pathname + search);
      }
    }
    return paths;
  });
}

const expectStored = (page: Page, path: string) =>
  expect.poll(() => storedPages(page)).toContain(path);

/** Until it is, a page without a network is the browser's. */
const workerIsActive = (page: Page) =>
  page.evaluate(async () => void (await navigator.serviceWorker.ready));

/** Has the worker store the page at this path, as a page does; returns its reply. */
function askToStore(page: Page, path: string): Promise<unknown> {
  return page.evaluate(async (one) => {
    const { active } = await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    const stored = new Promise<unknown>((resolve) => {
      port1.onmessage = ({ data }) => resolve(data);
    });
    active?.postMessage({ store: one }, [port2]);
    return stored;
  }, path);
}

const offlineSessions: CDPSession[] = [];

// The next test has the same tab.
test.afterEach(async () => {
  for (const session of offlineSessions.splice(0)) await session.detach();
});

/** Chromium since 150 emulates `navigator.onLine` for one document alone; before, the command is unknown. */
async function staysOffline(page: Page) {
  const session = await page.context().newCDPSession(page);
  offlineSessions.push(session);
  await session.send('Network.enable');
  const none = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  await session.send('Network.overrideNetworkState', { offline: true, ...none }).catch(() => {});
}

const asOf = /^As of \d+ \w{3} \d{4}, \d\d:\d\d: you are offline\.$/;

for (const width of [390, 1280]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('visited answers, tools and the start page open without a network, with their date', {
      tag: '@journey',
    }, async ({ page, context }) => {
      await page.goto('/');
      await expectStored(page, '/');
      await expectStored(page, '/my');
      // The second page of this tab: its passport was entered here, not shared.
      await page.goto('/visa-info/JP?from=DE');
      await page.goto('/');
      await page.evaluate(() => location.assign('/visa-info/JP?from=BR'));
      await expect(page).toHaveTitle(/Brazilian passport, Japan/);
      await expectStored(page, '/visa-info/JP?from=BR');
      await page.goto('/compare');
      await expectStored(page, '/compare');
      await context.setOffline(true);

      await page.goto('/visa-info/JP?from=BR');
      const notice = page.getByText(asOf);
      await expect(notice).toBeVisible();
      const verdict = page.locator('.verdict').first();
      await expect(verdict).toBeVisible();
      const [above, below] = [await notice.boundingBox(), await verdict.boundingBox()];
      expect(above?.y).toBeLessThan(below?.y ?? 0);
      await expectNoViolationInEitherTheme(page);

      // A link to a page on this device opens it.
      await staysOffline(page);
      await page.getByRole('link', { name: 'Compare passports' }).last().click();
      await expect(page).toHaveURL('/compare');
      await expect(page.getByRole('heading', { level: 1, name: /Compare/ })).toBeVisible();
      await expect(page.getByText(asOf)).toBeVisible();
      await page.goto('/');
      await expect(page.getByText(asOf)).toBeVisible();
      await page.goto('/my');
      await expect(page.getByRole('heading', { level: 1, name: 'My travel' })).toBeVisible();
      await expect(page.getByText(asOf)).toBeVisible();

      // Pages that are not on this device are named, with those that are.
      await page.goto('/terms');
      await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
      await expect(page.getByRole('link', { name: /Brazilian passport, Japan/ })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
      const home = page.getByRole('banner').getByRole('link', { name: 'Landfall' });
      await expect(home).toHaveCSS('font-family', /^"Figtree Variable"/);
      await expectNoViolationInEitherTheme(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      // The page opens by itself.
      await context.setOffline(false);
      await expect(page.getByRole('heading', { level: 1, name: /Terms/ })).toBeVisible();
      await expect(page).toHaveURL('/terms');
    });
  });
}

test('an answer that was opened by a link of the site opens without a network', async ({
  page,
  context,
}) => {
  await page.goto('/passports/BR');
  await workerIsActive(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('main').getByRole('link', { name: 'Japan', exact: true }).click();
  await expect(page).toHaveTitle(/Brazilian passport, Japan/);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  const { pathname, search } = new URL(page.url());
  await expectStored(page, pathname + search);
  const verdict = page.locator('.verdict').first();
  const words = await verdict.innerText();
  await page.goto('/contact');
  await context.setOffline(true);
  await page.goto(pathname + search);
  await expect(page.getByText(asOf)).toBeVisible();
  await expect(verdict).toHaveText(words, { useInnerText: true });
});

test('a page that is not on this device is in the language of its address', async ({
  page,
  context,
}) => {
  await page.goto('/de/contact');
  await expectStored(page, '/de/my');
  // Of other languages the worker of the whole site knows the words.
  await expectStored(page, '/my');
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await workerIsActive(page);
  await context.setOffline(true);
  for (const [path, lang, dir, title] of [
    ['/de/terms', 'de', 'ltr', 'Sie sind offline'],
    ['/ar/terms', 'ar', 'rtl', 'أنت غير متصل بالإنترنت'],
    ['/terms', 'en', 'ltr', 'You are offline'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator(`html[lang=${lang}][dir=${dir}][data-theme=dark]`)).toBeAttached();
    await expect(page.getByRole('link', { name: /Meine Reisen/ })).toBeVisible();
  }
  await page.goto('/');
  await expect(page.getByText(asOf)).toBeVisible();
});

test('an address that someone shared is not kept, unless the visitor saves it', async ({
  page,
  context,
}) => {
  await page.goto('/visa-info/JP?from=IN&holds=us-visa');
  await expectStored(page, '/');
  // The passport came with the link: other pages of it are not the visitor's own either.
  await page.goto('/passports/IN');
  await expectStored(page, '/passports/IN');
  await page.evaluate(() => location.assign('/visa-info/FR?from=IN'));
  await expect(page).toHaveTitle(/Indian passport, France/);
  await page.goto('/compare');
  await expectStored(page, '/compare');
  const shared = (await storedPages(page)).filter((path) => path.includes('from='));
  expect(shared).toEqual([]);

  await page.goto('/visa-info/JP?from=IN&holds=us-visa');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .poll(async () => (await storedPages(page)).filter((path) => path.includes('from=IN')))
    .toHaveLength(1);
  await page.goto('/my');
  await expectStored(page, '/my');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Japan · Indian passport' }).click();
  await expect(page.getByText(asOf)).toBeVisible();
  await expect(page.locator('.verdict').first()).toBeVisible();
});

test('the panel is not kept, and forgetting removes the pages', async ({ page, signIn }) => {
  await page.goto('/');
  await expectStored(page, '/my');
  await signIn();
  await page.goto('/admin/countries');
  await expect(page.getByRole('switch').first()).toBeVisible();
  // A page that is visited later is kept.
  await page.goto('/compare');
  await expectStored(page, '/compare');
  await page.goto('/my');
  expect((await storedPages(page)).filter((path) => path.startsWith('/admin'))).toEqual([]);
  await page.getByRole('button', { name: 'Forget everything on this device' }).click();
  await page.getByRole('button', { name: 'Yes, forget everything' }).click();
  await expect(page.getByText('Everything on this device is forgotten.')).toBeVisible();
  expect(await storedPages(page)).toEqual([]);
});

test('at most 50 pages are kept, the oldest are removed', async ({ page }) => {
  await page.goto('/');
  await expectStored(page, '/my');
  for (let number = 1; number <= 52; number += 1) {
    expect(await askToStore(page, `/compare?all=${number}`)).toBe(true);
  }
  const pages = await storedPages(page);
  expect(pages).toHaveLength(50);
  expect(pages).toEqual(expect.arrayContaining(['/', '/my', '/compare?all=52']));
  expect(pages).not.toContain('/compare?all=1');
  // Neither the panel nor another site.
  expect(await askToStore(page, '/admin/login')).toBe(true);
  expect(await askToStore(page, '//example.com/')).toBe(true);
  expect(await storedPages(page)).toEqual(pages);
});

test('a new build replaces the copies, and a failed update keeps them', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await expectStored(page, '/my');
  const [name = ''] = await page.evaluate(() => caches.keys());
  // What an earlier build left is removed when this one's worker starts.
  await page.evaluate(async () => {
    await (await caches.open('site-0000000000000000')).put('/compare', new Response('old'));
    await (await caches.open('plan-0000000000000000')).put('/plan/90-180', new Response('old'));
    const registration = await navigator.serviceWorker.ready;
    await registration.unregister();
  });
  // An update whose pages can't be loaded.
  const failed = Promise.withResolvers<void>();
  await context.route('/service-worker.js', async (route) => {
    await route.abort();
    failed.resolve();
  });
  await page.reload();
  await failed.promise;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => caches.keys())).toContain(name);
  await context.unroute('/service-worker.js');
  await page.reload();
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([name]);
});

test('words of the page for what is not on this device are text, and it sends no form', async ({
  page,
  context,
  site,
}) => {
  const at = new Date().toISOString();
  site.sql(
    `insert into translations (language, subject, english, text, created_at, updated_at)
      values ('en', 'messages/offline/title', 'You are offline', ?, ?, ?)`,
    "'<'b>No network'<'/b> & \"waiting\"",
    at,
    at,
  );
  await page.goto('/');
  await expectStored(page, '/my');
  await workerIsActive(page);
  await context.setOffline(true);
  const response = await page.goto('/contact');
  const words = '<b>No network</b> & "waiting"';
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words);
  await expect(page).toHaveTitle(`${words} · Landfall`);
  expect(response?.headers()['content-security-policy']).toMatch(/(^|; )form-action 'none'(;|$)/);
});

for (const [path, title] of [
  ['/', 'a stored page'],
  ['/terms', 'the page for what is not on this device'],
] as const) {
  test(`${title} is not loaded again while it is left`, async ({ page, context }) => {
    await page.goto('/');
    await expectStored(page, '/my');
    await workerIsActive(page);
    await context.setOffline(true);
    await page.goto(path);
    await expect(page.getByText(path === '/' ? asOf : 'You are offline').first()).toBeVisible();
    // The network is back before the next page comes.
    await page.evaluate(() => {
      const back = Promise.resolve(new Response());
      window.fetch = () => back;
      location.assign('/my');
      dispatchEvent(new Event('online'));
    });
    await expect(page.getByRole('heading', { level: 1, name: 'My travel' })).toBeVisible();
    await expect(page).toHaveURL('/my');
  });
}

test('a page that is just being stored is not kept after "Forget everything"', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await expectStored(page, '/my');
  const other = await context.newPage();
  await other.goto('/compare');
  await expectStored(page, '/compare');
  await page.goto('/my');

  const address = await other.evaluate(() => navigator.serviceWorker.controller?.scriptURL);
  const worker = context.serviceWorkers().findLast((one) => one.url() === address);
  if (!worker) throw new Error('There is no worker');
  await worker.evaluate(() => {
    const { fetch } = self;
    const asked = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    self.fetch = async (...request) => {
      asked.resolve();
      await held.promise;
      return fetch(...request);
    };
    Object.assign(self, { asked, held });
  });
  const beingStored = askToStore(other, '/compare?all=1');
  await worker.evaluate(() => (self as unknown as Held).asked.promise);
  await page.getByRole('button', { name: 'Forget everything on this device' }).click();
  await page.getByRole('button', { name: 'Yes, forget everything' }).click();
  await expect(page).toHaveURL('/my?forgotten=true');
  await worker.evaluate(() => (self as unknown as Held).held.resolve());
  await beingStored;
  expect(await storedPages(page)).toEqual([]);

  // The next visit is kept again, also while the other tab is open.
  await page.goto('/compare');
  await expectStored(page, '/compare');
  await other.close();
});

/** What the test adds to the worker's global object. */
type Held = { asked: PromiseWithResolvers<void>; held: PromiseWithResolvers<void> };
