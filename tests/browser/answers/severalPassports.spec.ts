import type { Page } from '@playwright/test';
import { expectNoViolation } from '../everyPage/axe.ts';
import { expect, test } from '../fixtures.ts';
import { chooseCountry } from './countryField.ts';

const verdict = (page: Page) => page.locator('.verdict');
const held = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Your passports' });
const header = (page: Page) => page.getByRole('banner');

async function open(page: Page) {
  await header(page)
    .getByText(/^From: /)
    .click();
}

async function add(page: Page, country: string) {
  await open(page);
  await chooseCountry(header(page), 'Passport country', country);
  await header(page).getByRole('button', { name: 'Add to my passports' }).click();
}

test('passports are added and removed in the header; each answer uses the easiest', {
  tag: '@journey',
}, async ({ page, site }) => {
  await page.goto('/visa-info/JP?from=IN');
  await open(page);
  // A guessed passport can't be added to.
  await expect(page.getByRole('button', { name: 'Add to my passports' })).toHaveCount(0);
  // The panel has the passport of the answer.
  await expect(header(page).getByLabel('Passport country')).toHaveValue('India');
  await header(page).getByRole('button', { name: 'Use this passport' }).click();
  await expect(header(page).getByLabel('Passport country')).toBeHidden();
  await expect(verdict(page)).toContainText('Indian passport');
  await expect(held(page)).toHaveCount(0);

  await add(page, 'Brazil');
  // The header names the passport of the answer.
  await expect(header(page).getByText('From: Brazil')).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/visa-info/JP`);
  await expect(verdict(page)).toContainText('Brazilian passport');
  await expect(held(page)).toContainText('Brazilian passport: the easiest one here.');
  await expect(held(page).getByRole('listitem')).toHaveCount(2);

  // Each can be viewed; the compared ones stay.
  await held(page).getByRole('link', { name: 'India' }).click();
  await expect(page).toHaveURL(`${site.url}/visa-info/JP?from=IN`);
  await expect(verdict(page)).toContainText('Indian passport');
  await expect(held(page)).toContainText('Brazilian passport: the easiest one here.');

  await add(page, 'Japan');
  await expect(held(page)).toContainText(
    'Japanese passport: enter on this one, it is your own country.',
  );
  await expect(verdict(page)).toHaveAttribute('data-status', 'own-country');
  await page.reload();
  await expect(held(page).getByRole('listitem')).toHaveCount(3);

  await open(page);
  await header(page).getByRole('button', { name: 'Remove passport: Japan' }).click();
  await expect(held(page).getByRole('listitem')).toHaveCount(2);
  await open(page);
  await expectNoViolation(page);
});

test('a passport added before the page has followed the last choice is added after it', async ({
  page,
}) => {
  await page.goto('/visa-info/JP?from=BR');
  await open(page);
  const released = Promise.withResolvers<void>();
  await page.route('**/trpc/**page.answer**', async (route) => {
    await released.promise;
    await route.continue();
  });
  await chooseCountry(header(page), 'Passport country', 'India');
  await header(page).getByRole('button', { name: 'Use this passport' }).click();
  await expect(header(page).getByLabel('Passport country')).toBeHidden();
  await add(page, 'Japan');
  released.resolve();
  await expect(held(page).getByRole('link')).toHaveText(['Japan', 'India']);
});

test('a link that is shared names only the passport shown', async ({ page, context, site }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.addCookies([{ name: 'passport', value: 'IN.BR', url: site.url }]);
  await page.goto('/visa-info/JP');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${site.url}/visa-info/JP?type=tourist&from=BR`);
});
