import type { Page } from '@playwright/test';
import { stateRules } from '../../fixtures/countryRules.ts';
import { expect, test } from '../fixtures.ts';

const page390 = { width: 390, height: 844 };
const verdict = (page: Page) => page.locator('.verdict');
const japan = '/visa-info/JP?from=BR';

test('every access has its words and icon, and is green only if no application is needed', {
  tag: '@journey',
}, async ({ page, site }) => {
  const grounds = new Map<string, string>();
  for (const [access, status, heading, detail] of [
    ['visa_free', 'visa-free', 'No Visa Required', 'Visa-free travel available'],
    ['freedom_of_movement', 'freedom-of-movement', 'No Visa Required', 'Freedom of movement'],
    ['visa_on_arrival', 'on-arrival', 'Visa Required', 'Available on arrival'],
    ['eta', 'eta', 'Travel authorisation required', 'Must be obtained in advance'],
    ['e_visa', 'e-visa', 'Visa Required', 'Apply online'],
    ['visa_required', 'in-advance', 'Visa Required', 'Must be obtained in advance'],
    ['no_admission', 'no-admission', 'Entry refused', 'Holders of this passport are not let in'],
  ] as const) {
    stateRules(site, [{ access }]);
    await page.goto(japan);
    await expect(page.getByRole('heading', { level: 3, name: heading })).toBeVisible();
    await expect(verdict(page)).toContainText(detail);
    await expect(verdict(page).locator('svg[width="34"]')).toHaveCount(1);
    await expect(verdict(page)).toHaveAttribute('data-status', status);
    grounds.set(access, await verdict(page).evaluate((box) => getComputedStyle(box).color));
  }
  await page.goto('/visa-info/JP?from=JP');
  await expect(verdict(page)).toContainText(
    'This is within the country of your passport: enter on it',
  );
  const green = await verdict(page).evaluate((box) => getComputedStyle(box).color);
  const greens = [...grounds].filter(([, colour]) => colour === green).map(([access]) => access);
  expect(greens).toEqual(['visa_free', 'freedom_of_movement']);
});

test('travellers who enter by right are asked for a passport that is valid during the stay', async ({
  page,
}) => {
  await page.goto('/visa-info/US?from=US');
  const check = page.locator('#passport-check');
  await check.getByRole('heading', { name: 'Will your passport be accepted?' }).click();
  await check.getByLabel('Passport expires on').fill('2027-01-31');
  await check.getByLabel('You enter on').fill('2027-01-20');
  await check.getByLabel('You leave on').fill('2027-01-31');
  await check.getByRole('button', { name: 'Check' }).click();
  await expect(check.getByRole('listitem')).toHaveText([
    /^OK\s*Your passport is valid for your whole stay/,
  ]);
});

for (const [width, path] of [
  [page390.width, '/visa-info/GB?from=US'],
  [page390.width, '/visa-info/FR?from=IN'],
] as const) {
  test(`${path} fits ${width} pixels`, async ({ page }) => {
    await page.setViewportSize(page390);
    await page.goto(path);
    const widest = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(widest).toBe(width);
  });
}
