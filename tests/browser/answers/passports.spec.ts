import type { Page } from '@playwright/test';
import { expectNoViolation } from '../everyPage/axe.ts';
import { expect, test } from '../fixtures.ts';

const rows = (page: Page) => page.locator('tbody tr');

test('passports are found, filtered, sorted and counted by another criterion', {
  tag: '@journey',
}, async ({ page }) => {
  await page.goto('/passports');
  await expect(rows(page)).toHaveCount(199);
  const place = rows(page).filter({ hasText: 'Türkiye' }).getByRole('cell').first();
  const among = (await place.textContent()) ?? '';

  await page.getByLabel('Find a passport').fill('turkey');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).getByRole('cell').first()).toHaveText(among);
  await expect(page).toHaveURL(/find=turkey/);

  await page.getByLabel('Find a passport').fill('');
  await page.getByLabel('Continent').selectOption('Oceania');
  await expect(rows(page)).toHaveCount(15);
  await page.getByRole('link', { name: 'Visa free only' }).click();
  await expect(page).toHaveURL(/count=visa-free/);
  await page.getByRole('columnheader', { name: 'Passport' }).getByRole('link').click();
  await expect(rows(page)).toHaveCount(15);
  await expect(rows(page).first()).toContainText('Australia');
  await expect(page.getByRole('columnheader', { name: 'Passport' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await page.getByRole('columnheader', { name: 'Passport' }).getByRole('link').click();
  await expect(rows(page).first()).toContainText('Vanuatu');
  await expect(page.getByRole('columnheader', { name: 'Passport' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await expect(page.getByRole('columnheader', { name: 'Visa free' })).toHaveCount(1);
});

// The first is by rank before, the second by name.
for (const [path, order, first] of [
  ['/passports', 'descending', 'Zimbabwe'],
  ['/visa-info/JP/passports', 'ascending', 'Afghanistan'],
] as const) {
  test(`a second press on a heading of ${path} reverses the order, however soon`, async ({
    page,
  }) => {
    await page.goto(path);
    const heading = page.getByRole('columnheader', { name: 'Passport' });
    await heading.getByRole('link').evaluate(async (link: HTMLElement) => {
      link.click();
      // React renders what was pressed, and not yet the longer list.
      await undefined;
      link.click();
    });
    await expect(heading).toHaveAttribute('aria-sort', order);
    await expect(rows(page).first()).toContainText(first);
  });
}

test('a passport’s destinations are filtered, and link to the whole answer', async ({ page }) => {
  await page.goto('/passports/BR');
  await expect(rows(page)).toHaveCount(199);
  await page
    .getByRole('link', { name: /^Travel authorisation/ })
    .first()
    .click();
  await expect(page).toHaveURL(/access=eta/);
  // The only group is open, and has all rows.
  const group = page.getByRole('table', { name: 'Travel authorisation' });
  await expect(page.locator('.answer-group')).toHaveCount(1);
  await expect(group).toBeVisible();
  await expect(group.locator('tbody tr')).toHaveCount(await rows(page).count());
  await page.getByLabel('Find a destination').fill('england');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('6 months');
  await rows(page).getByRole('link', { name: 'United Kingdom' }).click();
  await expect(page).toHaveURL(/\/visa-info\/GB\?from=BR/);
  await page.goBack();
  await expect(rows(page)).toHaveCount(1);
});

test('Back finds the filter, however soon a link was followed', async ({ page }) => {
  // The pause after which it is written to the address lasts an hour.
  await page.addInitScript(() => {
    const { setTimeout } = window;
    window.setTimeout = ((run: () => void, ms: number) =>
      setTimeout(run, ms === 300 ? 3_600_000 : ms)) as typeof setTimeout;
  });
  await page.goto('/passports/BR');
  await page.getByLabel('Find a destination').fill('england');
  await expect(rows(page)).toHaveCount(1);
  await rows(page).getByRole('link', { name: 'United Kingdom' }).click();
  await expect(page).toHaveURL(/\/visa-info\/GB\?from=BR/);
  await page.goBack();
  // A browser that kept the page in memory has its rows in any case.
  await expect(page).toHaveURL(/find=england/);
  await expect(rows(page)).toHaveCount(1);
});

test('destinations are in groups by access, visa free first, that fold', async ({ page }) => {
  await page.goto('/passports/BR');
  const groups = page.locator('.answer-group');
  const [first, second] = await groups.all();
  await expect(first ?? groups).toContainText(/^Visa free · \d+/);
  const count = Number((await first?.getByRole('heading').textContent())?.match(/\d+/)?.[0]);
  await expect((first ?? groups).locator('tbody tr')).toHaveCount(count);
  const table = (first ?? groups).getByRole('table');
  await expect(table).toBeVisible();
  await (first ?? groups).locator('summary').click();
  await expect(table).toBeHidden();
  await expect((second ?? groups).locator('tbody')).toBeHidden();
  await (second ?? groups).locator('summary').press('Enter');
  await expect((second ?? groups).locator('tbody')).toBeVisible();
  await expect(groups.last()).toContainText('Own country');
  // The list comes before the map.
  const list = await page.getByRole('region', { name: 'Destinations by access' }).boundingBox();
  const map = await page.locator('.world-map').first().boundingBox();
  expect(list?.y).toBeLessThan(map?.y ?? 0);
});

test('“I hold this passport” makes it the visitor’s', { tag: '@journey' }, async ({ page }) => {
  await page.goto('/passports/BR?access=eta');
  await page.getByRole('button', { name: 'I hold this passport' }).click();
  await expect(page.getByText('You hold this passport')).toBeVisible();
  await expect(page.getByText('From: Brazil')).toBeVisible();
  await expect(page).toHaveURL(/access=eta/);
  await page.goto('/passports/DE');
  await page.getByRole('button', { name: 'I hold this one too' }).click();
  await expect(page.getByText('You hold this passport')).toBeVisible();
  await expect(page.getByText('From: Brazil and 1 more')).toBeVisible();
});

test('typing updates the address, and back restores the list', async ({ page }) => {
  await page.goto('/passports');
  await page.getByRole('link', { name: 'Visa free only' }).click();
  await expect(page).toHaveURL(/count=visa-free/);
  await page.getByLabel('Find a passport').fill('japan');
  await expect(page).toHaveURL(/find=japan/);
  await rows(page).getByRole('link', { name: 'Japan' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Japanese passport');
  await page.goBack();
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByLabel('Find a passport')).toHaveValue('japan');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`no accessibility violations, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 390, height: 844 });
    // A few rows as a sample; the map has its own test.
    for (const path of ['/passports?continent=Oceania', '/passports/BR?continent=Oceania']) {
      await page.goto(path);
      await expectNoViolation(page, { exclude: '.world-map' });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect([path, overflow]).toEqual([path, 0]);
    }
  });
}
