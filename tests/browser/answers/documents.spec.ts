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

  test('documents are chosen once, and a trip counts with them', { tag: '@journey' }, async ({
    page,
    site,
  }) => {
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
    await expect(verdict).toContainText('No visa, because of your Schengen residence permit');
    // Another passport is someone else's, until the visitor says that they hold it.
    await page.goto('/visa-info/GB?from=PK&type=transit');
    await expect(verdict.getByRole('heading')).toHaveText('Visa Required');
    await expect(page.getByRole('main')).toContainText(
      'Documents not counted here: Schengen residence permit and Lives in: Germany. Your documents count with your own passports: India.',
    );
    await page.getByRole('button', { name: 'I hold the Pakistani passport' }).click();
    expect(page.url()).toContain('/visa-info/GB?from=PK&type=transit');
    await expect(verdict.getByRole('heading')).toHaveText('No Visa Required');
    await expect(verdict).toContainText('No visa, because of your Schengen residence permit');
  });

  test('documents count for the passport of a search, though the visitor named none', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByLabel('Destination Country').fill('Mexico');
    await page.getByLabel('Your passport').fill('India');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('link', { name: 'Mexico: visa information' }).click();
    const main = page.getByRole('main');
    const verdict = page.locator('.verdict');
    await expect(verdict.getByRole('heading')).toHaveText('Visa Required');
    await expect(main).toContainText('USD 54');
    await page.getByRole('link', { name: 'Add a visa or residence permit' }).click();
    await page.getByLabel('US visa').check();
    await page.getByRole('button', { name: 'Save my documents' }).click();

    expect(page.url()).toContain('/visa-info/MX');
    await expect(verdict.getByRole('heading')).toHaveText('No Visa Required');
    await expect(verdict).toContainText('No visa, because of your US visa');
    await expect(verdict).toContainText('Otherwise: Visa required');
    // Neither the fee of a visa nor the documents of others.
    for (const text of ['USD 54', 'Chile', 'A document that would help']) {
      await expect(main).not.toContainText(text);
    }

    await page.goto('/visa-info/TR?from=IN');
    await expect(verdict.getByRole('heading')).toHaveText('Visa Required');
    await expect(verdict).toContainText('E-visa possible with your US visa');
    await expect(verdict).toContainText(
      'If you hold: a visa (United States); under further conditions of the official page',
    );
    await expect(main).not.toContainText('A document that would help');

    await page.goto('/trip?passport=IN&stops=MX');
    await expect(page.locator('.trip-stop')).toContainText('No visa, because of your US visa');
    await page.goto('/search?q=India+Mexico');
    await expect(main).toContainText('No visa, because of your US visa');
    await page.goto('/destination/dubai-united-arab-emirates?from=IN');
    await expect(verdict).toContainText('Visa on arrival, because of your US visa');
    await page.goto('/compare?passports=IN,DE');
    await expect(main).toContainText(
      'Documents not counted here: US visa. This page is about passports alone.',
    );
  });

  test('a trip of several travellers asks who holds the documents', async ({ page, site }) => {
    await page.context().addCookies([{ name: 'documents', value: 'us-visa', url: site.url }]);
    await page.goto('/trip?passport=IN,DE&stops=MX');
    const main = page.getByRole('main');
    await expect(main).toContainText('We don’t know which traveller holds them.');
    await page.getByRole('button', { name: 'I hold the Indian passport' }).click();
    expect(page.url()).toContain('/trip?passport=IN');
    await expect(main).toContainText('Counted with: US visa.');
    await expect(main).toContainText('No visa, because of your US visa');
  });

  test('a trip’s address can state them, and keeps them', async ({ page, site }) => {
    await page.goto(`${trip}&holds=schengen-residence`);
    await expect(airside(page)).toContainText('Visa free');
    const fullAnswers = page.locator('.trip-stop a[href*="/visa-info/"]');
    for (const link of await fullAnswers.all()) {
      await expect(link).toHaveAttribute('href', /holds=schengen-residence/);
    }
    // Of several travellers, the documents of each.
    await page.goto('/trip?passport=IN%2Bus-visa,DE&stops=MX');
    await expect(fullAnswers).toHaveCount(2);
    await expect(fullAnswers.nth(0)).toHaveAttribute('href', /from=IN.*holds=us-visa/);
    await expect(fullAnswers.nth(1)).not.toHaveAttribute('href', /holds=/);
    // Saved documents are in no address.
    const cookies = { documents: 'us-visa', passport: 'IN' };
    await page
      .context()
      .addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: site.url })));
    await page.goto('/trip?passport=IN&stops=MX');
    await expect(page.getByRole('main')).toContainText('Counted with: US visa.');
    await expect(fullAnswers).not.toHaveAttribute('href', /holds=/);
    await page.context().clearCookies();
    await page.goto(`${trip}&holds=schengen-residence`);
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

test('“I hold this passport” counts the documents at once', async ({ page, site }) => {
  await page.context().addCookies([
    { name: 'passport', value: 'DE', url: site.url },
    { name: 'documents', value: 'us-visa', url: site.url },
  ]);
  await page.goto('/visa-info/MX?from=IN');
  await expectNoViolationInEitherTheme(page);
  await page.getByRole('button', { name: 'I hold the Indian passport' }).press('Enter');
  await expect(page.locator('.verdict')).toContainText('No visa, because of your US visa');
  await expect(page).toHaveURL(/from=IN$/);
  await expect(page.getByRole('button', { name: /^I hold/ })).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expectNoViolation(page);
});

test('a passport’s page counts once', async ({ page, site }) => {
  await page.context().addCookies([{ name: 'documents', value: 'us-visa', url: site.url }]);
  await page.goto('/passports/IN');
  const tile = page.locator('dt', { hasText: /^Visa free$/ }).locator('xpath=..');
  await expect(tile).toContainText(/without your documents$/);
  const count = await tile.locator('dd > span').innerText();
  await expect(page.locator('#visa_free summary')).toHaveText(`Visa free · ${count}`);
  const beforehand = page.locator('dt', { hasText: 'No visa in advance' }).locator('xpath=..');
  const open = await beforehand.locator('dd > span').innerText();
  await expect(page).toHaveTitle(new RegExp(`\\b${open}\\b`));
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

test('the table of a passport’s page counts the saved documents', async ({ page, site }) => {
  await page.context().addCookies([{ name: 'documents', value: 'us-visa', url: site.url }]);
  await page.goto('/passports/IN');
  const csv = page.getByRole('link', { name: /CSV/ });
  await expect(csv).toHaveAttribute('href', '/api/v1/passports/IN.csv?holds=us-visa');
  await page.goto('/documents');
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    /answers for your passports count with them/,
  );
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
