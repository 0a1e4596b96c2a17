import type { Page } from '@playwright/test';
import { expectNoViolation, expectNoViolationInEitherTheme } from '../axe.ts';
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
    await chooseCountry(form(page), PASSPORT, 'India');
    await search(page);
    await expect(page).toHaveURL(`/destinations/${path}?country=DE&from=IN`);
    await expect(page.getByText('Showing 0 results')).toBeVisible();
    await expect(page.locator('.verdict').first()).toBeVisible();
  }
  await page.goto('/');
  await chooseCountry(form(page), DESTINATION, 'France');
  await search(page);
  await expect(page).toHaveURL(/\/destinations\/tourist\?country=FR$/);
});

test('an address with every answer leads to it, another fills in the form', async ({ page }) => {
  await page.goto('/visa-requirements?from=au&country=gl&type=transit');
  await expect(page).toHaveURL(/\/visa-info\/GL\?type=transit&from=AU$/);
  await page.goto('/visa-requirements?from=FR&country=FR');
  await expect(page).toHaveURL(/\/visa-info\/FR\?from=FR$/);

  await page.goto('/visa-requirements?from=AU&country=FR');
  await expect(form(page).getByLabel(DESTINATION)).toHaveValue('France');
  await expect(form(page).getByLabel(PASSPORT)).toHaveValue('Australia');
  await expect(alert(page)).toHaveCount(0);
  await chooseCountry(form(page), PASSPORT, 'Brazil');
  await search(page);
  await expect(page).toHaveURL(/\/visa-info\/FR\?type=tourist&from=BR$/);
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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('home has one box for each country, labelled once, and keeps a category', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(form(page).getByRole('textbox')).toHaveCount(2);
    await form(page).getByLabel(DESTINATION).fill('Germany');
    await expect(form(page).getByLabel(PASSPORT)).toHaveValue('United States');
    await form(page).getByLabel(PASSPORT).fill('India');
    await search(page);
    await expect(page).toHaveURL('/destinations/tourist?country=DE&from=IN');
  });

  test('a text is understood, and an unclear one asked again with everything else kept', {
    tag: '@journey',
  }, async ({ page }) => {
    for (const path of ['/', '/visa-info', '/visa-requirements']) {
      await page.goto(path);
      await form(page).getByLabel('Category').selectOption('Transit visa');
      await form(page).getByLabel(DESTINATION).fill('germny');
      await form(page).getByLabel(PASSPORT).fill('korea');
      await search(page);
      await expect(page).toHaveTitle('Error: Visa Information · Landfall');
      await expect(form(page)).toContainText(
        'We don’t know which country “germny” is. Did you mean:',
      );
      await expect(form(page).getByLabel('Category')).toHaveValue('transit-visa');
      await expect(form(page).getByLabel(DESTINATION)).toHaveValue('germny');
      await expect(form(page).getByLabel(PASSPORT)).toHaveValue('korea');
      await expect(form(page).getByLabel(PASSPORT)).toHaveAccessibleDescription(
        /“korea” .* North Korea.* South Korea/,
      );
      await form(page).getByRole('link', { name: 'Germany' }).click();
      await expect(form(page).getByLabel(DESTINATION)).toHaveValue('Germany');
      await expect(form(page).getByLabel(PASSPORT)).toHaveValue('korea');
      await form(page).getByRole('link', { name: 'South Korea' }).click();
      await expect(page).toHaveURL(/\/visa-info\/DE\?type=transit&from=KR$/);
    }
  });

  test('an empty field is an error, and the rest is kept', async ({ page }) => {
    await page.goto('/visa-requirements');
    await form(page).getByLabel('Category').selectOption('Working visa');
    await form(page).getByLabel(PASSPORT).fill('');
    await search(page);
    await expect(alert(page).first()).toHaveText('Please select a destination country');
    await expect(alert(page).last()).toHaveText('Choose a passport country');
    await form(page).getByLabel(DESTINATION).fill('france');
    await form(page).getByLabel(PASSPORT).fill('puerto rico');
    await search(page);
    await expect(form(page)).toContainText('Did you mean:');
    await form(page).getByRole('link', { name: 'United States' }).click();
    await expect(page).toHaveURL(/\/visa-info\/FR\?type=working&from=US$/);
  });

  test('an answer’s address with an unclear passport offers others', async ({ page }) => {
    await page.goto('/visa-info/JP?type=transit&from=germny');
    const problem = main(page).getByRole('alert');
    await expect(problem).toContainText(
      'We don’t know which country “germny” is. Did you mean: Germany',
    );
    await problem.getByRole('link', { name: 'Germany' }).click();
    await expect(page).toHaveURL(/\/visa-info\/JP\?type=transit&from=DE$/);
    await page.goto('/visa-info/JP?from=Holland');
    await expect(page).toHaveURL(/\/visa-info\/JP\?from=NL$/);
  });

  test('the passport panel is open again with what may be meant', async ({
    page,
    expectedConsoleErrors,
  }) => {
    expectedConsoleErrors.push(/status of 400/);
    await page.goto('/contact');
    await page.getByText(/^From: /).click();
    const banner = page.getByRole('banner');
    await banner.getByLabel('Passport country').fill('germny');
    await banner.getByRole('button', { name: 'Use this passport' }).click();
    await expect(banner.getByLabel('Passport country')).toHaveValue('germny');
    await banner.getByRole('button', { name: 'Germany' }).click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(page.getByText('From: Germany')).toBeVisible();
  });
});
