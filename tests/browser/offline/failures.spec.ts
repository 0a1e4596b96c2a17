import { expectNoViolation } from '../everyPage/axe.ts';
import { expect, test } from '../fixtures.ts';

test.describe('when the server fails', () => {
  test('the page says so, in the browser and from the server, and the process continues', {
    tag: '@journey',
  }, async ({ page, site, expectedConsoleErrors }) => {
    expectedConsoleErrors.push(/status of 500/, /Something went wrong/);
    await page.goto('/contact');
    site.sql('alter table destinations rename to lost');
    await page.getByRole('banner').getByRole('link', { name: 'Tourist Destinations' }).click();
    await expect(
      page.getByRole('heading', { name: 'Unexpected Application Error!' }),
    ).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('Something went wrong on our side');

    const response = await page.reload();
    expect(response?.status()).toBe(500);
    await expect(page, 'the page is not missing').toHaveTitle('Landfall');
    await expect(
      page.getByRole('heading', { name: 'Unexpected Application Error!' }),
    ).toBeVisible();
    const text = (await page.textContent('body')) ?? '';
    const reference = /Reference ([\w-]+)/.exec(text)?.[1] ?? 'none';
    await expect.poll(() => site.log()).toContain(reference);
    expect(text).not.toMatch(/no such table|SqliteError/);

    site.sql('alter table lost rename to destinations');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Showing 4 results')).toBeVisible();
  });

  test('a page that can’t be rendered says so, on the server and in the browser', async ({
    page,
    site,
    expectedConsoleErrors,
  }) => {
    expectedConsoleErrors.push(/status of 500/, /./);
    site.sql("update destinations set weather = '{}' where id = 'paris-france'");
    const title = page.getByRole('heading', { name: 'Unexpected Application Error!' });
    const response = await page.goto('/destination/paris-france');
    expect(response?.status()).toBe(500);
    await expect(title).toBeVisible();
    await expectNoViolation(page);
    await page.getByRole('link', { name: 'Go Home' }).click();
    await expect(page).toHaveURL(/\/$/);

    await page.goto('/destinations/tourist');
    await page.getByRole('link', { name: 'Paris' }).click();
    await expect(title).toBeVisible();
    await page.goto('/destination/tokyo-japan');
    await expect(page.getByRole('heading', { level: 1, name: 'Tokyo' })).toBeVisible();
  });

  test('a page of an earlier release loads each page again that asks for what is gone', async ({
    page,
    expectedConsoleErrors,
  }) => {
    expectedConsoleErrors.push(/status of 412/, /earlier version/);
    await page.goto('/contact');
    // The new server sends nothing of what is gone.
    await page.route('**/page-data/**', (route) =>
      route.fulfill({ json: { href: '/', scripts: [], queries: [] } }),
    );
    await page.route('**/trpc/**', (route) =>
      route.continue({ url: route.request().url().replace('/trpc/', '/trpc/gone.') }),
    );
    for (const name of ['Tourist Destinations', 'Transit Destinations']) {
      const loaded = page.waitForEvent('load');
      await page.getByRole('banner').getByRole('link', { name }).click();
      await loaded;
      await expect(page.getByText(/^Showing \d+ results?$/)).toBeVisible();
    }
  });

  test('a failed visa answer does not break the destination page', { tag: '@journey' }, async ({
    page,
    site,
    expectedConsoleErrors,
  }) => {
    expectedConsoleErrors.push(/status of 500/);
    site.sql('alter table visa_requirements rename to lost');
    await page.goto('/destination/paris-france');
    await expect(page.getByRole('heading', { level: 1, name: 'Paris' })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('Something went wrong on our side');
    site.sql('alter table lost rename to visa_requirements');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('.verdict').getByText('Up to 90 days in any 180')).toBeVisible();
  });
});
