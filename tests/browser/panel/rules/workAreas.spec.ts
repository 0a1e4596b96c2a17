import { expect, test } from '../../fixtures.ts';
import { toastIn } from '../toasts.ts';

test.beforeEach(({ signIn }) => signIn());

test('a right of an area ends for one country: previewed, saved, read by visitors, and taken back', async ({
  page,
}) => {
  const verdict = page.locator('.verdict');
  const ask = () => page.goto('/visa-info/DK?from=FI&type=working');
  const pages = page.getByRole('group', { name: 'Agreement concerning a common Nordic' });
  await ask();
  await expect(verdict).toContainText('work here without a work permit');

  await page.goto('/admin/work-areas');
  await page
    .getByRole('link', { name: 'Edit a copy: European Union and European Economic Area' })
    .click();
  await page.getByRole('button', { name: 'Remove Denmark' }).click();
  await page.getByRole('button', { name: 'Save area' }).click();
  await expect(toastIn(page, 'Area saved successfully')).toBeVisible();
  await ask();
  // The Nordic labour market frees them, too.
  await expect(verdict).toContainText('work here without a work permit');

  await page.goto('/admin/work-areas');
  await page.getByRole('link', { name: 'Edit a copy: Common Nordic labour market' }).click();
  await expect(pages).toBeVisible();
  await page.getByRole('button', { name: 'Remove Denmark' }).click();
  await page.getByRole('button', { name: 'Preview' }).click();
  const effects = page.getByRole('region', { name: 'What changes' });
  await expect(effects).toContainText('8 answers that visitors see change.');
  await expect(effects.getByRole('row', { name: /^Finland/ })).toContainText('Denmark');
  await page.getByRole('button', { name: 'Save area' }).click();
  await expect(toastIn(page, 'Area saved successfully')).toBeVisible();

  await ask();
  await expect(verdict).not.toContainText('work here without a work permit');

  await page.goto('/admin/work-areas');
  await page.getByRole('button', { name: 'Delete Common Nordic labour market' }).click();
  await expect(page.getByRole('link', { name: 'Edit a copy: Common Nordic' })).toBeVisible();
  await ask();
  await expect(verdict).toContainText('work here without a work permit');
});

test('what the form refuses stands beside its fields, and nothing is lost', async ({ page }) => {
  await page.goto('/admin/work-areas/new');
  await page.getByLabel('Name', { exact: true }).fill('The lakes');
  await page.getByLabel('Short name').fill('The lakes');
  await page.getByRole('button', { name: 'Save area' }).click();
  await expect(page.getByText('Use small letters, digits and hyphens')).toBeVisible();
  await expect(page.getByText('Name two members, or who may work where')).toBeVisible();
  await expect(page.getByText('Choose the page that states it')).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('The lakes');
});
