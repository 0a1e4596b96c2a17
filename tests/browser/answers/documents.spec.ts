import type { Page } from '@playwright/test';
import { expectNoViolation, expectNoViolationInEitherTheme } from '../axe.ts';
import { expect, test } from '../fixtures.ts';

// Delhi, London airside, Barbados.
const trip = '/trip?passport=IN&stops=GB,BB&dates=2027-01-09,2027-01-10&transit=1';

const airside = (page: Page) =>
  page.locator('.trip-stop').filter({ hasText: 'If you stay in the transit area' });

test.use({ viewport: { width: 390, height: 844 } });

async function choose(page: Page) {
  await page.getByLabel('Schengen residence permit').check();
  await page.getByLabel('Country of residence').fill('Germany');
  await page.getByRole('button', { name: 'Save my documents' }).click();
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('documents are chosen once, and a trip counts with them', async ({ page, site }) => {
    await page.goto('/visa-info/GB?from=IN&type=transit');
    const verdict = page.locator('.verdict');
    await expect(verdict.getByRole('heading')).toHaveText('Visa Required');
    await expect(page.getByRole('main')).toContainText(
      'Visa free if you hold: a visa (Australia, Canada',
    );
    await page.goto(trip);
    await expect(airside(page)).toContainText('Visa required');
    await expect(airside(page)).toContainText('Visa free if you hold: a visa (Australia, Canada');

    // The trip is of the visitor's own passport.
    await page.context().addCookies([{ name: 'passport', value: 'IN', url: site.url }]);
    await page.goto(trip);
    await page.getByRole('link', { name: 'Add a visa or residence permit' }).click();
    await choose(page);
    await expect(page).toHaveURL(/\/trip\?passport=IN/);
    await expect(page.getByRole('main')).toContainText(
      'Counted with: Schengen residence permit and Lives in: Germany.',
    );
    await expect(airside(page)).toContainText('Visa free');
    await expect(airside(page)).toContainText('Otherwise: Visa required');

    await page.goto('/visa-info/GB?from=IN&type=transit');
    await expect(verdict.getByRole('heading')).toHaveText('No Visa Required');
    await expect(verdict).toContainText('If you hold: a visa (Australia, Canada');
    // Another passport is someone else's.
    await page.goto('/visa-info/GB?from=PK&type=transit');
    await expect(verdict.getByRole('heading')).toHaveText('Visa Required');
  });

  test('a trip’s address can state them, and keeps them', async ({ page }) => {
    await page.goto(`${trip}&holds=schengen-residence`);
    await expect(airside(page)).toContainText('Visa free');
    const next = page.waitForEvent('framenavigated');
    await page.getByRole('button', { name: 'Show what I need' }).click();
    await next;
    await expect(page).toHaveURL(/holds=schengen-residence/);
    await page.goto('/visa-info/GB?from=IN&type=transit&holds=moon-visa');
    await expect(page.getByText('“moon-visa” is no document that counts here')).toBeVisible();
  });

  test('a group adds a document for a traveller, and removes it', async ({ page }) => {
    await page.goto('/together?passports=IN,DE');
    await page.getByLabel('Visa or residence permit').selectOption('US visa');
    await page.getByLabel('Held by').selectOption('Traveller 1 (India)');
    await page.getByRole('button', { name: 'Add document' }).click();
    await expect(page.getByLabel('Travellers', { exact: true })).toContainText('US visa');
    await page.getByRole('link', { name: 'Remove from traveller 1: US visa' }).click();
    await expect(
      page.getByLabel('Travellers', { exact: true }).getByRole('list'),
    ).not.toContainText('US visa');
  });
});

test('My Documents shows what is held, by keyboard and in both themes', async ({ page, site }) => {
  await page.context().addCookies([
    { name: 'passport', value: 'IN', url: site.url },
    { name: 'documents', value: 'us-visa', url: site.url },
  ]);
  await page.goto('/passports/IN');
  await expect(page.getByRole('main')).toContainText(
    /Counted with: US visa\. Your documents open \d+ more destinations without a visa in advance/,
  );
  await page.getByRole('link', { name: 'Change documents' }).click();
  await expect(page.getByRole('heading', { name: 'My Documents' })).toBeVisible();
  const visa = page.getByLabel('US visa');
  await expect(visa).toBeChecked();
  await expectNoViolationInEitherTheme(page);
  await visa.focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Save my documents' }).press('Enter');
  await expect(page).toHaveURL(/\/passports\/IN/);
  await expect(page.getByText('Counted with:')).toHaveCount(0);
});

test('an answer with the destination’s own document says so', async ({ page }) => {
  await page.goto('/visa-info/CA?from=MX');
  await expect(page.getByRole('main')).toContainText(
    'Travel authorisation if you hold: a visa (United States',
  );
  await page.goto('/visa-info/FR?from=IN&holds=schengen-visa');
  await expect(page.locator('.verdict').getByRole('heading')).toHaveText('Visa Required');
  await expect(page.getByRole('main')).toContainText(
    'You hold: Schengen visa. This answer is for entry without it: check whether it covers this stay.',
  );
  await expectNoViolation(page);
});
