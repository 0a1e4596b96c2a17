import type { Page } from '@playwright/test';
import { expectNoViolationInEitherTheme } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { chooseCountry } from './countryField.ts';

const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
const count = (page: Page, results: string) =>
  page.getByText(`Showing ${results}`, { exact: true });

test('cards show the requirement for the visitor’s passport, also after a change', {
  tag: '@journey',
}, async ({ page }) => {
  await page.goto('/destinations/tourist');
  await expect(
    page.getByText('Entry for tourists. Passport: United States (the site’s default)'),
  ).toBeVisible();
  await expect(card(page, 'Tokyo').getByText('Visa free')).toBeVisible();
  await expect(card(page, 'Bali').getByText('Visa on arrival')).toBeVisible();

  await page.getByText(/^From: /).click();
  await chooseCountry(page.getByRole('banner'), 'Passport country', 'Russia');
  await page.getByRole('button', { name: 'Use this passport' }).click();
  await expect(page.getByText('Entry for tourists. Passport: Russia')).toBeVisible();
  await expect(card(page, 'Paris').getByText('Visa required')).toBeVisible();
  for (const path of ['/', '/destinations/popular']) {
    await page.goto(path);
    await expect(card(page, 'Paris').getByText('Visa required')).toBeVisible();
  }
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

test('the listing is filtered by destinations without a visa in advance', {
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

test('a card shows the destination’s own requirement if that is sourced and new', async ({
  page,
  site,
}) => {
  site.sql(
    `update visa_requirements set required = 1, on_arrival = 0
     where destination_id = 'paris-france' and country_code = 'US' and type = 'tourist'`,
  );
  await page.goto('/destinations/tourist');
  await expect(card(page, 'Paris').getByText('Visa free')).toBeVisible();
  site.sql(
    `update visa_requirements set source_address = 'https://law.example/', source_date = '2026-09'
     where destination_id = 'paris-france' and country_code = 'US' and type = 'tourist'`,
  );
  await page.goto('/destinations/tourist');
  await expect(card(page, 'Paris').getByText('Visa required')).toBeVisible();
  await page.getByLabel('No visa beforehand').check();
  await expect(card(page, 'Paris')).toHaveCount(0);
  await expect(card(page, 'Tokyo')).toBeVisible();
});

test('a search with another passport lists its requirements', async ({ page }) => {
  await page.goto('/');
  await chooseCountry(page.getByRole('main'), 'Destination Country', 'France');
  await chooseCountry(page.getByRole('main'), 'Your passport', 'Russia');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\/destinations\/tourist\?country=FR&from=RU$/);
  await expect(page.getByText('Entry for tourists. Passport: Russia')).toBeVisible();
  await expect(card(page, 'Paris').getByText('Visa required')).toBeVisible();
});

test('a country without destinations shows the requirement for the passport', async ({ page }) => {
  await page.goto('/');
  await chooseCountry(page.getByRole('main'), 'Destination Country', 'Brazil');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL('/destinations/tourist?country=BR');
  await expect(page.getByRole('heading', { name: 'No destinations found' })).toBeVisible();
  await expect(
    page.getByText('Try changing your search filters to find more destinations'),
  ).toBeVisible();
  const answer = page.getByRole('region', { name: 'Brazil: visa and entry' });
  await expect(answer.locator('.verdict')).toContainText('Visa Required');
  await expect(answer).toContainText('This is the site’s default.');
  await expect(answer).toContainText('Brazil eVisa, read 2 Oct 2026. Collected by');
  await page.getByRole('link', { name: 'Brazil: visa information' }).click();
  await expect(page).toHaveURL(/\/visa-info\/BR$/);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Brazil: visa and entry' }),
  ).toBeVisible();
  await page.goto('/destinations/tourist?country=BR&from=DE');
  await expect(answer.locator('.verdict')).toContainText('No Visa Required');
  await expect(answer.locator('.verdict')).toContainText('German passport');
});

test('a country that is switched off has no page', async ({ page, site }) => {
  site.sql("update countries set enabled = 0 where code = 'BR'");
  await page.goto('/destinations/tourist?country=BR');
  await expect(page.getByRole('heading', { name: 'No destinations found' })).toBeVisible();
  await expect(page.getByRole('link', { name: /: visa information$/ })).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a country without destinations answers for the visitor’s own passport', async ({
    page,
    context,
    site,
  }) => {
    const verdict = page
      .getByRole('region', { name: 'Brazil: visa and entry' })
      .locator('.verdict');
    // Twice, so that each comes from the response cache too.
    for (const _ of ['made', 'cached']) {
      for (const [passport, heading] of [
        ['US', 'Visa Required'],
        ['DE', 'No Visa Required'],
      ] as const) {
        await context.addCookies([{ name: 'passport', value: passport, url: site.url }]);
        await page.goto('/destinations/tourist?country=BR');
        await expect(verdict.getByRole('heading', { name: heading, exact: true })).toBeVisible();
      }
    }
  });

  test('badges are shown and the filter is a plain form', async ({ page }) => {
    await page.goto('/destinations/tourist?from=RU&q=a');
    await expect(card(page, 'Paris').getByText('Visa required')).toBeVisible();
    await page.getByLabel('No visa beforehand').check();
    const filter = page.getByRole('form', { name: 'Entry' });
    await filter.getByRole('button', { name: 'Show only these' }).click();
    await expect(page).toHaveURL(/(?=.*from=RU)(?=.*q=a)(?=.*noVisaBeforehand=true)/);
    await expect(card(page, 'Paris')).toHaveCount(0);
    await expect(page.getByLabel('No visa beforehand')).toBeChecked();
  });
});

test('every badge has enough contrast in both themes and fits 390 pixels', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const accesses = [
    ...['freedom_of_movement', 'visa_free', 'visa_on_arrival', 'eta', 'e_visa'],
    ...['visa_required', 'no_admission'],
  ];
  site.sql('delete from visa_requirements');
  for (const access of accesses) {
    site.sql(
      `update entry_rules set access = ?, verified_on = '2026-01-01', version = version + 1
        where passport = 'US'`,
      access,
    );
    await page.goto('/destinations/popular');
    await expect(page.locator(`[data-access=${access}]`)).toHaveCount(4);
    await expectNoViolationInEitherTheme(page, 'article');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
});
