import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { chooseCountry } from './countryField.ts';

const verdict = (page: Page) => page.locator('.verdict');

test('the focus stays on the kind of stay that was chosen', async ({ page }) => {
  for (const path of ['/visa-info/FR', '/destination/paris-france']) {
    await page.goto(`${path}?type=working&from=BR`);
    const tourist = page
      .getByRole('navigation', { name: 'Kind of stay' })
      .getByRole('link', { name: 'tourist' });
    await tourist.click();
    await expect(page).toHaveURL(`${path}?type=tourist&from=BR`);
    await expect(tourist).toBeFocused();
  }
});

test('a passport is chosen in the answer, which then names it', { tag: '@journey' }, async ({
  page,
}) => {
  await page.goto('/destination/paris-france');
  const main = page.getByRole('main');
  await expect(main.getByText('This is the site’s default.')).toBeVisible();
  await choosePassport(page, 'India');
  await expect(main.getByText('Indian passport', { exact: true })).toBeVisible();
  await expect(main.getByText('This is the site’s default')).toHaveCount(0);
  await expect(page.getByText('From: India')).toBeVisible();
  await page.reload();
  await expect(main.getByText('Indian passport', { exact: true })).toBeVisible();
});

test('a search’s address doesn’t name a hidden guessed passport', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Category').selectOption('Tourist visa');
  await expect(
    page.getByText('This is the site’s default. Change it if it is wrong.'),
  ).toBeVisible();
  await chooseCountry(page, 'Your passport', 'India');
  await expect(
    page.getByText('Checking visa requirements for holders of this passport: India'),
  ).toBeVisible();
  await chooseCountry(page, 'Destination Country', 'France');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\/visa-info\/FR\?type=tourist&from=IN$/);
  await expect(verdict(page).getByText('Must be obtained in advance')).toBeVisible();
});

test.describe('by keyboard and screen reader', () => {
  for (const [place, control] of [
    [
      'the answer',
      (page: Page) => page.getByRole('main').locator('summary', { hasText: 'Change passport' }),
    ],
    [
      'the header',
      (page: Page) => page.getByRole('banner').locator('summary', { hasText: 'From:' }),
    ],
  ] as const) {
    // An answer's page is changed by its one form.
    const paths = place === 'the header' ? ['/visa-info/FR'] : [];
    for (const path of ['/destination/paris-france', ...paths]) {
      test(`the focus returns to the control of ${place} on ${path}`, async ({ page }) => {
        await page.goto(path);
        await control(page).focus();
        await page.keyboard.press('Enter');
        await page.keyboard.press('Tab');
        const field = page.getByLabel('Passport country').and(page.locator(':focus'));
        await expect(field).toHaveCount(1);
        await page.keyboard.press('Escape');
        await expect(control(page)).toBeFocused();
        await expect(page.getByLabel('Passport country').filter({ visible: true })).toHaveCount(0);

        await page.keyboard.press('Enter');
        await page.keyboard.press('Tab');
        await expect(field).toHaveAttribute('aria-autocomplete', 'list');
        await page.keyboard.type('India');
        await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
        await expect(verdict(page).getByText('Must be obtained in advance')).toBeVisible();
        await expect(control(page)).toBeFocused();
      });
    }
  }

  test('Escape elsewhere keeps the focus', async ({ page }) => {
    await page.goto('/destination/paris-france');
    const link = page.getByRole('link', { name: 'View Full Requirements' });
    await link.focus();
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
  });

  test('Escape in the menu returns the focus to its button', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/contact');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('navigation', { name: 'Mobile' }).getByRole('link').first().focus();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  });

  for (const path of ['/destination/paris-france', '/visa-info/FR']) {
    test(`a changed answer is announced with its passport, on ${path}`, async ({ page }) => {
      await page.goto(path);
      const region = page
        .getByRole('status')
        .filter({ has: page.getByRole('heading', { level: 3 }) });
      await expect(region).toHaveAttribute('aria-atomic', 'true');
      await expect(region).toContainText('No Visa Required');
      // Only changes within a persistent region are announced.
      const before = await region.elementHandle();
      const stays = page.getByRole('navigation', { name: 'Kind of stay' });
      await stays.getByRole('link', { name: 'working' }).click();
      await expect(region).toContainText('Working · US passport');
      await stays.getByRole('link', { name: 'tourist' }).click();
      await choosePassport(page, 'Germany');
      // The same verdict for another passport is announced as well.
      await expect(region).toContainText('Tourist · German passport');
      await expect(region).toContainText('No Visa Required');
      await choosePassport(page, 'India');
      await expect(region).toContainText('Visa Required');
      expect(await region.evaluate((now, first) => now === first, before)).toBe(true);
    });
  }
});

async function choosePassport(page: Page, country: string) {
  if (new URL(page.url()).pathname.startsWith('/visa-info/')) {
    const header = page.getByRole('banner');
    await header.getByText(/^From: /).click();
    await chooseCountry(header, 'Passport country', country);
    await header.getByRole('button', { name: 'Use this passport' }).click();
    return expect(page.getByText(`From: ${country}`)).toBeVisible();
  }
  const main = page.getByRole('main');
  await main.getByText('Change passport').click();
  await chooseCountry(main, 'Passport country', country);
  await main.getByRole('button', { name: 'Use this passport' }).click();
  await expect(page.getByText(`From: ${country}`)).toBeVisible();
}
