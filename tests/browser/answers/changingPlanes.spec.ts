import type { Page } from '@playwright/test';
import { expectNoViolation } from '../everyPage/axe.ts';
import { expect, test } from '../fixtures.ts';

const list = (page: Page) => page.locator('#countries');
const rows = (page: Page) => list(page).locator('tbody tr');

for (const width of [390, 1280]) {
  test(`countries to change planes in are found and opened by keyboard at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/visa-info/transit?from=IN');
    await expect(rows(page)).toHaveCount(199);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

    const find = page.getByLabel('Find a country, city or airport');
    await find.focus();
    await page.keyboard.type('LGW');
    await expect(rows(page)).toHaveCount(1);
    await expect(page).toHaveURL(/from=IN&find=LGW$/);
    await expectNoViolation(page);
    await find.fill('');
    await expect(rows(page)).toHaveCount(199);

    const africa = list(page).locator('summary').filter({ hasText: 'Africa' });
    await africa.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const country = list(page).locator('a:focus');
    await expect(country).toHaveText('Algeria');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/visa-info/DZ?from=IN&type=transit');
  });
}

test('filters stay in the address, and Back finds them', async ({ page }) => {
  await page.goto('/visa-info/transit?from=DE');
  await page.getByLabel('To change planes').selectOption({ value: 'border' });
  await page.getByLabel('Continent').selectOption('Oceania');
  await expect(page).toHaveURL(/access=border/);
  await expect(page).toHaveURL(/continent=Oceania/);
  const count = await rows(page).count();
  expect(count).toBeLessThan(30);
  await rows(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/type=transit/);
  await page.goBack();
  await expect(rows(page)).toHaveCount(count);
});
