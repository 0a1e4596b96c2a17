import type { Page } from '@playwright/test';
import { expectNoViolation } from '../../everyPage/axe.ts';
import { expect, test } from '../../fixtures.ts';
import { toastIn } from '../toasts.ts';

test.beforeEach(({ signIn }) => signIn());

const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });

/** Nothing overflows the screen's width. */
async function expectNoScrollToTheSide(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
}

async function deleteBali(page: Page) {
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto('/admin/destinations');
  await page.getByRole('button', { name: 'Delete Bali', exact: true }).press('Enter');
  await expect(toastIn(page, 'Destination deleted successfully')).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Bali' })).toHaveCount(0);
}

test('a delete is undone by its toast or by keyboard', { tag: '@journey' }, async ({
  page,
  site,
}) => {
  const requirements = () =>
    site.sql(
      "select id from visa_requirements where destination_id = 'bali-indonesia' order by id",
    );
  const before = requirements();
  await deleteBali(page);
  expect(requirements()).toEqual([]);
  await undo(page).click();
  await expect(toastIn(page, 'Restored')).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Bali' })).toBeVisible();
  expect(requirements()).toEqual(before);

  // The first toast takes a moment to close.
  await expect(undo(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete Bali', exact: true }).press('Enter');
  await expect(undo(page)).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('rowheader', { name: 'Bali' })).toBeVisible();
  await expect(undo(page)).toHaveCount(0);
});

test('records in the trash are restored, or deleted for good', { tag: '@journey' }, async ({
  page,
  site,
}) => {
  await deleteBali(page);
  await page.goto('/admin/trash');
  const row = page.getByRole('row').filter({ hasText: 'Bali, Indonesia' });
  await expect(row).toContainText('Destination');
  await expect(row).toContainText('30 days');
  await expectNoViolation(page);
  await page.getByRole('button', { name: 'Restore Bali, Indonesia' }).press('Enter');
  await expect(page.getByText('The trash is empty')).toBeVisible();
  expect(site.sql("select name from destinations where id = 'bali-indonesia'")).toHaveLength(1);

  await page.goto('/admin/destinations');
  await page.getByRole('button', { name: 'Delete Bali', exact: true }).press('Enter');
  await expect(undo(page)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/admin/trash');
  await expect(page.getByRole('button', { name: /^Restore/ })).toBeVisible();
  await expectNoScrollToTheSide(page);
  await page.getByRole('button', { name: 'Delete Bali, Indonesia for good' }).click();
  await expect(toastIn(page, 'Deleted for good')).toBeVisible();
  await expect(page.getByText('The trash is empty')).toBeVisible();
});

test('the trash says why a record can’t be restored', async ({
  page,
  site,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/status of 409/, /no longer in the trash/);
  await deleteBali(page);
  site.sql('delete from trash');
  await undo(page).click();
  await expect(
    toastIn(page, 'This is no longer in the trash: it was restored or deleted for good'),
  ).toBeVisible();
});

test('an earlier version is found in the history of its record, and restored', async ({ page }) => {
  await page.goto('/admin/destinations/bali-indonesia');
  const rating = page.getByLabel('Rating');
  const stored = await rating.inputValue();
  const description = page.getByLabel('Short description');
  const text = await description.inputValue();
  await rating.fill('1.5');
  await description.fill(`${text} And temples.`);
  await page.getByRole('button', { name: 'Update Destination' }).click();
  await expect(toastIn(page, 'Destination updated successfully')).toBeVisible();

  await page.goto('/admin/destinations/bali-indonesia');
  await page.getByRole('main').getByRole('link', { name: 'History', exact: true }).click();
  const change = page.getByRole('listitem').filter({ hasText: 'changed Bali, Indonesia' }).first();
  await change.getByText('Short description, Rating').click();
  await expect(change.locator('ins', { hasText: 'And temples.' })).toBeVisible();
  await expect(change.locator('del', { hasText: stored })).toBeVisible();
  await expectNoViolation(page);
  await change.getByRole('button', { name: 'Restore the version before it' }).click();
  await expect(toastIn(page, 'Version restored')).toBeVisible();
  // Of three versions the first and the last are what the destination says at present.
  await expect(page.getByRole('button', { name: 'Restore this version' })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Restore the version before it' })).toHaveCount(0);

  await page.getByRole('link', { name: 'Open Bali, Indonesia' }).click();
  await expect(rating).toHaveValue(stored);
  await expect(description).toHaveValue(text);
});

test('all changes are listed, by person, kind and day', async ({ page, administrator }) => {
  await deleteBali(page);
  await page.goto('/admin/history');
  const changes = page.getByRole('list', { name: 'Changes' }).locator('> li');
  await expect(changes.first()).toContainText(`${administrator.email} deleted Bali, Indonesia`);
  await expectNoViolation(page);
  await page.getByLabel('By', { exact: true }).selectOption('Landfall itself');
  await expect(page).toHaveURL(/by=site/);
  await expect(changes.filter({ hasText: 'Bali' })).toHaveCount(0);
  await page.getByLabel('By', { exact: true }).selectOption(administrator.email);
  await page.getByLabel('Kind', { exact: true }).selectOption('Destination');
  await expect(changes).toHaveCount(1);
  await expect(page.getByText('1 change', { exact: true })).toBeVisible();
  await page.getByLabel('To', { exact: true }).fill('2020-01-01');
  await expect(page.getByText('No changes found')).toBeVisible();
  await page.goBack();
  await expect(changes).toHaveCount(1);

  await page.setViewportSize({ width: 390, height: 800 });
  await changes.first().locator('summary').click();
  await expectNoScrollToTheSide(page);
  await page.getByRole('link', { name: 'History of Bali, Indonesia' }).click();
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
  await expect(page).toHaveURL('/admin/history/destination/bali-indonesia');
});

test('an entry is one line with what changed, and a list leads to its own changes', async ({
  page,
}) => {
  await page.goto('/admin/destinations/paris-france');
  await page.getByLabel('Rating').fill('4.7');
  await page.getByLabel('Police').fill('117');
  await page.getByRole('button', { name: 'Update Destination' }).click();
  const toast = toastIn(page, 'Destination updated successfully');
  const fontOf = (element: Element) => getComputedStyle(element).fontFamily;
  expect(await toast.evaluate(fontOf)).toBe(await page.locator('body').evaluate(fontOf));

  await page.getByRole('link', { name: 'History: Destination' }).click();
  await expect(page).toHaveURL('/admin/history?entity=destination');
  const entry = page.getByRole('list', { name: 'Changes' }).getByRole('listitem').first();
  await expect(entry).toContainText('Paris, France');
  await expect(entry).toContainText('Rating');
  await expect(entry).toContainText('Police');
  // One row: its buttons, or a long title on two lines.
  expect((await entry.boundingBox())?.height).toBeLessThanOrEqual(62);
  await entry.locator('summary').click();
  await expect(entry.locator('del', { hasText: '4.8' })).toContainText('−');
  await expect(entry.locator('ins', { hasText: '4.7' })).toContainText('+');
});
