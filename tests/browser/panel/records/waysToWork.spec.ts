import { expect, test } from '../../fixtures.ts';
import { toastIn } from '../toasts.ts';

test.beforeEach(({ signIn }) => signIn());

test('a work programme that the team adds stands on the answer', async ({ page }) => {
  await page.goto('/admin/ways-to-work');
  await page.getByLabel('Country').selectOption('Kenya');
  await page.getByRole('link', { name: 'Add work programme' }).click();
  await page.getByLabel('Name').fill('Working Holiday of the Lakes');
  await page.getByLabel('First age').fill('18');
  await page.getByRole('button', { name: 'Save work programme' }).click();
  await expect(page.getByLabel('Passports', { exact: true })).toHaveAccessibleDescription(
    /Name the passports/,
  );
  await page.getByLabel('Passports', { exact: true }).fill('br cl');
  await expect(page.getByLabel('Last age')).toHaveAccessibleDescription(
    'Enter the first and the last age, or neither',
  );
  await page.getByLabel('Last age').fill('30');
  await page.getByLabel('Ages of some passports').fill('CL 18–35');
  await page.getByLabel('Fee').fill('0');
  await page.getByRole('button', { name: 'Save work programme' }).click();
  await expect(toastIn(page, 'Work programme saved successfully')).toBeVisible();
  const row = page.getByRole('row', { name: /Working Holiday of the Lakes/ });
  await expect(row).toContainText('18-30, CL 18-35');

  await page.goto('/visa-info/KE?from=CL&type=working');
  const programme = page.getByRole('listitem').filter({ hasText: 'Working Holiday of the Lakes' });
  await expect(programme).toContainText('18 to 35');
  await expect(programme).toContainText('This site’s editors');
  await page.goto('/visa-info/KE?from=DE&type=working');
  await expect(page.getByText('Working Holiday of the Lakes')).toHaveCount(0);
});

test('a visa for remote workers has its fields in the form, and its place in the list', async ({
  page,
}) => {
  await page.goto('/admin/ways-to-work?destination=BB');
  await page.getByRole('link', { name: 'Edit Welcome Stamp' }).click();
  await expect(page.getByLabel('Income asked (USD)')).toHaveValue('4167');
  await page.getByLabel('Income asked (USD)').fill('4321');
  await page.getByRole('button', { name: 'Save way to work' }).click();
  await expect(toastIn(page, 'Way to work saved successfully')).toBeVisible();
  await page.getByRole('link', { name: 'Add way to work' }).click();
  await expect(page.getByLabel('Income asked (USD)')).toHaveCount(0);
  await page.goto('/nomads?region=North+America');
  await expect(page.getByRole('listitem').filter({ hasText: 'Barbados' })).toContainText('4,321');
});
