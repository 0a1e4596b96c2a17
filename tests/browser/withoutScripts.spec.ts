import { expect, test } from './fixtures.ts';

test.use({ javaScriptEnabled: false });

const pages = [
  ['/', 'Where can I go with my passport?'],
  ['/destinations/tourist', 'Tourist Destinations'],
  ['/destinations/popular', 'Popular Destinations'],
  ['/destination/bali-indonesia', 'Bali'],
  ['/continents', 'Explore by Continent'],
  ['/visa-info', 'Visa Information'],
  ['/visa-info/transit', 'Transit Visas'],
  ['/visa-info/JP', 'Japan: visa and entry'],
  ['/visa-requirements', 'Visa Requirements'],
  ['/visa-application', 'Application Processes'],
  ['/trip', 'Plan a Trip'],
  ['/plan/90-180', 'Days in Schengen'],
  ['/passports', 'Passports'],
  ['/passports/BR', 'Brazilian passport'],
  ['/compare?passports=DE,IN', 'Compare Passports'],
  ['/together?passports=IN,DE', 'Travelling Together'],
  ['/changes', 'Recent Changes'],
  ['/developers', 'Developers'],
  ['/contact', 'Contact'],
  ['/terms', 'Terms'],
  ['/privacy', 'Privacy'],
  ['/cookies', 'Cookies'],
  ['/credits', 'Credits'],
  ['/credits/gaps', 'Countries with missing government pages'],
] as const;

for (const [path, title] of pages) {
  test(`${path} is readable`, { tag: '@journey' }, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
}

test('the home search is a plain form that leads to the answer', { tag: '@journey' }, async ({
  page,
}) => {
  await page.goto('/');
  await page.getByLabel('Category').selectOption('Tourist visa');
  await page.getByLabel('Destination Country').selectOption('France');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\/visa-info\/FR\?type=tourist&from=US$/);
  await expect(page.locator('.verdict').getByText('Up to 90 days in any 180')).toBeVisible();
});

test('a visa search without a country shows an error, and keeps the choices', {
  tag: '@journey',
}, async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Category').selectOption('Working visa');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Please select a destination country');
  const country = page.getByLabel('Destination Country');
  await expect(country).toHaveAttribute('aria-invalid', 'true');
  await expect(country).toHaveAccessibleDescription('Please select a destination country');
  await expect(page.getByLabel('Category')).toHaveValue('working-visa');
  await country.fill('Japan');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\/visa-info\/JP\?type=working&from=US$/);
});

test('a search accepts another passport than the guessed one', { tag: '@journey' }, async ({
  page,
}) => {
  await page.goto('/');
  const passport = page.getByLabel('Your passport');
  await expect(passport).toHaveValue('US');
  await page.getByLabel('Category').selectOption('Tourist visa');
  await passport.selectOption('Brazil');
  await page.getByLabel('Destination Country').selectOption('France');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\/visa-info\/FR\?type=tourist&from=BR$/);
});

for (const path of ['/visa-info/FR', '/destination/paris-france']) {
  test(`${path} says that the passport is guessed, and accepts another`, {
    tag: '@journey',
  }, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    const guess = main.getByText('This is the site’s default.');
    await expect(guess).toBeVisible();
    if (path.startsWith('/visa-info')) {
      await page.locator('.question-line > summary').click();
      await main.getByLabel('Your passport', { exact: true }).fill('India');
      await main.getByRole('button', { name: 'Search', exact: true }).click();
      await expect(page).toHaveURL(/\/visa-info\/FR\?type=tourist&from=IN$/);
    } else {
      await main.getByText('Change passport').click();
      await main.getByLabel('Passport country').fill('India');
      await main.getByRole('button', { name: 'Use this passport' }).click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
    }
    await expect(page.locator('.verdict')).toContainText('Visa Required');
    await expect(guess).toHaveCount(0);
  });
}

test('the filters are a plain form', { tag: '@journey' }, async ({ page }) => {
  await page.goto('/destinations/tourist');
  await page.getByLabel('Europe').check();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Showing 1 result', { exact: true })).toBeVisible();
});

test('the passport can be chosen on any page, and is stored', { tag: '@journey' }, async ({
  page,
}) => {
  await page.goto('/destination/bali-indonesia?x=1');
  await page.getByText(/^From: /).click();
  await page.getByRole('banner').getByLabel('Passport country').fill('Germany');
  await page.getByRole('button', { name: 'Use this passport' }).click();
  await expect(page).toHaveURL(/\/destination\/bali-indonesia/);
  await expect(page.getByText('From: Germany')).toBeVisible();
  await page.goto('/');
  await expect(page.getByText('From: Germany')).toBeVisible();
});

test('an answer uses the passport that is chosen on its page', { tag: '@journey' }, async ({
  page,
}) => {
  await page.goto('/visa-info/FR?type=tourist&from=IN');
  await page.getByText(/^From: /).click();
  await page.getByRole('banner').getByLabel('Passport country').fill('Germany');
  await page.getByRole('button', { name: 'Use this passport' }).click();
  await expect(page).toHaveURL(/\/visa-info\/FR\?type=tourist&from=DE$/);
});

test.describe('the forms', () => {
  test.use({ freshServer: true });

  test('the newsletter form thanks', { tag: '@journey' }, async ({ page, site }) => {
    await page.goto('/');
    await page.getByLabel('Email address').fill('reader@example.com');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText('Thank you for subscribing!')).toBeVisible();
    expect(site.sql('select email from newsletter_subscribers')).toHaveLength(1);
  });

  test('a refused contact form keeps its entries', { tag: '@journey' }, async ({
    page,
    site,
    expectedConsoleErrors,
  }) => {
    expectedConsoleErrors.push(/status of 400 .*\/contact\)/);
    await page.goto('/contact');
    await page.getByLabel('Name').fill('  ');
    await page.getByLabel('Email').fill('ada@example.com');
    await page.getByLabel('Message').fill('Hello');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Name is required')).toBeVisible();
    await expect(page.getByLabel('Message')).toHaveValue('Hello');
    await page.getByLabel('Name').fill('Ada');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Thank you for your message!')).toBeVisible();
    expect(site.sql('select name from contact_messages')).toEqual([{ name: 'Ada' }]);
  });
});
