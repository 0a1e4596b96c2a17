import { chooseCountry } from './answers/countryField.ts';
import { expect, test } from './fixtures.ts';

test('a visitor searches a visa and sees all requirements for the passport', {
  tag: '@journey',
}, async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/Where can I go/);
  await page.getByLabel('Category').selectOption('Working visa');
  await expect(
    page.getByText('Checking visa requirements for holders of this passport: United States'),
  ).toBeVisible();
  await chooseCountry(page, 'Destination Country', 'Japan');
  await page.getByRole('button', { name: 'Search', exact: true }).click();

  await expect(page).toHaveURL(/\/visa-info\/JP\?type=working&from=US$/);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Japan: visa and entry' }),
  ).toBeVisible();
  const verdict = page.locator('.verdict');
  await expect(verdict.getByRole('heading', { name: 'Visa Required' })).toBeVisible();
  await expect(verdict).toContainText('You need a work visa or permit');
  // What a destination there requires is the same, and isn't said twice.
  await expect(page.getByText(/^This destination’s own rule/)).toHaveCount(0);
  await page.getByText('Tokyo: cost, documents and other details').click();
  for (const title of ['Required documents', 'Eligibility', 'Restrictions', 'Extension']) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }

  const stays = page.getByRole('navigation', { name: 'Kind of stay' });
  await stays.getByRole('link', { name: /^Tourist/ }).click();
  await expect(verdict).toContainText('Up to 90 days');
});

test('a search without a country shows an error and stays', { tag: '@journey' }, async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Please select a destination country');
  await expect(page.getByLabel('Destination Country')).toBeFocused();
  await expect(page).toHaveURL(/\/$/);
});

test('a search for a destination category lists that category in the country', {
  tag: '@journey',
}, async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Category').selectOption('Digital nomad destinations');
  await chooseCountry(page, 'Destination Country', 'Japan');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\/destinations\/nomad\?country=JP$/);
  await expect(page.getByText('Showing 1 result', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Tokyo' })).toBeVisible();
});

test('questions open one by one and are filtered by category', { tag: '@journey' }, async ({
  page,
}) => {
  await page.goto('/');
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByRole('group')).toHaveCount(10);
  await expect(page.getByRole('tab')).toHaveText([
    'All Questions',
    'General',
    'Visa',
    'Destinations',
  ]);
  await page.getByRole('tab', { name: 'Visa', exact: true }).click();
  await expect(panel.getByRole('group')).toHaveCount(4);
  const first = panel.getByRole('group').first();
  const answer = first.getByRole('paragraph');
  await expect(answer).toBeHidden();
  await first.locator('summary').click();
  await expect(answer).toBeVisible();
  await first.locator('summary').click();
  await expect(answer).toBeHidden();
});

test('an answer uses the passport that is chosen on its page', { tag: '@journey' }, async ({
  page,
}) => {
  await page.goto('/visa-info/FR?type=tourist&from=IN');
  await choosePassport(page, 'Germany');
  await expect(page).toHaveURL(/\/visa-info\/FR\?type=tourist&from=DE$/);
  await expect(page.getByText('German passport → France')).toBeVisible();

  await page.goto('/destination/dubai-united-arab-emirates');
  await choosePassport(page, 'India');
  await expect(page.locator('.verdict').getByText('Apply online')).toBeVisible();
});

async function choosePassport(page: import('@playwright/test').Page, country: string) {
  await page.getByText(/^From: /).click();
  await chooseCountry(page.getByRole('banner'), 'Passport country', country);
  await page.getByRole('button', { name: 'Use this passport' }).click();
  await expect(page.getByText(`From: ${country}`)).toBeVisible();
}
