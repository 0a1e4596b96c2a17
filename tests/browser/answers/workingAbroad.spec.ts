import type { Page } from '@playwright/test';
import { expectNoViolation } from '../everyPage/axe.ts';
import { expect, test } from '../fixtures.ts';

const list = (page: Page) => page.locator('#countries');
const partOf = (page: Page, title: string) =>
  list(page)
    .locator('details')
    .filter({ has: page.getByRole('heading', { name: title }) });
const rowsOf = (page: Page, title: string) => partOf(page, title).locator('tbody tr');
const programmes = 'Programmes for young people that we know of';
const all = 'All countries from A to Z';

for (const width of [390, 1280]) {
  test(`programmes open at an age are found and opened by keyboard at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/visa-info/working?from=DE');
    await expect(rowsOf(page, all)).toHaveCount(199);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const everywhere = await rowsOf(page, programmes).count();

    const age = page.getByLabel('Your age (not stored)');
    await age.focus();
    await page.keyboard.type('33');
    await expect(page).toHaveURL(/from=DE&age=33$/);
    await expect(rowsOf(page, programmes).getByText('Australia')).toHaveCount(0);
    expect(await rowsOf(page, programmes).count()).toBeLessThan(everywhere);
    await expect(rowsOf(page, all)).toHaveCount(199);
    await expect(partOf(page, programmes)).toHaveAttribute('open');
    await expectNoViolation(page);

    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('7');
    await expect(age).toHaveAccessibleDescription(/whole number from 14 to 99/);
    await expect(rowsOf(page, programmes)).toHaveCount(everywhere);
    await expectNoViolation(page);
    await page.keyboard.press('Backspace');
    await expect(page).toHaveURL(/from=DE$/);

    await partOf(page, all).locator('summary').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(list(page).locator('a:focus')).toHaveText('Afghanistan');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/visa-info/AF?from=DE&type=working');
  });
}

test('filters and the age stay in the address, and Back finds them', async ({ page }) => {
  await page.goto('/visa-info/working?from=DE');
  await page.getByLabel('Your age (not stored)').fill('33');
  await page.getByLabel('To work').selectOption({ value: 'programmes' });
  await expect(page).toHaveURL(/access=programmes/);
  await expect(page).toHaveURL(/age=33/);
  const count = await rowsOf(page, programmes).count();
  expect(count).toBeGreaterThan(0);
  await expect(rowsOf(page, all)).toHaveCount(count);
  await rowsOf(page, programmes).getByRole('link').first().click();
  await expect(page).toHaveURL(/type=working/);
  await page.goBack();
  await expect(page.getByLabel('Your age (not stored)')).toHaveValue('33');
  await expect(rowsOf(page, programmes)).toHaveCount(count);
});

test('print has every part open', async ({ page }) => {
  await page.goto('/visa-info/working?from=IN');
  await expect(rowsOf(page, all).last()).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(rowsOf(page, all).last()).toBeVisible();
  await expect(page.getByLabel('Your age (not stored)')).toBeHidden();
});
