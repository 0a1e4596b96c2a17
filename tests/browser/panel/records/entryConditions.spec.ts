import { expect, test } from '../../fixtures.ts';
import { toastIn } from '../toasts.ts';

test.beforeEach(({ signIn }) => signIn());

test('a refusal by earlier travel that the team adds stands beside the verdict', async ({
  page,
}) => {
  await page.goto('/admin/entry-conditions?destination=GE');
  await page.getByRole('link', { name: 'Add entry condition' }).click();
  await page.getByLabel('Asked for').selectOption('Travel history');
  const binding = page.getByLabel('How binding');
  await expect(binding.getByRole('option')).toHaveText(['Required', 'May be asked for']);
  await binding.selectOption('May be asked for');
  await expect(page.getByLabel('Blank pages')).toHaveCount(0);
  await page.getByRole('button', { name: 'Save entry condition' }).click();
  await expect(page.getByLabel('What counts')).toHaveAccessibleDescription(/Choose what counts/);
  await page.getByLabel('What counts').selectOption('A stamp or visa in the passport');
  await page.getByRole('button', { name: 'Save entry condition' }).click();
  await expect(page.getByLabel('Countries', { exact: true })).toHaveAccessibleDescription(
    /List the countries/,
  );
  await page.getByLabel('Countries', { exact: true }).fill('IL');
  await page.getByRole('button', { name: 'Save entry condition' }).click();
  await expect(toastIn(page, 'Entry condition saved successfully')).toBeVisible();
  await expect(page.getByRole('row', { name: /Travel history/ })).toContainText(
    'Entry may be refused with a passport stamp or visa of: IL',
  );
  await page.goto('/visa-info/GE?from=DE');
  await expect(
    page.getByText('Entry may be refused with a passport stamp or visa of: Israel'),
  ).toBeVisible();
});

test('another kind of condition takes its own details', async ({ page }) => {
  await page.goto('/admin/entry-conditions?destination=GE');
  await page.getByRole('link', { name: 'Add entry condition' }).click();
  await page.getByLabel('Asked for').selectOption('Cash to declare');
  await page.getByLabel('When').selectOption('On leaving');
  await page.getByLabel('Asked for').selectOption('Driving licences');
  await expect(page.getByLabel('How binding')).toHaveValue('may_be_asked');
  await expect(page.getByLabel('International permits')).toHaveValue('');
  await page.getByLabel('International permits').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Save entry condition' }).click();
  await expect(toastIn(page, 'Entry condition saved successfully')).toBeVisible();
});
