import { expectNoViolationInEitherTheme } from '../../everyPage/axe.ts';
import { expect, type Site, test } from '../../fixtures.ts';
import { addVisitorInput, copyParis } from '../../rows.ts';
import { closeToast, toastIn, undoOf } from '../toasts.ts';

test.beforeEach(({ signIn }) => signIn());

const paris = '/admin/destinations/paris-france/visa-requirements';

/** A requirement of Paris for each passport, copied from a sample. */
function requireOfAll(site: Site) {
  site.sql(`insert into visa_requirements (id, destination_id, country_code, type, required,
      on_arrival, duration_days, cost, notes, documents, eligibility, restrictions, extensions,
      created_at, updated_at, standing)
    select 'all-' || code, 'paris-france', code, 'tourist', 0, 0, 90, 'Free', '', '[]', '[]', '[]',
      extensions, '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z', 'team'
    from countries, visa_requirements
    where visa_requirements.id = 'paris-france-us-tourist' and code not in
      (select country_code from visa_requirements where destination_id = 'paris-france')`);
  const [{ count } = { count: 0 }] = site.sql(
    "select count(*) as count from visa_requirements where destination_id = 'paris-france'",
  );
  return Number(count);
}

for (const width of [390, 1280]) {
  test(`a choice over all pages of a list on the server is confirmed with its number, at ${width} px`, async ({
    page,
    site,
  }) => {
    copyParis(site, 130);
    site.sql("update destinations set status = 'published'");
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/admin/destinations?search=copy');
    await page.getByRole('checkbox', { name: 'Select all' }).check();
    const bar = page.getByRole('region', { name: 'Selected destinations' });
    await expect(bar).toContainText('50');
    await page.getByRole('button', { name: 'Select all 130' }).press('Enter');
    await expect(page.getByText('on all pages: 130.')).toBeVisible();
    await expect(page.getByText('on all pages: 130.')).toBeFocused();
    // What is left out after that stays as it is.
    await page.getByRole('checkbox', { name: 'Select Copy 130' }).uncheck();
    await expect(page.getByText('on all pages: 129.')).toBeVisible();
    if (width === 390) await bar.getByRole('button', { name: 'More', exact: true }).click();
    await bar.getByRole('button', { name: 'Unpublish' }).click();
    const dialog = page.getByRole('dialog', { name: 'Unpublish: 129 destinations' });
    await expectNoViolationInEitherTheme(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    expect(drafts(site)).toBe(0);

    if (width === 390) await bar.getByRole('button', { name: 'More', exact: true }).click();
    await bar.getByRole('button', { name: 'Unpublish' }).click();
    await dialog.getByRole('button', { name: 'Unpublish' }).click();
    const updated = 'Destinations updated successfully';
    await expect(toastIn(page, updated)).toBeVisible();
    expect(drafts(site)).toBe(129);
    await undoOf(page, updated).click();
    await closeToast(page, 'Undone');
    expect(drafts(site)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test('rows that arrive while all are selected are not counted twice', async ({ page, site }) => {
  copyParis(site, 131);
  const newest = "where id = 'copy-131'";
  site.sql(`update destinations set search_text = '', created_at = '3000' ${newest}`);
  await page.goto('/admin/destinations?search=copy');
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  // After the first of two pages, a new row moves the others on.
  await page.route(/listToEdit/, async (route) => {
    if (decodeURIComponent(route.request().url()).includes('"page":1')) {
      site.sql(`update destinations set search_text = 'copy 131' ${newest}`);
    }
    await route.continue();
  });
  await page.getByRole('button', { name: 'Select all 130' }).click();
  await expect(page.getByText('on all pages: 130.')).toBeVisible();
});

test('a choice of all that ends under another filter is dropped', async ({ page, site }) => {
  copyParis(site, 130);
  await page.goto('/admin/destinations?search=copy');
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  const held = Promise.withResolvers<void>();
  const isOfSecondPage = (url: string) =>
    /listToEdit/.test(url) && decodeURIComponent(url).includes('"page":1');
  await page.route(/listToEdit/, async (route) => {
    if (isOfSecondPage(route.request().url())) await held.promise;
    await route.continue();
  });
  // Asked for at the same moment, the other filter's rows would be in the held request.
  const asked = page.waitForRequest((request) => isOfSecondPage(request.url()));
  await page.getByRole('button', { name: 'Select all 130' }).click();
  await asked;
  await page
    .getByPlaceholder(/Search/)
    .first()
    .fill('Tokyo');
  await expect(page.getByRole('row', { name: /Tokyo/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Copy/ })).toHaveCount(0);
  const last = page.waitForResponse(/listToEdit/);
  held.resolve();
  await last;
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await expect(page.getByRole('region', { name: 'Selected destinations' })).toContainText('1');
  await expect(page.getByText('on all pages')).toHaveCount(0);
});

test('a choice of all whose page fails to load is given up, and said', async ({
  page,
  site,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/ERR_FAILED/, /could not be reached/);
  copyParis(site, 130);
  await page.goto('/admin/destinations?search=copy');
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.route(/listToEdit/, (route) => route.abort());
  const selectAll = page.getByRole('button', { name: 'Select all 130' });
  await selectAll.click();
  await closeToast(page, 'Failed to load destinations');
  await page.unroute(/listToEdit/);
  await selectAll.click();
  await expect(page.getByText('on all pages: 130.')).toBeVisible();
});

function drafts(site: Site) {
  return site.sql("select id from destinations where status = 'draft'").length;
}

test('more than one change can hold is not offered, and said', async ({ page, site }) => {
  addVisitorInput(site, 501);
  await page.goto('/admin/inbox');
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await expect(page.getByText('To select all 501, filter the list to 500 or fewer.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Select all/ })).toHaveCount(0);
});

test('days, cost and source date of all requirements are changed at once, and back', async ({
  page,
  site,
}) => {
  const count = requireOfAll(site);
  await page.goto(paris);
  // By the names of the passports, whenever they were added.
  const names = await page.getByRole('rowheader').allTextContents();
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  const bar = page.getByRole('region', { name: 'Selected requirements' });
  await page.getByRole('button', { name: `Select all ${count}` }).click();
  await bar.getByRole('button', { name: 'Change' }).click();
  const dialog = page.getByRole('dialog', { name: `Change ${count} requirements` });
  await expect(dialog.getByText(/samples become your team’s word/)).toBeVisible();
  await expectNoViolationInEitherTheme(page);
  const save = dialog.getByRole('button', { name: `Change ${count} requirements` });
  await save.click();
  await expect(dialog.getByText('Fill in what is to change')).toBeVisible();
  await dialog.getByLabel('Duration (days)').fill('21');
  await dialog.getByLabel('Source date').fill('2026-11');
  await save.click();
  const updated = 'Visa requirements updated successfully';
  await expect(toastIn(page, updated)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  const changed = () =>
    site.sql(
      "select id from visa_requirements where duration_days = 21 and source_date = '2026-11' and standing = 'team'",
    ).length;
  expect(changed()).toBe(count);
  await undoOf(page, updated).click();
  await closeToast(page, 'Undone');
  expect(changed()).toBe(0);
});
