import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { letToastsClose, passTimeUntil, stopTime, toastIn, toasts } from '../toasts.ts';

test.beforeEach(({ signIn }) => signIn());

const list = '/admin/destinations/tokyo-japan/visa-requirements';

test('the list shows the requirements and finds them by country or visa type', {
  tag: '@journey',
}, async ({ page }) => {
  await page.goto('/admin/destinations');
  await page.getByRole('link', { name: 'Visa requirements of Tokyo' }).click();
  await expect(page.getByText('Tokyo, Japan')).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText(
    ['Select', 'Country', 'Type', 'Required', 'On Arrival', 'Duration', 'Cost', 'Actions'],
    { useInnerText: true },
  );
  const us = page.getByRole('row', { name: /United States.*tourist/i });
  await expect(us).toContainText('90 days');
  // Flags are loaded as they come into view.
  const flag = us.locator('img');
  await flag.scrollIntoViewIfNeeded();
  await expect(flag).toHaveJSProperty('complete', true);
  await expect(flag).not.toHaveJSProperty('naturalWidth', 0);
  await page.getByPlaceholder('Search by country or visa type...').fill('united S');
  const names = page.getByRole('rowheader');
  await expect(names.filter({ hasNotText: 'United States' })).toHaveCount(0);
  await expect(names).not.toHaveCount(0);
  await page.getByPlaceholder('Search by country or visa type...').fill('TOURIST');
  await expect(us).toBeVisible();
  await page.getByPlaceholder('Search by country or visa type...').fill('zzz');
  await expect(page.getByText('No visa requirements found')).toBeVisible();
  await expect(
    page.getByText('Get started by adding visa requirements for different countries'),
  ).toBeVisible();
});

test('stale requirements are marked, and can be shown alone', { tag: '@journey' }, async ({
  page,
  site,
}) => {
  site.sql(
    "update visa_requirements set source_date = '2999' where destination_id = 'tokyo-japan'",
  );
  site.sql(
    `update visa_requirements set source_date = '2020-03'
     where destination_id = 'tokyo-japan' and country_code = 'US' and type = 'tourist'`,
  );
  await page.goto('/admin/destinations');
  await page.getByLabel('Stale only').check();
  const toTokyo = page.getByRole('link', { name: 'Visa requirements of Tokyo' });
  await expect(toTokyo).toHaveAttribute('href', /stale=true/);
  await toTokyo.click();
  await expect(page.getByLabel('Stale only')).toBeChecked();
  const names = page.getByRole('rowheader');
  await expect(names).toHaveText(['United StatesSampleStale, as of Mar 2020']);
  await expect(page.getByText(/^1 of \d+ requirements$/)).toBeVisible();
  await page.getByLabel('Stale only').uncheck();
  await expect(page.getByText(/^\d+ requirements$/)).toBeVisible();
  await expect(names.filter({ hasText: 'Stale' })).toHaveCount(1);

  // The list is as it was left after an edit.
  await page.getByLabel('Stale only').check();
  await expect(names).toHaveCount(1);
  await names.getByRole('link').click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(names).toHaveCount(1);
  await expect(page.getByLabel('Stale only')).toBeChecked();
});

test('the form names missing fields', { tag: '@journey' }, async ({ page }) => {
  await page.goto(list);
  await page.getByRole('link', { name: 'Add Requirement' }).click();
  await expect(page.getByRole('heading', { name: 'New Visa Requirement' })).toBeVisible();
  await expect(page.getByText('Tokyo, Japan')).toBeVisible();
  await page.getByRole('button', { name: 'Create Requirement' }).click();
  for (const message of [
    'Country is required',
    'Visa type is required',
    'Duration is required',
    'Cost is required',
  ]) {
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  }
  await expect(page.getByLabel('Country')).toBeFocused();
  await page.getByLabel('Duration (days)').fill('0');
  await expect(page.getByText('Duration must be at least 1 day')).toBeVisible();

  await page.getByLabel('Country').selectOption('Germany');
  await page.getByLabel('Visa type').selectOption('tourist');
  await page.getByLabel('Duration (days)').fill('90');
  await page.getByLabel('Cost', { exact: true }).fill('Free');
  await page.getByLabel('Available on Arrival').check();
  await page.getByRole('button', { name: 'Create Requirement' }).click();
  await expect(page.getByText(/A visa on arrival is a required visa/)).toBeVisible();
  await page.getByLabel('Visa Required').check();
  await expect(page.getByText(/A visa on arrival is a required visa/)).toHaveCount(0);
  await expect(page.getByLabel('Notes')).toHaveAttribute('rows', '3');
});

test('lists take different, non-empty items', { tag: '@journey' }, async ({ page }) => {
  await page.goto(`${list}/new`);
  await page.getByLabel('Extension Possible').check();
  for (const label of ['Documents', 'Eligibility', 'Restrictions', 'Extension requirements']) {
    await test.step(label, async () => {
      const box = page.getByRole('textbox', { name: label });
      const remove = page.getByRole('button', { name: /^Remove / });
      for (const item of ['First', '  First  ', '   ', 'Second']) {
        await box.fill(item);
        await box.press('Enter');
      }
      await expect(remove).toHaveCount(2);
      await box.fill('Third');
      await page.getByRole('button', { name: `Add to ${label}` }).click();
      await expect(remove).toHaveCount(3);
      await page.getByRole('button', { name: 'Remove Second' }).click();
      await expect(remove).toHaveCount(2);
      await expect(page.getByText('Third', { exact: true })).toBeVisible();
      // The next list begins with none.
      for (const item of ['First', 'Third']) {
        await page.getByRole('button', { name: `Remove ${item}` }).click();
      }
      await expect(remove).toHaveCount(0);
    });
  }
});

test.describe('on a separate site', () => {
  test('the visitor sees a changed requirement on the next page', { tag: '@journey' }, async ({
    page,
    browser,
    site,
  }) => {
    const visitor = await browser.newContext({ baseURL: site.url });
    const visitorPage = await visitor.newPage();
    await visitorPage.goto('/destination/tokyo-japan');
    await expect(visitorPage.getByText('No Visa Required')).toBeVisible();

    await page.goto(list);
    await page.getByRole('link', { name: /Edit United States, tourist/ }).click();
    await expect(page.getByRole('heading', { name: 'Edit Visa Requirement' })).toBeVisible();
    await page.getByLabel('Visa Required').check();
    await page.getByLabel('Available on Arrival').check();
    await page.getByLabel('Duration (days)').fill('45');
    await page.getByLabel('Cost', { exact: true }).fill('USD 27');
    await page.getByLabel('Processing time').fill('Six days');
    await page.getByRole('textbox', { name: 'Documents' }).fill('A letter from home');
    await page.getByRole('textbox', { name: 'Documents' }).press('Enter');
    await page.getByRole('button', { name: 'Update Requirement' }).click();
    await expect(toastIn(page, 'Visa requirement updated successfully')).toBeVisible();
    await expect(page).toHaveURL(list);
    await expect(page.getByRole('row', { name: /United States.*tourist/i })).toContainText(
      '45 days',
    );

    await visitorPage.getByRole('link', { name: 'Visa Information' }).first().click();
    await visitorPage.goto('/destination/tokyo-japan');
    await expect(visitorPage.getByText('Visa Required', { exact: true })).toBeVisible();
    await expect(visitorPage.getByText('Available on arrival')).toBeVisible();
    await expect(visitorPage.getByText('Up to 45 days')).toBeVisible();
    await expect(visitorPage.getByText('USD 27')).toBeVisible();
    await expect(visitorPage.getByText('Six days')).toBeVisible();
    await expect(visitorPage.getByText('A letter from home')).toBeVisible();
    await visitor.close();
  });

  test('the button is disabled while saving', async ({ page }) => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/trpc/visaRequirement.update**', async (route) => {
      await answered;
      await route.continue();
    });
    await page.goto(list);
    await page.getByRole('link', { name: 'Edit United States, tourist' }).click();
    await page.getByLabel('Cost', { exact: true }).fill('EUR 1');
    await page.getByRole('button', { name: 'Update Requirement' }).click();
    const saving = page.getByRole('button', { name: /^Saving/ });
    await expect(saving).toBeDisabled();
    await expect(saving.locator('svg')).toBeVisible();
    answer();
    await expect(page).toHaveURL(list);
  });

  test('a second requirement for a passport and visa type is refused at the country', {
    tag: '@journey',
  }, async ({ page, site, expectedConsoleErrors }) => {
    expectedConsoleErrors.push(/status of 409/, /already exists/);
    await page.goto(`${list}/new`);
    await page.getByLabel('Country').selectOption('Germany');
    await page.getByLabel('Visa type').selectOption('tourist');
    await page.getByLabel('Duration (days)').fill('90');
    await page.getByLabel('Cost', { exact: true }).fill('Free');
    await page.getByRole('button', { name: 'Create Requirement' }).click();
    const conflict = page.getByText('A tourist requirement for Germany already exists');
    await expect(conflict).toBeVisible();
    await expect(page.getByLabel('Country')).toHaveAccessibleDescription(/already exists/);
    await expect(page.getByLabel('Country')).toBeFocused();
    // The field says it, once.
    await expect(toastIn(page, 'Failed to save visa requirement')).toHaveCount(0);

    site.sql("delete from visa_requirements where country_code = 'DE'");
    await page.getByRole('button', { name: 'Create Requirement' }).click();
    await expect(toastIn(page, 'Visa requirement created successfully')).toBeVisible();
    await expect(page.getByRole('row', { name: /Germany.*tourist/i })).toBeVisible();
  });

  test('extension fields count only when an extension is possible', { tag: '@journey' }, async ({
    page,
    site,
  }) => {
    await page.goto(`${list}/new`);
    await expect(page.getByLabel('Maximum Extension (days)')).toHaveCount(0);
    await page.getByLabel('Country').selectOption('Egypt');
    await page.getByLabel('Visa type').selectOption('working');
    await page.getByLabel('Duration (days)').fill('30');
    await page.getByLabel('Cost', { exact: true }).fill('Free');
    await page.getByLabel('Extension Possible').check();
    await page.getByLabel('Maximum Extension (days)').fill('');
    await page.getByLabel('Extension cost').fill('JPY 4000');
    await page.getByRole('button', { name: 'Create Requirement' }).click();
    await expect(page.getByText('Enter a number of days')).toBeVisible();
    await page.getByLabel('Extension Possible').uncheck();
    await expect(page.getByLabel('Extension cost')).toHaveCount(0);
    await page.getByRole('button', { name: 'Create Requirement' }).click();
    await expect(toastIn(page, 'Visa requirement created successfully')).toBeVisible();
    expect(stored()).toEqual({ possible: false, maxDuration: 0, cost: '', requirements: [] });

    await page.getByRole('link', { name: 'Edit Egypt, working' }).click();
    await page.getByLabel('Extension Possible').check();
    await page.getByLabel('Maximum Extension (days)').fill('15');
    await page.getByRole('textbox', { name: 'Extension requirements' }).fill('A form');
    await page.getByRole('textbox', { name: 'Extension requirements' }).press('Enter');
    await page.getByRole('button', { name: 'Update Requirement' }).click();
    await expect(toastIn(page, 'Visa requirement updated successfully')).toBeVisible();
    expect(stored()).toEqual({
      possible: true,
      maxDuration: 15,
      cost: '',
      requirements: ['A form'],
    });

    function stored() {
      const [row] = site.sql(
        "select extensions from visa_requirements where country_code = 'EG' and type = 'working'",
      );
      return JSON.parse(String(row?.extensions));
    }
  });

  test('a failed load of the page before does not stand for that of the next', async ({
    page,
    site,
    expectedConsoleErrors,
  }) => {
    expectedConsoleErrors.push(/status of 500/, /Something went wrong/);
    await page.goto(list);
    await expect(page.getByRole('row', { name: /United States.*tourist/i })).toBeVisible();
    const letListLoad = await hold(page, /visaRequirement\.listByDestination/);
    const letFormLoad = await hold(page, /visaRequirement\.byId/);
    page.once('dialog', (dialog) => dialog.accept());
    await page.getByRole('button', { name: 'Delete United States, tourist' }).click();
    await expect(toastIn(page, 'Visa requirement deleted successfully')).toBeVisible();
    await page.getByRole('link', { name: 'Edit Germany, tourist' }).click();
    await expect(page.getByRole('heading', { name: 'Edit Visa Requirement' })).toBeVisible();

    site.sql('alter table visa_requirements rename to lost');
    const failed = page.waitForEvent('console', (entry) => /went wrong/.test(entry.text()));
    letListLoad();
    await failed;
    letFormLoad();
    await expect(toastIn(page, 'Failed to load visa requirement')).toBeVisible();
    site.sql('alter table lost rename to visa_requirements');
  });

  test('a failure while the next page is loading is the page’s that is still shown', async ({
    page,
    site,
    expectedConsoleErrors,
  }) => {
    expectedConsoleErrors.push(/status of 500/, /Something went wrong/);
    await page.goto(list);
    await expect(page.getByRole('row', { name: /United States.*tourist/i })).toBeVisible();
    const letListLoad = await hold(page, /visaRequirement\.listByDestination/);
    const letPageChange = await hold(page, /\._requirementId-[\w-]+\.js/);
    page.once('dialog', (dialog) => dialog.accept());
    await page.getByRole('button', { name: 'Delete United States, tourist' }).click();
    await expect(toastIn(page, 'Visa requirement deleted successfully')).toBeVisible();
    await page.getByRole('link', { name: 'Edit Germany, tourist' }).click();
    await expect(page).not.toHaveURL(list);

    site.sql('alter table visa_requirements rename to lost');
    letListLoad();
    await expect(toastIn(page, 'Failed to load visa requirements')).toBeVisible();
    letPageChange();
    await expect(page.getByRole('heading', { name: 'Edit Visa Requirement' })).toBeVisible();
    await expect(toastIn(page, 'Failed to load visa requirement')).toBeVisible();
    site.sql('alter table lost rename to visa_requirements');
  });

  test('a failure is shown, and no entry is lost', { tag: '@journey' }, async ({
    page,
    site,
    expectedConsoleErrors,
  }) => {
    expectedConsoleErrors.push(/status of 500/, /Something went wrong/);
    site.sql('alter table visa_requirements rename to lost');
    await page.goto(list);
    await expect(toastIn(page, 'Failed to load visa requirements')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('Failed to load visa requirements');
    await expect(toasts(page)).toHaveCount(1);
    site.sql('alter table lost rename to visa_requirements');
    await page.getByRole('button', { name: 'Try again' }).click();
    const us = page.getByRole('row', { name: /United States.*tourist/i });
    await expect(us).toBeVisible();

    site.sql(
      "create trigger t before delete on visa_requirements begin select raise(abort, 'no'); end",
    );
    const question = page.waitForEvent('dialog').then((dialog) => {
      expect(dialog.message()).toContain('Are you sure you want to delete this visa requirement?');
      return dialog.accept();
    });
    await page.getByRole('button', { name: 'Delete United States, tourist' }).click();
    await question;
    await expect(toastIn(page, 'Failed to delete visa requirement')).toBeVisible();
    await expect(us).toBeVisible();
    site.sql('drop trigger t');
    page.once('dialog', (dialog) => dialog.accept());
    await page.getByRole('button', { name: 'Delete United States, tourist' }).click();
    await expect(us).toHaveCount(0);
    await expect(toastIn(page, 'Visa requirement deleted successfully')).toBeVisible();

    site.sql('alter table visa_requirements rename to lost');
    await page.getByRole('link', { name: 'Edit Germany, tourist' }).click();
    await expect(toastIn(page, 'Failed to load visa requirement')).toBeVisible();
    site.sql('alter table lost rename to visa_requirements');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByLabel('Country')).toHaveValue('DE');

    site.sql(
      "create trigger t before update on visa_requirements begin select raise(abort, 'no'); end",
    );
    await page.getByLabel('Cost', { exact: true }).fill('EUR 1');
    await page.getByRole('button', { name: 'Update Requirement' }).click();
    await expect(toastIn(page, 'Failed to save visa requirement')).toBeVisible();
    await expect(page.getByLabel('Cost', { exact: true })).toHaveValue('EUR 1');
    page.once('dialog', (dialog) => dialog.accept());
    await page.getByRole('link', { name: 'Back to visa requirements' }).click();
    await expect(page).toHaveURL(list);

    site.sql('drop trigger t');
    site.sql('delete from visa_requirements');
    await page.reload();
    await expect(
      page.getByText('Get started by adding visa requirements for different countries'),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Add First Requirement' }).click();
    await expect(page).toHaveURL(`${list}/new`);
  });

  test('a country that is switched off keeps its rows; toasts last three seconds here, five elsewhere', {
    tag: '@journey',
  }, async ({ page, site }) => {
    site.sql("update countries set enabled = 0 where code = 'DE'");
    await letToastsClose(page);
    await page.goto(list);
    await page.getByRole('link', { name: 'Edit Germany, tourist' }).click();
    await expect(page.getByLabel('Country')).toHaveValue('DE');
    await page.getByLabel('Cost', { exact: true }).fill('EUR 1');
    await stopTime(page);
    await page.getByRole('button', { name: 'Update Requirement' }).click();
    const toast = toastIn(page, 'Visa requirement updated successfully');
    await passTimeUntil(page, toast);
    await page.clock.runFor(2500);
    await expect(toast).toBeVisible();
    await page.clock.runFor(1000);
    await expect(toast).toHaveCount(0);
    await page.clock.resume();

    await page.getByRole('link', { name: 'Back to destinations' }).click();
    await page.getByRole('link', { name: 'Edit Bali' }).click();
    await expect(page.getByRole('button', { name: 'Update Destination' })).toBeEnabled();
    await stopTime(page);
    await page.getByRole('button', { name: 'Update Destination' }).click();
    const longerToast = toastIn(page, 'Destination updated successfully');
    await passTimeUntil(page, longerToast);
    await page.clock.runFor(4500);
    await expect(longerToast).toBeVisible();
    await page.clock.runFor(1000);
    await expect(longerToast).toHaveCount(0);
    await page.clock.resume();

    await page.goto(list);
    await page.getByRole('link', { name: 'Add Requirement' }).click();
    await expect(page.getByLabel('Country').getByRole('option', { name: 'Germany' })).toHaveCount(
      0,
    );
  });
});

/** Holds requests with such an address until the returned function is called. */
async function hold(page: Page, address: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
