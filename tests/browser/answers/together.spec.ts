import type { Page } from '@playwright/test';
import { expectAtTop } from '../atTop.ts';
import { expectNoViolationInEitherTheme } from '../everyPage/axe.ts';
import { expect, test } from '../fixtures.ts';
import { chooseCountry } from './countryField.ts';

/** A country's row: its own link and the list of what is needed. */
const rowOf = (page: Page, country: string) =>
  page
    .getByRole('region', { name: 'Countries', exact: true })
    .locator(`li:has(> a:text-is("${country}")):has(> ul)`);

async function expectNothingWiderThan(page: Page, width: number) {
  await page.setViewportSize({ width, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
}

test('a group is entered, ranked, filtered and shared by keyboard', { tag: '@journey' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/together');
  await chooseCountry(page, 'Passport of the first traveller', 'India');
  await chooseCountry(page, 'Passport of the second traveller', 'Germany');
  await page.getByRole('button', { name: 'Show where to go' }).press('Enter');
  await expect(page).toHaveURL(/passports=IN,DE#result$/);
  await expect(
    page.getByRole('heading', { name: 'Indian passport · German passport', exact: true }),
  ).toBeVisible();

  // A second passport for the first traveller never makes entry harder.
  const opens = page
    .getByText('countries where nobody needs a visa beforehand, at most an ETA')
    .locator('..')
    .getByRole('definition');
  const before = Number(await opens.textContent());
  await chooseCountry(page, 'Another passport', 'United Kingdom');
  await page.getByLabel('Add as').selectOption('A second passport for traveller 1 (India)');
  await page.getByRole('button', { name: 'Add', exact: true }).press('Enter');
  await expect(page).toHaveURL(/passports=IN\+GB,DE$/);
  await expect.poll(async () => Number(await opens.textContent())).toBeGreaterThan(before);

  // Citizens need nothing, and of two answers each names its passport.
  await page.getByLabel('Continent').selectOption('Europe');
  await expect(page).toHaveURL(/continent=Europe/);
  await expect(rowOf(page, 'Germany')).toContainText(/Own country:\s*Germany/);
  await expect(rowOf(page, 'Germany')).toContainText('Traveller 1: United Kingdom');
  await expect(
    rowOf(page, 'Germany').getByRole('link', { name: 'United Kingdom' }),
  ).toHaveAttribute('href', '/visa-info/DE?from=GB');

  await page.getByRole('button', { name: 'Copy link' }).press('Enter');
  await expect(page.getByText('Link copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).searchParams.get('passports')).toBe('IN GB,DE');
  await expectNoViolationInEitherTheme(page);

  await page.getByRole('link', { name: 'Remove from traveller 2: German passport' }).press('Enter');
  await expect(
    page.getByRole('heading', { name: 'Indian passport / British passport' }),
  ).toBeVisible();
  await rowOf(page, 'France').getByRole('link', { name: 'United Kingdom' }).press('Enter');
  await expect(page).toHaveURL('/visa-info/FR?from=GB');
});

test('eight travellers fit a phone, and invalid entries are named', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/together?passports=IN%2BGB,DE,BR,NG,CN,US,AU,JP,FR,zz');
  await expect(page.getByRole('alert')).toContainText('8 travellers at most: France is too many');
  await expect(page.getByRole('alert')).toContainText('“ZZ” is no country’s code');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(rowOf(page, 'Fiji')).toBeVisible();
  await expectNothingWiderThan(page, 390);
  await page.emulateMedia({ media: 'print' });
  await expect(rowOf(page, 'Fiji')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add', exact: true })).toBeHidden();
});

for (const width of [390, 768, 1280]) {
  test(`for how long and when, then a trip of both, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/together?passports=US,IN%2BGB&continent=Asia&on=2026-12-01');
    // The list comes before the map.
    const list = page.getByRole('region', { name: 'Countries', exact: true });
    const map = page.locator('.world-map').first();
    expect((await list.boundingBox())?.y).toBeLessThan((await map.boundingBox())?.y ?? 0);
    await expect(rowOf(page, 'South Korea')).toContainText('Visa free');
    await page.getByLabel('For how long (days)').fill('80');
    await page.getByLabel('Day of entry').fill('2027-01-10');
    await page.getByLabel('Day of entry').press('Enter');
    await expect(page).toHaveURL(/days=80&on=2027-01-10&continent=Asia/);
    await expect(page.getByText('Rules for tourists who enter on 10 Jan 2027.')).toBeVisible();
    await expect(
      page.getByText(/^Left out because a length of stay is not known: \d+\.$/),
    ).toBeVisible();
    // 30 days are too few, and in 2027 Americans need an authorisation again.
    await expect(rowOf(page, 'Thailand')).toHaveCount(0);
    await expect(rowOf(page, 'South Korea')).toContainText(/Travel authorisation|ETA/i);
    const japan = rowOf(page, 'Japan');
    await expect(japan.getByRole('link', { name: 'United States' })).toHaveAttribute(
      'href',
      '/visa-info/JP?from=US&on=2027-01-10',
    );
    await expectNothingWiderThan(page, width);
    await japan.getByRole('link', { name: 'Plan this trip for both: Japan' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Japan', level: 2 })).toBeVisible();
    const stop = page.locator('.trip-stop');
    await expect(stop).toContainText('10 Jan 2027 · 79 nights');
    await expect(stop).toContainText('Traveller 2: Indian passport / British passport');
  });
}

test('a comparison fits a phone, in both themes', async ({ page }) => {
  await page.goto('/compare?passports=DE,IN,BR&all=true');
  await expectNothingWiderThan(page, 390);

  // Two that hardly differ: axe's time depends on the number of rows.
  await page.goto('/compare?passports=SE,FI');
  await page.getByText('Show these countries').press('Enter');
  await expectNoViolationInEitherTheme(page);
});

for (const width of [390, 1280]) {
  test(`what is sent leads to the result, and clearing keeps the focus, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/together');
    await chooseCountry(page, 'Passport of the first traveller', 'India');
    await chooseCountry(page, 'Passport of the second traveller', 'Germany');
    await page.getByRole('button', { name: 'Show where to go' }).click();
    await expect(page).toHaveURL(/passports=IN,DE#result$/);
    const result = page.getByRole('heading', { name: 'Indian passport · German passport' });
    await expect(result).toBeFocused();
    await expectAtTop(result);

    await page.getByLabel('Find a country').fill('an');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page).toHaveURL(/find=an#listed$/);
    const listed = page.getByRole('heading', { name: /easiest for everyone first/ });
    await expect(listed).toBeFocused();
    await expectAtTop(listed);

    const clear = page.getByRole('link', { name: 'Clear filters' });
    await clear.press('Enter');
    await expect(clear).toBeHidden();
    await expect(page.getByLabel('Find a country')).toBeFocused();
  });
}
