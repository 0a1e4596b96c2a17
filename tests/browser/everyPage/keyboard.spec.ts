import type { Page } from '@playwright/test';
import { countryField } from '../answers/countryField.ts';
import { expect, test } from '../fixtures.ts';

test('a visitor states a passport and finds the answer by keyboard alone', {
  tag: '@journey',
}, async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();

  await tabTo(page, page.locator('summary').filter({ hasText: 'From:' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('banner').getByLabel('Passport country'));
  // Before its list is there, a text box asks for the whole name.
  await countryField(page.getByRole('banner'), 'Passport country');
  await page.keyboard.type('Germ');
  await tabTo(page, page.getByRole('button', { name: 'Use this passport' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('From: Germany')).toBeVisible();

  await tabTo(page, page.getByLabel('Category'));
  await page.keyboard.type('Tourist visa');
  await tabTo(page, page.getByLabel('Destination Country'));
  await page.keyboard.type('France');
  await tabTo(page, page.getByRole('button', { name: 'Search', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/visa-info\/FR\?type=tourist&from=DE$/);
  await expect(page.getByText('No Visa Required')).toBeVisible();
});

test('the questions are reached and opened by keyboard', { tag: '@journey' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('tab', { name: 'All Questions' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'General', selected: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tabpanel').getByRole('paragraph').first()).toBeVisible();
});

/** Presses Tab until `target` has the focus; pages have fewer tab stops than the limit. */
async function tabTo(page: Page, target: ReturnType<Page['locator']>) {
  // One query: a country field may be replaced between two.
  const reached = target.and(page.locator(':focus'));
  for (let stop = 0; stop < 60; stop += 1) {
    if ((await reached.count()) > 0) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}
