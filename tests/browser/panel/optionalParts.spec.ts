import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

test.beforeEach(({ signIn }) => signIn());

const notLoaded = 'This part could not be loaded. Reload the page: your entries are kept.';

const said = (page: Page) => page.getByRole('alert').filter({ hasText: notLoaded });

/** A newer release has replaced the file: asking again doesn't help in this page. */
async function replace(page: Page, script: RegExp) {
  await page.route(script, (route) => route.fulfill({ status: 404, body: '' }));
}

const parts = [
  {
    part: 'Go to',
    script: /\/assets\/GoToDialog-/,
    address: '/admin/faq',
    open: (page: Page) => page.getByRole('button', { name: 'Go to' }).click(),
    opened: (page: Page) => page.getByRole('combobox', { name: /^Destination, country, rule/ }),
  },
  {
    part: 'Save view',
    script: /\/assets\/ViewDialog-/,
    address: '/admin/destinations?type=nomad',
    open: (page: Page) => page.getByRole('button', { name: 'Save view' }).click(),
    opened: (page: Page) => page.getByRole('dialog', { name: 'Save view' }),
  },
  {
    part: 'the changes of requirements',
    script: /\/assets\/ChangesForm-/,
    address: '/admin/destinations/paris-france/visa-requirements',
    async open(page: Page) {
      await page
        .getByRole('checkbox', { name: /^Select / })
        .first()
        .check();
      await page.getByRole('button', { name: 'Change', exact: true }).click();
    },
    opened: (page: Page) => page.getByRole('dialog').getByLabel('Source date'),
  },
];

for (const { part, script, address, open, opened } of parts) {
  test(`${part}: a missing script leaves the page as it is, and each press asks again`, async ({
    page,
    expectedConsoleErrors,
  }) => {
    expectedConsoleErrors.push(/404|dynamically imported module/);
    await replace(page, script);
    await page.goto(address);
    await open(page);
    await expect(said(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(said(page)).toHaveCount(0);
    await page.unroute(script);
    await page
      .getByRole('button', { name: /^(Go to|Save view|Change)$/ })
      .last()
      .click();
    await expect(opened(page)).toBeVisible();
  });
}

const partsInPlace = [
  {
    part: 'the editor of the matrix',
    script: /\/assets\/MatrixEditor-/,
    address: '/admin/destinations/paris-france/visa-requirements/matrix',
    async open(page: Page) {
      await page.getByLabel('Fold equal').uncheck();
      await page.getByRole('button', { name: 'Egypt, tourist:' }).click();
    },
    opened: (page: Page) => page.getByRole('button', { name: /^(Create|Update) Requirement$/ }),
  },
  {
    part: 'the form of an entry condition',
    script: /\/assets\/EntryConditionForm-/,
    address: '/admin/entry-conditions?destination=GL',
    open: (page: Page) => page.getByRole('link', { name: 'Add entry condition' }).click(),
    opened: (page: Page) => page.getByRole('button', { name: 'Save entry condition' }),
  },
  {
    part: 'two-factor of one’s own',
    script: /\/assets\/OwnTwoFactorDialog-/,
    address: '/admin/settings#security',
    open: (page: Page) => page.getByLabel('Everybody needs two-factor sign-in').check(),
    opened: (page: Page) => page.getByRole('dialog').getByLabel('Your password'),
  },
];

for (const { part, script, address, open, opened } of partsInPlace) {
  test(`${part}: a missing script is said in its place, and asked for again there`, async ({
    page,
    expectedConsoleErrors,
  }) => {
    expectedConsoleErrors.push(/404|dynamically imported module/);
    await replace(page, script);
    await page.goto(address);
    await open(page);
    await expect(said(page)).toBeVisible();
    await page.unroute(script);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(opened(page)).toBeVisible();
  });
}

test('the live preview: a missing script leaves the form, its entries and its save', {
  tag: '@journey',
}, async ({ page, expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/ERR_FAILED|dynamically imported module/);
  const script = /\/assets\/LivePreview-/;
  await page.route(script, (route) => route.abort());
  await page.goto('/admin/destinations/paris-france');
  await page.getByLabel('Name', { exact: true }).fill('Paris on the Seine');
  await expect(said(page)).toBeVisible();
  await page.unroute(script);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Live preview' })).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Paris on the Seine');
});
