import type { Locator } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';

test.beforeEach(({ signIn }) => signIn());

/** Expects texts in the order of the alphabet, and enough of them to tell it from that of codes. */
async function expectAlphabetical(texts: Locator) {
  await expect(texts.nth(10)).toBeAttached();
  const found = (await texts.allInnerTexts()).map((text) => text.trim());
  expect(found).toEqual(found.toSorted((a, b) => (a < b ? -1 : Number(a > b))));
}

test('rules are listed by the names of their countries', async ({ page }) => {
  await page.goto('/admin/rules?destination=JP&source=passport-index&size=100');
  await expectAlphabetical(page.getByRole('rowheader'));
  await page.goto('/admin/rules?passport=BR&source=passport-index&size=100');
  await expectAlphabetical(page.locator('td[data-label=Destination]'));
  await page.goto('/admin/rules?source=passport-index');
  await expect(page.getByRole('row').nth(1)).toContainText(/^Albania.*Afghanistan/s);
});

test('decisions are listed by the names of countries and passports', async ({ page }) => {
  await page.goto('/admin/rules/review?kind=superseded');
  // All countries of the first page have a change to a harder entry.
  const headings = page.locator('h2[id^=decisions-of-]');
  await expect(headings).toHaveCount(10);
  const countries = await headings.allInnerTexts();
  expect(countries).toEqual(countries.toSorted());
  await page.goto('/admin/rules/review?kind=superseded&country=TH');
  const group = page.getByRole('listitem', { name: /^Thailand: .*60 days.*30 days/ });
  await group.getByText(/\d+ passports/).click();
  const named = group.locator('details').filter({ hasText: 'passports' });
  const passports = (await named.innerText()).split('\n').at(-1)?.split(', ');
  expect(passports?.length).toBeGreaterThan(10);
  expect(passports).toEqual(passports?.toSorted());
});

test('selects and chosen passports are in the order of names', async ({ page, site }) => {
  site.sql("update countries set enabled = 0 where code in ('BE', 'CH')");
  await page.goto('/admin/rules');
  for (const label of ['Passport', 'Destination']) {
    await expectAlphabetical(page.getByLabel(label).locator('option[value]:not([value=""])'));
  }
  await page.goto('/admin/rules/policy');
  await page.getByLabel('Passports').fill('CH, DE, AT, HR');
  await page.getByRole('button', { name: 'Add' }).click();
  const chosen = page.getByRole('button', { name: /^Remove / });
  await expect(chosen).toHaveCount(4);
  expect(await chosen.evaluateAll((all) => all.map((one) => one.ariaLabel))).toEqual([
    'Remove Austria',
    'Remove Croatia',
    'Remove Germany',
    'Remove Switzerland',
  ]);
});
