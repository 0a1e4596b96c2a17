import type { Page } from '@playwright/test';
import { expectNoViolation, expectNoViolationInEitherTheme } from '../everyPage/axe.ts';
import { expect, test } from '../fixtures.ts';
import { chooseCountry, countryField } from './countryField.ts';

const PASSPORT = 'Your passport';
const DESTINATION = 'Destination Country';

const main = (page: Page) => page.getByRole('main');
const form = (page: Page) =>
  main(page).getByRole('form', { name: 'Search destinations and visas' });
const search = (page: Page) => form(page).getByRole('button', { name: 'Search' }).click();
const alert = (page: Page) => form(page).getByRole('alert');

/** A missing page logs its status. */
const pages = [
  '/',
  '/visa-info',
  '/visa-requirements',
  '/visa-info/transit',
  '/visa-info/JP?from=BR',
];

for (const width of [390, 768, 1280]) {
  test(`the one form is on each page at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const path of pages) {
      await page.goto(path);
      const change = page.locator('.question-line > summary');
      if ((await change.count()) > 0) await change.click();
      await expect(form(page)).toHaveCount(1);
      await form(page).getByLabel('Category').selectOption('Tourist visa');
      await chooseCountry(form(page), DESTINATION, 'France');
      await expect(await countryField(form(page), PASSPORT)).toHaveValue(
        path.includes('from=BR') ? 'Brazil' : 'United States',
      );
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await search(page);
      await expect(page).toHaveURL(
        path.includes('from=BR')
          ? /\/visa-info\/FR\?type=tourist&from=BR$/
          : /\/visa-info\/FR\?type=tourist&from=US$/,
      );
    }
  });
}

test('a missing page has it too', async ({ page, expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/status of 404/);
  await page.goto('/no/such/page');
  await chooseCountry(form(page), DESTINATION, 'Japan');
  await search(page);
  await expect(page).toHaveURL(/\/visa-info\/JP\?type=tourist&from=US$/);
});

test('a category leads to its listing in the country, also without destinations', {
  tag: '@journey',
}, async ({ page }) => {
  for (const [category, path] of [
    ['Tourist destinations', 'tourist'],
    ['Transit destinations', 'transit'],
    ['Digital nomad destinations', 'nomad'],
  ] as const) {
    await page.goto('/');
    await form(page).getByLabel('Category').selectOption(category);
    await chooseCountry(form(page), DESTINATION, 'Germany');
    // What is typed once is the visitor's own from then on.
    if (category === 'Tourist destinations') await chooseCountry(form(page), PASSPORT, 'India');
    await search(page);
    await expect(page).toHaveURL(`/destinations/${path}?country=DE`);
    await expect(page.getByText('Showing 0 results')).toBeVisible();
    await expect(page.locator('.verdict').first()).toBeVisible();
  }
  await page.goto('/');
  await chooseCountry(form(page), DESTINATION, 'France');
  await search(page);
  await expect(page).toHaveURL(/\/destinations\/tourist\?country=FR$/);
});

test('a missing country is an error at its field', { tag: '@journey' }, async ({ page }) => {
  for (const path of ['/visa-info', '/visa-requirements?from=AU']) {
    await page.goto(path);
    const field = await countryField(form(page), DESTINATION);
    for (const typed of ['', 'Kor']) {
      await field.fill(typed);
      await field.press('Tab');
      await search(page);
      await expect(alert(page)).toHaveText('Please select a destination country');
      await expect(field).toBeFocused();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(/Please select a destination country/);
    }
  }
  await expectNoViolation(page);
  await chooseCountry(form(page), DESTINATION, 'Japan');
  await search(page);
  await expect(page).toHaveURL(/\/visa-info\/JP\?type=tourist&from=AU$/);
});

test('an unavailable passport or country is asked for again', async ({ page, site }) => {
  site.sql("update countries set enabled = 0 where code = 'NO'");
  for (const [given, message, field] of [
    ['from=NO&country=FR', 'Choose a passport country', PASSPORT],
    ['from=GL&country=FR', 'Choose a passport country', PASSPORT],
    ['from=%3Cb%3E', 'Choose a passport country', PASSPORT],
    ['from=US&country=NO', 'Please select a destination country', DESTINATION],
    ['from=US&country=ZZ&type=tourist', 'Please select a destination country', DESTINATION],
    ['from=US&country=FR&type=holiday', 'Select what you travel for', 'Category'],
  ] as const) {
    await page.goto(`/visa-requirements?${given}`);
    await expect(form(page).getByText(message)).toBeVisible();
    await expect(form(page).getByLabel(field)).toBeFocused();
    await expect(form(page).getByLabel(field)).toHaveAttribute('aria-invalid', 'true');
    await expect(page).toHaveTitle('Error: Visa Requirements · Landfall');
  }
});

test('the form works by keyboard alone', { tag: '@journey' }, async ({ page }) => {
  await page.goto('/visa-info');
  await form(page).getByLabel('Category').focus();
  await page.keyboard.press('Tab');
  await countryField(form(page), DESTINATION);
  await page.keyboard.type('switzrland');
  await page.keyboard.press('Enter');
  await expect(form(page).getByLabel(DESTINATION)).toHaveValue('Switzerland');
  await page.keyboard.press('Tab');
  await page.keyboard.type('holland');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/visa-info\/CH\?type=tourist&from=NL$/);
});

test('a form that asks again has no violation', { tag: '@journey' }, async ({ page }) => {
  await page.goto('/visa-info?category=tourist-visa&country=korea&from=');
  await expect(form(page).getByRole('link', { name: 'South Korea' })).toBeVisible();
  await expectNoViolationInEitherTheme(page);
});
