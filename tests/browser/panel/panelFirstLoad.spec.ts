import type { APIResponse } from '@playwright/test';
import { idle } from '../everyPage/idle.ts';
import { expect, type Site, test } from '../fixtures.ts';

/** Pages of the panel, and data of each. */
const pages = [
  { name: 'the dashboard', path: '/admin/dashboard', data: 'Hello, Ana' },
  { name: 'a list', path: '/admin/destinations', data: 'Lutetia' },
  { name: 'a form', path: '/admin/destinations/paris-france', data: 'value="Lutetia"' },
  {
    name: 'a list of a record',
    path: '/admin/destinations/paris-france/visa-requirements',
    data: 'Lutetia',
  },
  { name: 'rules', path: '/admin/rules?passport=BR&destination=JP', data: 'Brazil' },
  { name: 'history', path: '/admin/history', data: 'Sumatra' },
  { name: 'settings', path: '/admin/settings', data: 'value="Ana’s Visas"' },
  { name: 'users', path: '/admin/users', data: 'admin@example.com' },
  { name: 'an account', path: '/admin/account', data: 'value="Ana"' },
];

// On wider screens the form has a live preview beside it, which fetches as the public page does.
test.use({ viewport: { width: 1000, height: 800 } });

test.beforeEach(({ site }) => {
  site.sql("update users set name = 'Ana'");
  site.sql("update destinations set name = 'Lutetia' where id = 'paris-france'");
  nameSite(site, 'Ana’s Visas');
  site.sql(
    `insert into history (changed_at, actor_kind, actor_name, entity, entity_id, title, action)
     values ('2026-11-20T23:30:00.000Z', 'user', 'Ana', 'destination', 'sumatra', 'Sumatra', 'deleted')`,
  );
});

function nameSite(site: Site, name: string) {
  site.sql(
    `insert or replace into settings (key, value, updated_at)
     values ('site', json_object('name', ?), '2026-11-20T00:00:00.000Z')`,
    name,
  );
}

for (const { name, path, data } of pages) {
  test(`${name} comes with its data, which isn’t fetched again`, async ({
    context,
    page,
    signIn,
  }) => {
    const signedOut = await context.request.get(path, { maxRedirects: 0 });
    expect(signedOut.status()).toBe(307);
    expect(signedOut.headers().location).toMatch(/^\/admin\/login\?redirect=/);
    expect(await signedOut.text()).not.toContain(data);

    await signIn();
    // The server leaves data that takes it longer than a second to the browser: a busy one is asked
    // again.
    await expect
      .poll(async () => {
        const served = await context.request.get(path);
        expect(served.status()).toBe(200);
        expectPrivate(served);
        const html = await served.text();
        // Later the font wouldn't be swapped in.
        expect(html).toMatch(/<link rel="preload" [^>]*as="font"/);
        return textOf(html).includes(data);
      })
      .toBe(true);

    const fetched: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.method() === 'GET' && pathname.startsWith('/trpc')) fetched.push(pathname);
    });
    // Data is stale a few seconds after the page was loaded: for a slow browser none pass.
    await page.clock.setFixedTime(new Date());
    await expect
      .poll(async () => {
        fetched.length = 0;
        await page.goto(path);
        await expect(page.getByRole('main').locator('fieldset:disabled')).toHaveCount(0);
        await expect(page.getByText('Loading…')).toHaveCount(0);
        await idle(page);
        return fetched;
      })
      .toEqual([]);
  });
}

test('a list is shown with its data before its scripts arrive', async ({ page, signIn }) => {
  await signIn();
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  // Again if the server left the data to the browser, see above.
  await expect
    .poll(async () => {
      await page.goto('/admin/countries', { waitUntil: 'commit' });
      await page.waitForLoadState('domcontentloaded');
      return page.getByRole('switch').first().isVisible();
    })
    .toBe(true);
  scripts.resolve();
});

/** The document as rendered, without the state for the scripts. */
function textOf(html: string): string {
  return html.replaceAll(/<script[^>]*>.*?<\/script>/gs, '');
}

function expectPrivate(response: APIResponse) {
  expect(response.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
  });
}

test('an editor’s document has nothing for administrators only', async ({
  context,
  page,
  site,
  signIn,
}) => {
  site.sql("update users set role = 'editor'");
  await signIn();
  for (const path of ['/admin/settings', '/admin/users', '/admin/outbox', '/admin/pages/terms']) {
    const html = await (await context.request.get(path)).text();
    expect(html).toContain('For administrators only');
    expect(html).not.toContain('siteToEdit');
    expect(html).not.toContain('createdAt');
  }
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('heading', { name: 'Hello, Ana' })).toBeVisible();
});

test('a user who must set up two-factor first gets no data', async ({ context, site, signIn }) => {
  site.sql(
    `insert or replace into settings (key, value, updated_at)
     values ('security', '{"requireTwoFactor":true,"sessionLifetimeDays":30}', '2026-11-20T00:00:00.000Z')`,
  );
  await signIn();
  const response = await context.request.get('/admin/destinations', { maxRedirects: 0 });
  expect(response.status()).toBe(307);
  expect(response.headers().location).toBe('/admin/two-factor');
  expect(await response.text()).not.toContain('Lutetia');
});

test('a query that fails on the server is reported as in the browser', async ({
  page,
  site,
  signIn,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/status of 500/, /Something went wrong/);
  await signIn();
  site.sql('alter table faqs rename to lost');
  await page.goto('/admin/faq');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  site.sql('alter table lost rename to faqs');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
});

test.describe('in another time zone than the server', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test('times are the reader’s', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/admin/history');
    await expect(page.locator('time', { hasText: '21 Nov 2026, 12:30' })).toBeVisible();
  });
});
