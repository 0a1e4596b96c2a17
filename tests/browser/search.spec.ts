import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const box = (page: Page) => page.getByRole('searchbox', { name: 'Name or country' });
const names = (page: Page) =>
  page.getByRole('region', { name: 'Results' }).getByRole('heading', { level: 2 });

test('the icon of the header leads to a search by name or country', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Tourist Destinations' })).toBeVisible();

  await box(page).fill('  jAp ');
  await box(page).press('Enter');
  await expect(page).toHaveURL(/\/search\?q=jAp$/);
  await expect(names(page)).toHaveText(['Tokyo']);
  await expect(box(page)).toBeFocused();
  await box(page).fill('dub');
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
  await expect(names(page)).toHaveText(['Dubai']);
  await expect(page.getByText('Showing 1 result', { exact: true })).toBeVisible();

  await page.goBack();
  await expect(box(page)).toHaveValue('jAp');
  await expect(names(page)).toHaveText(['Tokyo']);
  await box(page).fill('no such place');
  await box(page).press('Enter');
  await expect(page.getByRole('heading', { name: 'No destinations found' })).toBeVisible();
});

test('a text is searched in every category by default', async ({ page }) => {
  // Bali is for tourists and nomads.
  await page.goto('/search?q=indonesia');
  await expect(page.getByRole('heading', { level: 1, name: 'All Destinations' })).toBeVisible();
  await expect(names(page)).toHaveText(['Bali']);
  await page.goto('/search?q=indonesia&category=transit');
  await expect(page.getByRole('heading', { level: 1, name: 'Transit Destinations' })).toBeVisible();
  await page.getByRole('link', { name: 'Search all destinations' }).click();
  await expect(names(page)).toHaveText(['Bali']);
});

test('search and filters can be combined', async ({ page }) => {
  await page.goto('/destinations/nomad?continent=Asia');
  await box(page).fill('a');
  await box(page).press('Enter');
  await expect(page).toHaveURL(/\/destinations\/nomad\?(?=.*continent=Asia)(?=.*q=a)/);
  await expect(page.getByText('Showing 3 results')).toBeVisible();
  await page.getByLabel('Asia').uncheck();
  await expect(page).toHaveURL(/\/destinations\/nomad\?q=a$/);
  await expect(box(page)).toHaveValue('a');
  await page.goto('/search?category=tourist&country=FR&q=par');
  await expect(page).toHaveURL(/\/destinations\/tourist\?(?=.*country=FR)(?=.*q=par)/);
  await expect(names(page)).toHaveText(['Paris']);
});

test('the address’s search text is escaped', async ({ page }) => {
  for (const [given, text] of [
    ['2024', '2024'],
    ['true', 'true'],
    ['%22jap%22', '"jap"'],
    ['%00jap', 'jap'],
    ['x'.repeat(200), 'x'.repeat(100)],
    ['[1,2]', '[1,2]'],
    ['%7B%22a%22:1%7D', '{"a":1}'],
    ['1&q=2', '2'],
    ['%3Cb%3E', '<b>'],
  ] as const) {
    await page.goto(`/search?q=${given}`);
    await expect(box(page)).toHaveValue(text);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the search is a plain form that keeps the filters', async ({ page }) => {
    await page.goto('/search?category=nomad&continent=Asia');
    await box(page).fill('JAPAN');
    await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/(?=.*q=JAPAN)(?=.*category=nomad)(?=.*continent=Asia)/);
    await expect(page.getByRole('heading', { level: 1, name: 'Nomad Destinations' })).toBeVisible();
    await expect(names(page)).toHaveText(['Tokyo']);
    await expect(box(page)).toHaveValue('JAPAN');
    // The filters, a separate form, keep the search.
    await page.getByLabel('Asia').uncheck();
    await page.getByLabel('Europe').check();
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/(?=.*q=JAPAN)(?=.*category=nomad)(?=.*continent=Europe)/);
    await expect(page.getByText('Showing 0 results')).toBeVisible();
  });
});
