import { expect, test } from '../../fixtures.ts';
import { toastIn } from '../toasts.ts';

test.beforeEach(({ signIn }) => signIn());

test('a copy of a shipped policy is previewed, saved, read by visitors, and taken back', async ({
  page,
}) => {
  const verdict = page.locator('.verdict');
  const ask = () => page.goto('/visa-info/DE?from=BD&type=transit');
  await ask();
  await expect(verdict).toContainText('Airport transit visa required');

  await page.goto('/admin/transit-policies');
  await page.getByLabel('Country', { exact: true }).selectOption('DE');
  await page.getByRole('link', { name: 'Edit a copy' }).click();
  await page.getByRole('button', { name: 'Remove Bangladesh' }).click();
  await page.getByRole('button', { name: 'Preview' }).click();
  const effects = page.getByRole('region', { name: 'What changes' });
  await expect(effects).toContainText('1 answer that visitors see changes.');
  await expect(effects.getByRole('row', { name: /^Bangladesh/ })).toContainText('Visa free');
  await page.getByRole('button', { name: 'Save policy' }).click();
  await expect(toastIn(page, 'Policy saved successfully')).toBeVisible();

  await ask();
  await expect(verdict).toContainText('No visa needed to change planes');
  await expect(page.getByText('This site’s editors, by this page').first()).toBeVisible();

  await page.goto('/admin/transit-policies');
  await page.getByRole('button', { name: 'Delete Germany' }).click();
  await expect(page.getByRole('link', { name: 'Germany' })).toHaveCount(0);
  await ask();
  await expect(verdict).toContainText('Airport transit visa required');
});

test('what the form refuses stands beside its fields, and nothing is lost', async ({ page }) => {
  await page.goto('/admin/transit-policies/new?country=JP');
  await page.getByLabel('Something is known of it').check();
  await page.getByLabel('Who needs a visa there').selectOption('only');
  await page.getByRole('button', { name: 'Save policy' }).click();
  await expect(page.getByText('Name the passports')).toBeVisible();
  await expect(page.getByText('Choose the page that states it')).toBeVisible();
  await expect(page.getByLabel('Who needs a visa there').first()).toHaveValue('only');
});
