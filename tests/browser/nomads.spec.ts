import type { Page } from '@playwright/test';
import { expectNoViolation } from './axe.ts';
import { expect, test } from './fixtures.ts';

const list = (page: Page) => page.getByRole('region', { name: 'Visas for remote workers' });
const card = (page: Page, country: string) =>
  list(page).getByRole('listitem').filter({ hasText: country });
const comparison = (page: Page) => page.getByRole('table');

for (const width of [320, 390, 1280]) {
  test(`visas for remote workers are listed and compared at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/nomads');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Visas for remote workers');
    await expect(list(page).getByRole('status')).toHaveText('41 visas');
    await expect(card(page, 'Barbados')).toContainText('USD 4,167');
    await expect(card(page, 'Barbados')).toContainText('GlobeNomad Visa Dataset, 26 Jul 2026');
    await expectNoViolation(page);

    await page.getByLabel('Compare Barbados').check();
    await page.getByLabel('Compare Estonia').check();
    await list(page).getByRole('button', { name: 'Compare chosen' }).first().click();
    await expect(page).toHaveURL(/\/nomads\?compare=.*#compared$/);
    await expect(comparison(page).getByRole('columnheader')).toContainText([
      /./,
      'Barbados',
      'Estonia',
    ]);
    await expect(comparison(page).getByRole('row', { name: /^Income asked/ })).toHaveText(
      'Income askedUSD 4,167USD 4,900',
    );
    await expect(page.getByLabel('Compare Estonia')).toBeChecked();
    await expectNoViolation(page);
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrollWidth).toBeLessThanOrEqual(width);
    await page.getByRole('link', { name: 'Remove all' }).click();
    await expect(comparison(page)).toHaveCount(0);
  });
}

test('filters are in the address, and what is compared stays', { tag: '@journey' }, async ({
  page,
}) => {
  await page.goto('/nomads');
  await page.getByLabel('Compare Estonia').check();
  await page.getByLabel('Income asked: at most (USD)').fill('2,000');
  await page.getByLabel('Stay: at least (months)').fill('12');
  await page.getByLabel('Order by').selectOption('Lowest income');
  await page.getByRole('button', { name: 'Show visas' }).click();
  await expect(page).toHaveURL(/\/nomads\?(?=.*income=)(?=.*months=12)(?=.*order=income)/);
  await expect(list(page).getByRole('heading', { level: 2 }).first()).toHaveText('Albania');
  await expect(card(page, 'Estonia')).toHaveCount(0);
  await expect(comparison(page)).toContainText('Estonia');
  await page.getByLabel('Region').selectOption('Africa');
  await page.getByRole('button', { name: 'Show visas' }).click();
  await expect(list(page).getByRole('heading', { level: 2 })).toHaveText(['Mauritius']);
  await expect(comparison(page)).toContainText('Estonia');
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(list(page).getByRole('status')).toHaveText('41 visas');
  await page.goBack();
  await expect(page.getByLabel('Region')).toHaveValue('Africa');
});

test('no visa matches: the page says what to change', async ({ page }) => {
  await page.goto('/nomads?income=1');
  await expect(list(page).getByRole('status')).toHaveText('No visas match');
  await expect(page.getByText('Allow a higher income or fee, or a shorter stay.')).toBeVisible();
  await expect(page.getByText(/visas are not shown: their sources do not state/)).toBeVisible();
});

test('countries and the list of destinations lead there', async ({ page }) => {
  await page.goto('/destinations/nomad');
  await page.getByRole('link', { name: 'Compare visas for remote workers' }).click();
  await expect(page).toHaveURL(/\/nomads$/);
  await card(page, 'Barbados').getByRole('link', { name: 'Barbados' }).click();
  await expect(page).toHaveURL(/\/visa-info\/BB\?type=working$/);
  await page.getByRole('link', { name: 'Compare visas for remote workers' }).click();
  await expect(page).toHaveURL(/\/nomads$/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('filters and comparison are a plain form', async ({ page }) => {
    await page.goto('/nomads');
    await page.getByLabel('Fee: at most (USD)').fill('100');
    for (const country of ['Cabo Verde', 'Croatia', 'Japan', 'Portugal']) {
      await page.getByLabel(`Compare ${country}`).check();
    }
    await list(page).getByRole('button', { name: 'Compare chosen' }).first().click();
    await expect(page).toHaveURL(/\/nomads\?.*fee=100.*compare=/);
    await expect(comparison(page).getByRole('columnheader')).toHaveCount(4);
    await expect(page.getByText('Only the first three are compared.')).toBeVisible();
    await expect(card(page, 'Barbados')).toHaveCount(0);
    await expect(page.getByLabel('Compare Japan')).toBeChecked();
  });
});
