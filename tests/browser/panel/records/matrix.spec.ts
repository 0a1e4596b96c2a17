import type { Page } from '@playwright/test';
import { expectNoViolation, expectNoViolationInEitherTheme } from '../../everyPage/axe.ts';
import { expect, type Site, test } from '../../fixtures.ts';
import { toastIn } from '../toasts.ts';

test.beforeEach(({ signIn }) => signIn());

const requirements = '/admin/destinations/paris-france/visa-requirements';

const cell = (page: Page, name: string) => page.getByRole('button', { name: `${name}:` });

const group = (page: Page, names: string) =>
  page.getByRole('button', { name: `passports ${names}` });

/** The small form beside the matrix. */
const form = (page: Page, name: string) => page.getByRole('region', { name });

test('the matrix shows gaps and stale requirements, and edits a cell by keyboard', {
  tag: '@journey',
}, async ({ page, site }) => {
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
  await page.getByLabel('Fold equal').uncheck();
  // Without a requirement, the rules of France answer.
  await expect(cell(page, 'Egypt, working')).toHaveText('Egypt, working: Rule: Visa required');
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

test('20 passports fit a laptop screen below a head that stays in sight, and all fits a phone', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${requirements}/matrix`);
  await page.getByLabel('Fold equal').uncheck();
  const rows = page.locator('tbody tr');
  await expect(rows.nth(100)).toBeAttached();
  const heights = await rows.evaluateAll((all) =>
    all.map((row) => row.getBoundingClientRect().height),
  );
  expect(Math.max(...heights)).toBeLessThanOrEqual(36);
  await expect(rows.nth(19)).toBeInViewport({ ratio: 1 });

  // So it stays while a form is open.
  await cell(page, 'United States, tourist').click();
  await expect(page.getByRole('button', { name: 'Update Requirement' })).toBeInViewport();
  await expect(rows.nth(19)).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);

  await rows.last().scrollIntoViewIfNeeded();
  await expect(page.getByRole('columnheader', { name: 'Transit' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Update Requirement' })).toBeInViewport();

  const answer = await page.request.get(`${baseURL}${requirements}/matrix`);
  // A row for each passport would make it more than twice as long.
  expect((await answer.body()).length).toBeLessThan(120_000);

  await test.step('on a phone', async () => {
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByLabel('Fold equal').check();
    await group(page, 'Germany, Italy, Spain').click();
    await cell(page, 'Germany, tourist').click();
    await expect(page.getByRole('button', { name: 'Update Requirement' })).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    // The cell stays in sight above its form.
    await expect(cell(page, 'Germany, tourist')).toBeInViewport({ ratio: 1 });
    const cellBox = await cell(page, 'Germany, tourist').boundingBox();
    const formBox = await form(page, 'Germany, tourist').boundingBox();
    expect((cellBox?.y ?? 0) + (cellBox?.height ?? 0)).toBeLessThanOrEqual(formBox?.y ?? 0);
  });
});

test('the matrix has targets for fingers on a touch screen', async ({ browser, site, page }) => {
  const state = await page.context().storageState();
  const context = await browser.newContext({
    baseURL: site.url,
    storageState: state,
    viewport: { width: 1024, height: 768 },
    hasTouch: true,
    isMobile: true,
  });
  const touch = await context.newPage();
  await touch.goto(`${requirements}/matrix`);
  const buttons = touch.locator('tbody button');
  await expect(buttons.first()).toBeVisible();
  const heights = await buttons.evaluateAll((all) =>
    all.map((button) => button.getBoundingClientRect().height),
  );
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  await context.close();
});

test('equal passports are folded into one row, by keyboard too', async ({ page, site }) => {
  await page.goto(`${requirements}/matrix`);
  const row = page.getByRole('row', { name: /^3 passports/ });
  await expect(row).toContainText('Germany, Italy, Spain');
  await expect(row.getByRole('gridcell').first()).toContainText('No visa90 days');
  await expect(cell(page, 'Germany, tourist')).toHaveCount(0);

  await group(page, 'Germany, Italy, Spain').focus();
  await page.keyboard.press('Enter');
  await expect(group(page, 'Germany, Italy, Spain')).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(cell(page, 'Germany, tourist')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(group(page, 'Germany, Italy, Spain')).toBeFocused();
  await expectNoViolation(page);

  // What differs in any field stands apart, in its place.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByLabel('Cost', { exact: true }).fill('EUR 7');
  await page.keyboard.press('Enter');
  await expect(toastIn(page, 'Visa requirement updated successfully')).toBeVisible();
  await expect(cell(page, 'Germany, tourist')).toBeFocused();
  await expect(group(page, 'Italy, Spain')).toBeVisible();
  await group(page, 'Italy, Spain').click();
  await expect(cell(page, 'Italy, tourist')).toHaveCount(0);
  await expect(cell(page, 'Germany, tourist')).toBeVisible();
  expect(rowOf(site, 'DE', 'tourist')).toMatchObject({ cost: 'EUR 7', documents: /identity/ });
});

test('the small form keeps what isn’t saved, and shows all fields', async ({
  page,
  site,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/409/, /was changed after you opened it/);
  await page.goto(`${requirements}/matrix`);
  await cell(page, 'United States, tourist').click();
  const small = form(page, 'United States, tourist');
  await small.getByLabel('Cost', { exact: true }).fill('EUR 5');
  await small.getByRole('button', { name: 'Show all fields' }).click();
  await expect(small.getByLabel('Cost', { exact: true })).toHaveValue('EUR 5');
  await small.getByLabel('Processing time').fill('At once');

  // Neither another cell, nor Escape, nor a copy loses it without asking.
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.message());
    return dialog.dismiss();
  });
  await cell(page, 'India, tourist').click();
  await small.getByLabel('Processing time').press('Escape');
  await small.getByRole('button', { name: 'Copy along row' }).click();
  expect(questions).toHaveLength(3);
  await expect(small.getByLabel('Processing time')).toHaveValue('At once');

  // Another user saves meanwhile.
  site.sql(
    `update visa_requirements set version = version + 1, duration_days = 33
     where destination_id = 'paris-france' and country_code = 'US' and type = 'tourist'`,
  );
  await small.getByRole('button', { name: 'Update Requirement' }).click();
  const dialog = page.getByRole('dialog', { name: 'Changed by someone else' });
  await expect(dialog).toBeVisible();
  expect(rowOf(site, 'US', 'tourist')).toMatchObject({ duration_days: 33, cost: 'Free' });
  // Escape closes the dialog only.
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(small.getByLabel('Cost', { exact: true })).toHaveValue('EUR 5');
  expect(questions).toHaveLength(3);
});

test('Escape closes the small form and returns to its cell', async ({ page }) => {
  await page.goto(`${requirements}/matrix`);
  await cell(page, 'United States, transit').click();
  await page.getByLabel('Cost', { exact: true }).press('Escape');
  await expect(form(page, 'United States, transit')).toHaveCount(0);
  await expect(cell(page, 'United States, transit')).toBeFocused();
});

test('a cell is copied along its column or row, and the copy is undone', async ({ page, site }) => {
  const before = site.sql('select country_code, type, cost from visa_requirements order by id');
  await page.goto(`${requirements}/matrix`);
  await page.getByLabel('Show').selectOption('With a stale one');
  await cell(page, 'United States, working').click();
  const small = form(page, 'United States, working');
  await small.getByRole('button', { name: 'Copy along column' }).click();
  await small.getByRole('button', { name: 'Cancel' }).click();
  await expect(small.getByRole('heading', { name: 'United States, working' })).toBeFocused();
  await expect(small.getByLabel('Cost', { exact: true })).toBeVisible();
  await small.getByRole('button', { name: 'Copy along column' }).click();
  await expect(small.getByRole('heading', { name: 'What changes' })).toBeFocused();
  await expect(small.getByText('12 added, 4 replaced, 0 the same already.')).toBeVisible();
  await small.getByText('Replaced: 4').click();
  await expect(small.getByText('Australia, Canada, Japan, New Zealand')).toBeVisible();
  await expectNoViolationInEitherTheme(page);
  await small.getByRole('button', { name: 'Copy to 16 passports' }).click();
  await expect(toastIn(page, 'Visa requirement copied')).toBeVisible();
  await expect(cell(page, 'United States, working')).toBeFocused();
  const source = contentOf(rowOf(site, 'US', 'working'));
  expect(contentOf(rowOf(site, 'AU', 'working'))).toEqual(source);
  expect(contentOf(rowOf(site, 'IN', 'working'))).toEqual(source);
  // Only the passports that were shown.
  expect(rowOf(site, 'EG', 'working')).toBeUndefined();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toastIn(page, 'Undone')).toBeVisible();
  expect(site.sql('select country_code, type, cost from visa_requirements order by id')).toEqual(
    before,
  );

  await cell(page, 'United States, working').click();
  await small.getByRole('button', { name: 'Copy along row' }).click();
  await expect(small.getByText('0 added, 2 replaced, 0 the same already.')).toBeVisible();
  await expect(small.getByText(/answers? becomes? harder than what/)).toBeVisible();
  page.once('dialog', (question) => question.accept());
  await small.getByRole('button', { name: 'Copy to 2 kinds of stay' }).click();
  await expect(cell(page, 'United States, transit')).toContainText('Visa365 days');
  await page.keyboard.press('Control+z');
  await expect(cell(page, 'United States, transit')).toContainText('No visa90 days');
});

test('the entry rules are shown beside the fields, and can be copied into them', async ({
  page,
  site,
}) => {
  site.sql("delete from stay_policies where purpose = 'working' and country_code = 'FR'");
  await page.goto(`${requirements}/new`);
  await page.getByLabel('Country').selectOption('India');
  const rules = page.getByRole('region', { name: 'What the entry rules say' });
  await expect(rules).toHaveCount(0);
  await page.getByLabel('Visa type').selectOption('tourist');
  await expect(rules).toContainText('Visa required');
  await expect(rules).toContainText('Official source');
  await expect(page.getByLabel('Visa Required')).not.toBeChecked();
  await rules.getByRole('button', { name: 'Use this' }).click();
  await expect(page.getByLabel('Visa Required')).toBeChecked();
  await expect(page.getByLabel('Source address')).toHaveValue(/^https:/);
  await page.getByLabel('Visa type').selectOption('working');
  await expect(rules).toContainText('No answer yet');
  await expect(rules.getByRole('button')).toHaveCount(0);
});

test('“Save and add another” saves and opens a new form', async ({ page, site }) => {
  for (const code of ['EG', 'IN']) removeRequirement(site, code, 'working');
  await page.goto(`${requirements}/new`);
  for (const passport of ['Egypt', 'India']) {
    await page.getByLabel('Country').selectOption(passport);
    await page.getByLabel('Visa type').selectOption('working');
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
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toastIn(page, 'Undone')).toBeVisible();
  expect(rowOf(site, 'EG', 'tourist')).toBeUndefined();
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

/** All columns except those unique to a row. Who vouches for its content is decided for each. */
function contentOf(row: Record<string, unknown> = {}) {
  const ofRow = ['id', 'country_code', 'creation_key', 'standing', 'version'];
  return Object.fromEntries(
    Object.entries(row).filter(([name]) => !ofRow.includes(name) && !name.endsWith('ed_at')),
  );
}
