import type { Page } from '@playwright/test';
import { expectNoViolation, expectNoViolationInEitherTheme } from '../axe.ts';
import { expect, type Site, test } from '../fixtures.ts';
import { toastIn } from './adminToast.ts';

test.beforeEach(({ signIn }) => signIn());

const requirements = '/admin/destinations/paris-france/visa-requirements';

const cell = (page: Page, name: string) => page.getByRole('button', { name: `${name}:` });

test('the matrix shows gaps and stale requirements, and edits a cell by keyboard', async ({
  page,
  site,
}) => {
  removeRequirement(site, 'EG', 'working');
  site.sql(
    "update visa_requirements set source_date = iif(country_code = 'DE', '2020-02', null), updated_at = ?",
    new Date().toISOString(),
  );
  await page.goto(requirements);
  await page.getByRole('link', { name: 'Matrix' }).click();
  await expect(page).toHaveURL(`${requirements}/matrix`);
  await expect(page.getByRole('grid', { name: 'Visa requirements of Paris' })).toBeVisible();
  await expect(cell(page, 'Germany, tourist')).toContainText('Stale, as of Feb 2020');
  await expect(cell(page, 'Egypt, working')).toHaveText('Egypt, working: Gap');
  await expect(page.getByRole('status').filter({ hasText: 'passports:' })).toContainText(/gaps?,/);
  await expectNoViolationInEitherTheme(page);

  await page.getByLabel('Show').selectOption('With a stale one');
  await expect(page.getByRole('rowheader')).toHaveText(['Germany']);
  await page.getByLabel('Show').selectOption('All passports');
  await page.getByRole('searchbox').fill('egypt');
  await expect(page.getByRole('rowheader')).toHaveText(['Egypt']);

  // One tab stop with arrow keys.
  await cell(page, 'Egypt, tourist').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(cell(page, 'Egypt, working')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Egypt, working' })).toBeFocused();
  await expectNoViolation(page);
  await page.getByLabel('Duration (days)').fill('45');
  await page.getByLabel('Cost', { exact: true }).fill('EUR 99');
  await page.getByLabel('Visa Required').check();
  await page.getByLabel('Cost', { exact: true }).press('Enter');
  await expect(toastIn(page, 'Visa requirement created successfully')).toBeVisible();
  await expect(cell(page, 'Egypt, working')).toBeFocused();
  await expect(cell(page, 'Egypt, working')).toContainText('Visa45 days');

  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Cost', { exact: true })).toHaveValue('EUR 99');
  await page.getByLabel('Duration (days)').fill('46');
  await page.getByRole('button', { name: 'Update Requirement' }).click();
  await expect(toastIn(page, 'Visa requirement updated successfully')).toBeVisible();
  await expect(cell(page, 'Egypt, working')).toContainText('46 days');
  expect(rowOf(site, 'EG', 'working')).toMatchObject({ duration_days: 46, cost: 'EUR 99' });
});

test('the matrix and its form fit 390 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${requirements}/matrix`);
  await cell(page, 'Germany, tourist').click();
  await expect(page.getByRole('button', { name: 'Update Requirement' })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('the entry rules are shown beside the fields, and can be copied into them', async ({
  page,
}) => {
  await page.goto(`${requirements}/new`);
  await page.getByLabel('Country').selectOption('India');
  const rules = page.getByRole('region', { name: 'What the entry rules say' });
  await expect(rules).toHaveCount(0);
  await page.getByLabel('Visa Type').selectOption('tourist');
  await expect(rules).toContainText('Visa required');
  await expect(rules).toContainText('Official source');
  await expect(page.getByLabel('Visa Required')).not.toBeChecked();
  await rules.getByRole('button', { name: 'Use this' }).click();
  await expect(page.getByLabel('Visa Required')).toBeChecked();
  await expect(page.getByLabel('Source Address')).toHaveValue(/^https:/);
  await page.getByLabel('Visa Type').selectOption('working');
  await expect(rules).toContainText('Unknown');
  await expect(rules.getByRole('button')).toHaveCount(0);
});

test('“Save and add another” saves and opens a new form', async ({ page, site }) => {
  for (const code of ['EG', 'IN']) removeRequirement(site, code, 'working');
  await page.goto(`${requirements}/new`);
  for (const passport of ['Egypt', 'India']) {
    await page.getByLabel('Country').selectOption(passport);
    await page.getByLabel('Visa Type').selectOption('working');
    await page.getByLabel('Duration (days)').fill('12');
    await page.getByLabel('Cost', { exact: true }).fill('Free');
    await page.getByRole('textbox', { name: 'Documents' }).fill('A letter');
    await page.getByRole('button', { name: 'Save and add another' }).click();
    await expect(page.getByLabel('Country')).toHaveValue('');
    await expect(page.getByLabel('Country')).toBeFocused();
    await expect(page.getByLabel('Duration (days)')).toHaveValue('');
    await expect(page.getByRole('textbox', { name: 'Documents' })).toHaveValue('');
  }
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(requirements);
  for (const code of ['EG', 'IN']) {
    expect(rowOf(site, code, 'working')).toMatchObject({ documents: '["A letter"]' });
  }
});

test('a requirement is copied to several passports after a preview', async ({ page, site }) => {
  removeRequirement(site, 'EG', 'tourist');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(requirements);
  await page.getByRole('link', { name: 'Edit Germany, tourist' }).click();
  await page.getByRole('link', { name: 'Copy to passports' }).click();
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByText('Choose a passport', { exact: true })).toBeVisible();
  await page.getByLabel('Passports').fill('Egypt, India');
  await page.getByLabel('Passports').press('Enter');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('heading', { name: 'What changes' })).toBeFocused();
  await expect(page.getByText('1 added, 1 replaced, 0 the same already.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Egypt/ })).toContainText('Added');
  await expect(page.getByRole('row', { name: /India/ })).toContainText('Replaced');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectNoViolation(page);
  expect(rowOf(site, 'EG', 'tourist')).toBeUndefined();
  await page.getByRole('button', { name: 'Copy to 2 passports' }).click();
  await expect(toastIn(page, 'Visa requirement copied')).toBeVisible();
  await expect(page).toHaveURL(requirements);
  const source = contentOf(rowOf(site, 'DE', 'tourist'));
  expect(contentOf(rowOf(site, 'EG', 'tourist'))).toEqual(source);
  expect(contentOf(rowOf(site, 'IN', 'tourist'))).toEqual(source);
});

function removeRequirement(site: Site, passport: string, type: string) {
  site.sql(
    `delete from visa_requirements
     where destination_id = 'paris-france' and country_code = ? and type = ?`,
    passport,
    type,
  );
}

function rowOf(site: Site, passport: string, type: string) {
  const [row] = site.sql(
    `select * from visa_requirements
     where destination_id = 'paris-france' and country_code = ? and type = ?`,
    passport,
    type,
  );
  return row;
}

/** All columns except those unique to a row. */
function contentOf(row: Record<string, unknown> = {}) {
  const own = ['id', 'country_code', 'creation_key', 'version', 'created_at', 'updated_at'];
  return Object.fromEntries(Object.entries(row).filter(([name]) => !own.includes(name)));
}
