import { expect, test } from './fixtures.ts';

// What the server renders of the public pages, and where their links lead.
test.use({ javaScriptEnabled: false });

test('the home page has the three best rated of the popular destinations, the first in short, and more', async ({
  page,
  site,
}) => {
  const words = 'Seventeen letters, ';
  site.sql("update destinations set popular = 1, rating = 4 where id like 'bali%'");
  site.sql("update destinations set popular = 1, rating = 4.9 where id like 'dubai%'");
  site.sql("update destinations set popular = 1, rating = 4.5 where id like 'paris%'");
  site.sql("update destinations set popular = 1, rating = 4.7 where id like 'tokyo%'");
  site.sql(
    "update destinations set short_description = ? where id = 'dubai-united-arab-emirates'",
    words.repeat(9),
  );
  await page.goto('/');
  const popular = page.getByRole('region', { name: 'Popular Destinations' });
  await expect(popular.getByRole('heading', { level: 3 })).toHaveText(['Dubai', 'Tokyo', 'Paris']);
  const featured = await popular.getByText(/^Seventeen letters/).innerText();
  expect(featured.length).toBeGreaterThan(100);
  expect(featured.replace('…', '').length).toBeLessThanOrEqual(120);
  await expect(popular.getByRole('link', { name: 'Explore More' })).toHaveAttribute(
    'href',
    '/destinations/popular',
  );
  for (const [name, href] of [
    ['Tourist Destinations', '/destinations/tourist'],
    ['Transit Destinations', '/destinations/transit'],
    ['Nomad Destinations', '/destinations/nomad'],
  ] as const) {
    await expect(popular.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
});

test('the home page has the search’s categories, the feature tiles, the newsletter and a way to the team', async ({
  page,
}) => {
  await page.goto('/');
  const options = page.getByLabel('Category').getByRole('option');
  expect(await options.evaluateAll((all) => all.map((one) => one.getAttribute('value')))).toEqual([
    'tourist',
    'transit',
    'nomad',
    'tourist-visa',
    'transit-visa',
    'working-visa',
  ]);
  const tiles = page.getByRole('region', { name: 'What you find here' });
  await expect(tiles.getByRole('heading')).toHaveText([
    'Visa Information',
    'Destination Guides',
    'Cost Estimates',
    'Travel Tips',
  ]);
  const email = page.getByRole('textbox', { name: 'Email address' });
  await expect(email).toHaveAttribute('type', 'email');
  await expect(email).toHaveAttribute('required');
  await expect(page.getByRole('button', { name: 'Subscribe' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Contact Our Support Team' })).toHaveAttribute(
    'href',
    '/contact',
  );
});

test('the footer links to every topic, and has the year', async ({ page }) => {
  await page.goto('/contact');
  const footer = page.getByRole('contentinfo');
  for (const [name, href] of [
    ['Tourist Destinations', '/destinations/tourist'],
    ['Transit Destinations', '/destinations/transit'],
    ['Digital Nomad Destinations', '/destinations/nomad'],
    ['Popular Destinations', '/destinations/popular'],
    ['Explore by Continent', '/continents'],
    ['Tourist Visas', '/visa-info/tourist'],
    ['Transit Visas', '/visa-info/transit'],
    ['Working Visas', '/visa-info/working'],
    ['Visa Requirements', '/visa-requirements'],
    ['Application Processes', '/visa-application'],
    ['Terms', '/terms'],
    ['Privacy', '/privacy'],
    ['Cookies', '/cookies'],
  ] as const) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  await expect(footer.getByText(`© ${new Date().getFullYear()}`)).toBeVisible();
});

test('the contact page has its form and the office hours', async ({ page }) => {
  await page.goto('/contact');
  const main = page.getByRole('main');
  for (const name of ['Name', 'Email', 'Message']) {
    await expect(main.getByLabel(name, { exact: true })).toHaveAttribute('required');
  }
  await expect(main.getByLabel('Email', { exact: true })).toHaveAttribute('type', 'email');
  await expect(main.getByRole('button', { name: 'Send Message' })).toBeVisible();
  for (const line of [
    /Monday to Friday.*9 AM to 6 PM/s,
    /Saturday.*10 AM to 4 PM/s,
    /Sunday.*Closed/s,
  ]) {
    await expect(main).toContainText(line);
  }
});

test('a destination has its type badges, rating, text, photos and quick info', async ({ page }) => {
  await page.goto('/destination/paris-france');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Paris' })).toBeVisible();
  for (const text of ['France', 'Tourist', 'Transit']) {
    await expect(main.getByText(text, { exact: true }).first()).toBeVisible();
  }
  await expect(main.getByText('4.8').first()).toBeVisible();
  for (const name of ['About Paris', 'What makes it special', 'Photos']) {
    await expect(main.getByRole('heading', { name })).toBeVisible();
  }
  for (const term of ['Best Time to Visit', 'Currency', 'Languages', 'Time Zone']) {
    await expect(main.getByRole('term').filter({ hasText: term })).toBeVisible();
  }
  for (const term of ['Police', 'Ambulance', 'Fire']) {
    await expect(main.getByRole('term').filter({ hasText: term })).toBeVisible();
  }
});
