import type { Page } from '@playwright/test';
import { expectNoViolationInEitherTheme } from '../everyPage/axe.ts';
import { expect, test } from '../fixtures.ts';
import { chooseCountry } from './countryField.ts';

const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
const count = (page: Page, results: string) =>
  page.getByText(`Showing ${results}`, { exact: true });

test('cards follow a change of the passport', { tag: '@journey' }, async ({ page }) => {
  await page.goto('/destinations/tourist');
  await expect(card(page, 'Paris').getByText('Visa free')).toBeVisible();
  await page.getByText(/^From: /).click();
  await chooseCountry(page.getByRole('banner'), 'Passport country', 'Russia');
  await page.getByRole('button', { name: 'Use this passport' }).click();
  await expect(page.getByText('Entry for tourists. Passport: Russia')).toBeVisible();
  await expect(card(page, 'Paris').getByText('Visa required')).toBeVisible();
});

test('a badge is green only if no application is needed', async ({ page, site }) => {
  await page.goto('/destinations/tourist');
  const green = await card(page, 'Paris')
    .getByText('Visa free')
    .evaluate((badge) => getComputedStyle(badge).color);
  // The colour is that of the badge around the words.
  const colourOf = (name: string, words: string) =>
    card(page, name)
      .getByText(words, { exact: true })
      .evaluate((badge) => getComputedStyle(badge).color);
  expect(await colourOf('Bali', 'Visa on arrival')).not.toBe(green);
  // Without any rule the card says so.
  site.sql('delete from visa_requirements');
  site.sql('update rule_sources set current_edition_id = null');
  await page.goto('/destinations/tourist');
  await expect(page.getByText('No answer yet')).toHaveCount(4);
  expect(await colourOf('Paris', 'No answer yet')).not.toBe(green);
  await page.goto('/destinations/tourist?noVisaBeforehand=true');
  await expect(count(page, '0 results')).toBeVisible();
});

test('the listing is filtered by destinations without a visa beforehand', {
  tag: '@journey',
}, async ({ page }) => {
  await page.goto('/destinations/tourist?from=RU');
  await expect(count(page, '4 results')).toBeVisible();
  await page.getByLabel('No visa beforehand').check();
  await expect(page).toHaveURL(/\/destinations\/tourist\?(?=.*from=RU)(?=.*noVisaBeforehand=true)/);
  await expect(card(page, 'Paris')).toHaveCount(0);
  await expect(card(page, 'Bali')).toBeVisible();
  // The other filters keep it.
  await page.getByLabel('Europe').check();
  await expect(page).toHaveURL(/noVisaBeforehand=true/);
  await expect(count(page, '0 results')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('No visa beforehand')).toBeChecked();
  await page.getByLabel('No visa beforehand').uncheck();
  await expect(count(page, '4 results')).toBeVisible();
});

test('every badge has enough contrast in both themes and fits 390 pixels', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const accesses = [
    'freedom_of_movement',
    'visa_free',
    'visa_on_arrival',
    'eta',
    'e_visa',
    'visa_required',
    'no_admission',
  ];
  site.sql('delete from visa_requirements');
  for (const access of accesses) {
    site.sql(
      `update entry_rules set access = ?, verified_on = '2026-01-01', version = version + 1
        where passport = 'US'`,
      access,
    );
    await page.goto('/destinations/popular');
    await expect(page.locator(`.access-badge [href="/access.svg#${access}"]`)).toHaveCount(4);
    await expectNoViolationInEitherTheme(page, 'article');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
});
