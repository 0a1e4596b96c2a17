import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { closeToast, toasts, toastsAreLoaded } from './toasts.ts';

const api = '**/trpc/**';
const failure = 'Failed to load visa requirements';

test.beforeEach(({ signIn, expectedConsoleErrors }) => {
  expectedConsoleErrors.push(
    /ERR_FAILED|ERR_INTERNET_DISCONNECTED|status of 500/,
    /The server could not be reached|No network|can’t be read/,
  );
  return signIn();
});

/** The list of destinations, once the code of the page of requirements is loaded. */
async function openDestinations(page: Page) {
  await page.goto('/admin/destinations');
  await page.getByRole('link', { name: 'Visa requirements of Tokyo' }).click();
  await expect(page.getByText('Tokyo, Japan')).toBeVisible();
  await page.getByRole('link', { name: 'Back to destinations' }).click();
  await expect(page.getByRole('rowheader', { name: 'Bali' })).toBeVisible();
  // Later than the session is taken to last without a question to the server.
  await page.clock.setSystemTime(Date.now() + 120_000);
}

for (const [what, fail] of [
  ['without a server', (page: Page) => page.route(api, (route) => route.abort())],
  [
    'that a proxy answers with a page of its own',
    (page: Page) =>
      page.route(api, (route) =>
        route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Internal error</h1>' }),
      ),
  ],
] as const) {
  test(`a load ${what} gives one toast, and is retried until it succeeds`, async ({ page }) => {
    await openDestinations(page);
    await fail(page);
    await page.getByRole('link', { name: 'Visa requirements of Bali' }).click();
    await expect(page.getByRole('alert').filter({ hasText: failure })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Trying again...' })).toBeDisabled();
    await expect(toasts(page)).toHaveText([failure]);
    for (const [side, name] of [
      ['x', 'right'],
      ['y', 'top'],
    ] as const) {
      await expect(toasts(page)).toHaveAttribute(`data-${side}-position`, name);
    }
    await closeToast(page, failure);
    await page.unroute(api);
    await expect(page.getByText('Bali, Indonesia')).toBeVisible();
    await expect(page.getByRole('row', { name: /United States.*tourist/i })).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: failure })).toHaveCount(0);
    await expect(toasts(page)).toHaveCount(0);
  });
}

test('a load without a network gives one toast, and succeeds once it is back', async ({
  page,
  context,
}) => {
  await page.goto('/admin/destinations');
  await toastsAreLoaded(page);
  await context.setOffline(true);
  await page.getByLabel('Type').selectOption('Nomad');
  await page.getByLabel('Continent').selectOption('Europe');
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to load destinations' });
  await expect(alert).toBeVisible();
  await expect(toasts(page)).toHaveText(['Failed to load destinations']);
  await context.setOffline(false);
  await expect(page.getByRole('rowheader', { name: 'Tokyo' })).toHaveCount(0);
  await expect(alert).toHaveCount(0);
});

test('a page whose toasts could not be loaded stays, and shows them later', async ({ page }) => {
  const toastList = /\/assets\/Toasts-[^/]*\.js/;
  await page.route(toastList, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => toastList.test(request.url()));
  await page.goto('/admin/destinations');
  await failed;
  await page.route(api, (route) => route.abort());
  await page.getByLabel('Type').selectOption('Nomad');
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to load destinations' });
  await expect(alert).toBeVisible();
  await expect(toasts(page)).toHaveCount(0);
  await page.unroute(toastList);
  await page.keyboard.press('Shift');
  await expect(toasts(page)).toHaveText(['Failed to load destinations']);
});

test('what isn’t there offers no second try', async ({ page, expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/status of 404/, /not found/);
  for (const address of [
    '/admin/translations/text?language=de&subject=messages/nowhere/nothing',
    '/admin/rules/difference?from=998&to=999',
    '/admin/faq/nothing',
  ]) {
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(/^Failed to load/);
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  }
});
