import type { Page } from '@playwright/test';
import { expectNoViolation } from '../axe.ts';
import { expect, test } from '../fixtures.ts';

const rows = (page: Page) => page.locator('tbody tr');

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    const show = async (page: Page) => {
      if (!javaScriptEnabled) await page.getByRole('button', { name: 'Show' }).click();
    };

    test('passports are found, filtered, sorted and counted by another criterion', {
      tag: '@journey',
    }, async ({ page }) => {
      await page.goto('/passports');
      await expect(rows(page)).toHaveCount(199);
      const place = rows(page).filter({ hasText: 'Türkiye' }).getByRole('cell').first();
      const among = (await place.textContent()) ?? '';

      await page.getByLabel('Find a passport').fill('turkey');
      await show(page);
      await expect(rows(page)).toHaveCount(1);
      await expect(rows(page).getByRole('cell').first()).toHaveText(among);
      await expect(page).toHaveURL(/find=turkey/);

      await page.getByLabel('Find a passport').fill('');
      await page.getByLabel('Continent').selectOption('Oceania');
      await show(page);
      await expect(rows(page)).toHaveCount(15);
      await page.getByRole('link', { name: 'Visa free only' }).click();
      await expect(page).toHaveURL(/count=visa-free/);
      await page.getByRole('columnheader', { name: 'Passport' }).getByRole('link').click();
      await expect(rows(page)).toHaveCount(15);
      await expect(rows(page).first()).toContainText('Australia');
      await page.getByRole('columnheader', { name: 'Passport' }).getByRole('link').click();
      await expect(rows(page).first()).toContainText('Vanuatu');
      await expect(page.getByRole('columnheader', { name: 'Passport' })).toHaveAttribute(
        'aria-sort',
        'descending',
      );
      await expect(page.getByRole('columnheader', { name: 'Visa free' })).toHaveCount(1);
    });

    test('a passport’s destinations are filtered, and link to the whole answer', async ({
      page,
    }) => {
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
      await show(page);
      await expect(rows(page)).toHaveCount(1);
      await expect(rows(page)).toContainText('6 months');
      await rows(page).getByRole('link', { name: 'United Kingdom' }).click();
      await expect(page).toHaveURL(/\/visa-info\/GB\?from=BR/);
      await page.goBack();
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
  });
}

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

test('head: counts, canonical address, feed, and noindex for filtered pages', async ({ page }) => {
  await page.goto('/passports/BR?sort=stay');
  await expect(page).toHaveTitle(
    /^\d+ destinations without a visa in advance — Brazilian passport/,
  );
  const attribute = (selector: string, name: string) =>
    page.locator(selector).first().getAttribute(name);
  expect(await attribute('link[rel=canonical]', 'href')).toMatch(/\/passports\/BR$/);
  expect(await attribute('link[rel=alternate]', 'href')).toBe('/changes/passport/BR.atom');
  expect(await attribute('meta[name=robots]', 'content')).toContain('noindex');
  const csv = await page.request.get('/api/v1/passports/BR.csv');
  expect([csv.status(), (await csv.text()).trim().split('\n').length]).toEqual([200, 251]);
  await page.goto('/passports/BR?find=palestine');
  await expect(rows(page), 'a doubt is said in its row').toContainText('Ask before you travel');
  await page.goto('/passports/br?access=eta');
  await expect(page).toHaveURL(/\/passports\/BR\?access=eta$/);
});

test('changes are on the passport’s page, on a separate page and in a feed', async ({
  page,
  site,
}) => {
  site.sql(
    `insert into answer_changes (changed_at, cause, source_title, passport, destination, purpose,
       access_before, access_after) values (?, 'edit', 'Editors', 'BR', 'JP', 'tourist', ?, ?)`,
    ...['2026-02-19T10:00:00.000Z', 'visa_free', 'e_visa'],
  );
  await page.goto('/passports/BR');
  await page.getByRole('link', { name: 'All changes for this passport' }).click();
  await expect(page).toHaveURL(/\/changes\/passport\/BR$/);
  await expect(page.getByRole('listitem').filter({ hasText: 'Before: Visa free' })).toContainText(
    'E-visa',
  );
  const feed = await page.getByRole('link', { name: /^Get updates \(RSS\)/ }).getAttribute('href');
  expect(await (await page.request.get(feed ?? '')).text()).toContain('Brazil → Japan: E-visa');
  await page.goto('/visa-info/JP');
  const there = page.getByRole('link', { name: /^Get updates \(RSS\)/ });
  await expect(there).toHaveAttribute('href', '/changes/country/JP.atom');
  await page.goto('/changes/country/jp');
  await expect(page.getByRole('link', { name: 'Brazil → Japan' })).toBeVisible();
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
