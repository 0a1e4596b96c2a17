import type { Page } from '@playwright/test';
import { chooseCountry } from '../../answers/countryField.ts';
import { expect, type Site, test } from '../../fixtures.ts';

// A server of its own: it counts at most 20 questions a minute from one address.
test.use({ freshServer: true });

/** No source has a rule for Japan or Tuvalu. */
test.beforeEach(({ site }) => {
  site.sql("delete from entry_rules where destination in ('JP', 'TV')");
  site.sql("delete from visa_requirements where destination_id = 'tokyo-japan'");
});

/** "DE TV 2": the questions without an answer and how often they were asked, stored at a stop. */
async function countsOf(site: Site) {
  await site.restart();
  const rows = site.sql(
    `select passport, destination, sum(requests) as requests from unanswered_requests
     group by passport, destination order by passport, destination`,
  );
  return rows.map(
    ({ passport, destination, requests }) => `${passport} ${destination} ${requests}`,
  );
}

async function expectUnknown(page: Page) {
  await expect(page.getByRole('link', { name: 'Contact us for details' })).toBeVisible();
}

/**
 * Returns a function that waits until the page has told the server of this many shown answers, and
 * fails the test if the browser has loaded another page.
 */
function stayOnPage(page: Page) {
  const loads: string[] = [];
  let reports = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  page.on('requestfinished', (request) => {
    if (request.url().includes('entryRule.countUnanswered')) reports += 1;
  });
  return async (shown: number) => {
    await expect.poll(() => reports).toBe(shown);
    expect(loads).toEqual([]);
  };
}

test('a question counts with each loaded page, cached or not, and in a widget', async ({
  page,
  site,
}) => {
  for (const _ of [1, 2]) {
    await page.goto('/visa-info/TV?from=DE');
    await expectUnknown(page);
    await page.goto('/embed/answer?to=TV&from=FR');
    await expect(page.getByRole('heading', { name: /not available/ })).toBeVisible();
  }
  expect(await countsOf(site)).toEqual(['DE TV 2', 'FR TV 2']);
});

test('a question counts when a visitor comes to it within the site', async ({ page, site }) => {
  await page.goto('/together');
  const expectOnePage = stayOnPage(page);
  await chooseCountry(page, 'Passport of the first traveller', 'India');
  await chooseCountry(page, 'Passport of the second traveller', 'Germany');
  await page.getByRole('button', { name: 'Show where to go' }).press('Enter');
  await page.getByLabel('Find a country').fill('tuvalu');
  await page.getByLabel('Find a country').press('Enter');
  await expect(page).toHaveURL(/find=tuvalu/);
  const countries = page.getByRole('region', { name: 'Countries', exact: true });
  await expect(countries.getByRole('listitem').first()).toContainText('Tuvalu');
  // Travelling together: India and Germany.
  await countries.getByRole('link', { name: 'Germany' }).click();
  // The country's page: Germany again.
  await expectUnknown(page);
  await page.goBack();
  await expect(countries.getByRole('listitem').first()).toContainText('Tuvalu');
  await expectOnePage(3);
  expect(await countsOf(site)).toEqual(['DE TV 3', 'IN TV 2']);
});

test('a question counts in the box of a destination and on a trip', async ({ page, site }) => {
  await page.goto('/destination/tokyo-japan');
  await expectUnknown(page);
  const expectOnePage = stayOnPage(page);
  const main = page.getByRole('main');
  await main.getByText('Change passport').click();
  await chooseCountry(main, 'Passport country', 'Germany');
  await main.getByRole('button', { name: 'Use this passport' }).click();
  await expect(main.getByText('German passport', { exact: true })).toBeVisible();
  await expectUnknown(page);
  await expectOnePage(1);
  await page.goto('/trip');
  const expectOneTrip = stayOnPage(page);
  await chooseCountry(page, 'Passport', 'India');
  await chooseCountry(page, 'Stop 1', 'Tuvalu');
  await page.getByRole('button', { name: 'Show what I need' }).click();
  await expect(page.getByRole('heading', { name: 'Tuvalu', level: 2 })).toBeVisible();
  await expectOneTrip(1);
  expect(await countsOf(site)).toEqual(['DE JP 1', 'IN TV 1', 'US JP 1']);
});

test('the panel lists what was asked for and not found', async ({ page, site, signIn }) => {
  for (let i = 0; i < 3; i += 1) await page.request.get('/visa-info/TV?from=DE');
  expect(await countsOf(site)).toEqual(['DE TV 3']);
  await signIn();
  await page.goto('/admin/dashboard');
  const asked = page.getByRole('region', { name: 'Asked for and not found' });
  await expect(asked.getByRole('listitem')).toContainText('Germany to Tuvalu');
  await expect(asked.getByRole('listitem')).toContainText('Asked 3 times');
});
