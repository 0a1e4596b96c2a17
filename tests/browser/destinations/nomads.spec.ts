import type { Page } from '@playwright/test';
import { expectNoViolation } from '../everyPage/axe.ts';
import { expect, test } from '../fixtures.ts';

const list = (page: Page) => page.getByRole('region', { name: 'Visas for remote workers' });
const card = (page: Page, country: string) =>
  list(page).getByRole('listitem').filter({ hasText: country });
const comparison = (page: Page) => page.getByRole('table');

for (const width of [320, 390, 1280]) {
  test(`visas for remote workers are listed and compared at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/nomads');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Visas for remote workers');
    await expect(list(page).getByRole('status')).toHaveText('42 visas');
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
      'Income askedAbout USD 4,167About USD 4,900',
    );
    await expect(page.getByLabel('Compare Estonia')).toBeChecked();
    await expectNoViolation(page);
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrollWidth).toBeLessThanOrEqual(width);
    await page.getByRole('link', { name: 'Remove all' }).click();
    await expect(comparison(page)).toHaveCount(0);
  });
}

test('Back restores the filters', { tag: '@journey' }, async ({ page }) => {
  await page.goto('/nomads?region=Africa');
  const region = page.getByLabel('Region');
  await expect(region).toHaveValue('Africa');
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(list(page).getByRole('status')).toHaveText('42 visas');
  await page.goBack();
  await expect(region).toHaveValue('Africa');
});
