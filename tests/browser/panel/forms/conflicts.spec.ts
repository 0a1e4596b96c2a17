import { expectNoViolationInEitherTheme } from '../../everyPage/axe.ts';
import { expect, test } from '../../fixtures.ts';
import { toastIn } from '../toasts.ts';
import { fieldIn, sidesIn } from './versionComparison.ts';

test.beforeEach(({ signIn }) => signIn());

const paris = '/admin/destinations/paris-france';
const requirements = `${paris}/visa-requirements`;

test.describe('version conflicts between two browsers', () => {
  test.beforeEach(({ expectedConsoleErrors }) => {
    expectedConsoleErrors.push(/status of 409/, /was changed after you opened it/);
  });

  test('after "Save and stay", the solved conflict is saved and the form stays', async ({
    page,
    site,
  }) => {
    await page.goto(paris);
    await page.getByLabel('Name').fill('Lutetia');
    site.sql(
      "update destinations set popular = 0, version = version + 1 where id = 'paris-france'",
    );
    await page.getByRole('button', { name: 'Save and stay' }).click();
    const dialog = page.getByRole('dialog', { name: 'Changed by someone else' });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(toastIn(page, 'Destination updated successfully')).toBeVisible();
    await expect(page).toHaveURL(paris);
    await expect(page.getByLabel('Name')).toHaveValue('Lutetia');
    expect(site.sql("select name, popular from destinations where id = 'paris-france'")).toEqual([
      { name: 'Lutetia', popular: 0 },
    ]);
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(page).toHaveURL('/admin/destinations');
  });

  for (const { form, address, label, submit, procedure, change } of [
    {
      form: 'a destination',
      address: paris,
      label: 'Name',
      submit: 'Update Destination',
      procedure: 'destination.stored',
      change: "update destinations set version = version + 1 where id = 'paris-france'",
    },
    {
      form: 'a setting',
      address: '/admin/settings#contact',
      label: 'Phone',
      submit: 'Save settings',
      procedure: 'settings.contactToEdit',
      change: "update settings set version = 9 where key = 'contact'",
    },
    {
      form: "a country's link",
      address: '/admin/entry-conditions?destination=JP&link=1',
      label: 'Title',
      submit: 'Save official link',
      procedure: 'officialLink.byId',
      change: 'update application_portals set version = version + 1 where id = 1',
    },
  ]) {
    test(`are said in the form of ${form} while the other version cannot be loaded`, async ({
      page,
      site,
      expectedConsoleErrors,
    }) => {
      expectedConsoleErrors.push(/ERR_FAILED/, /could not be reached/);
      await page.goto(address);
      await page.getByLabel(label, { exact: true }).fill('Lutetia');
      site.sql(change);
      await page.route(new RegExp(procedure), (route) => route.abort());
      const save = page.getByRole('button', { name: submit });
      await save.click();
      await expect(page.getByText(/was changed after you opened it/)).toBeVisible();
      await page.unroute(new RegExp(procedure));
      await save.click();
      await expect(page.getByRole('dialog', { name: 'Changed by someone else' })).toBeVisible();
    });
  }

  test('show both versions side by side, to choose field by field', async ({
    page,
    browser,
    context,
    site,
  }) => {
    const otherBrowser = await browser.newContext({
      baseURL: site.url,
      storageState: await context.storageState(),
    });
    const colleague = await otherBrowser.newPage();
    await page.goto(paris);
    await page.getByLabel('Name').fill('Lutetia');
    await page.getByRole('combobox', { name: 'Languages' }).fill('Latin');
    await page.getByLabel('Police').fill('117');
    await colleague.goto(paris);
    await colleague.getByLabel('Name').fill('Paname');
    await colleague.getByLabel('Short description').fill('Theirs');
    await colleague.getByLabel('Popular').uncheck();
    await colleague.getByRole('button', { name: 'Update Destination' }).click();
    await expect(colleague).toHaveURL('/admin/destinations');
    await otherBrowser.close();

    await page.getByRole('button', { name: 'Update Destination' }).click();
    const dialog = page.getByRole('dialog', { name: 'Changed by someone else' });
    await expect(dialog).toBeVisible();
    expect(await sidesIn(dialog)).toEqual({
      'Name Both changed it': null,
      'Short description They changed it': 'Theirs',
      'Languages You changed it': 'Mine',
      'Popular They changed it': 'Theirs',
      'Police You changed it': 'Mine',
    });
    await expect(
      fieldIn(dialog, 'Popular').getByRole('radio', { name: 'Theirs' }),
    ).toHaveAccessibleDescription('No');
    // The dialog alone says it, and who saved the other version.
    const name = await page.getByRole('link', { name: /^Your account/ }).textContent();
    await expect(dialog).toContainText(
      new RegExp(`${name} saved this after you opened it, on \\d+ \\w{3} \\d{4}, \\d\\d:\\d\\d\\.`),
    );
    await expect(toastIn(page, 'Failed to save destination')).toHaveCount(0);
    await expect(page.getByText('was changed after you opened it')).toBeHidden();
    await expectNoViolationInEitherTheme(page);

    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Choose a version', { exact: true })).toBeVisible();
    await expect(fieldIn(dialog, 'Name').getByRole('radio', { name: 'Mine' })).toBeFocused();
    expect(stored()).toMatchObject({ name: 'Paname' });
    await page.keyboard.press('Space');
    await fieldIn(dialog, 'Police').getByText('Theirs').click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(toastIn(page, 'Destination updated successfully')).toBeVisible();
    expect(stored()).toMatchObject({
      name: 'Lutetia',
      short_description: 'Theirs',
      popular: 0,
      languages: expect.stringContaining('Latin'),
      emergency_numbers: expect.not.stringContaining('117'),
    });

    function stored() {
      return site.sql("select * from destinations where id = 'paris-france'")[0];
    }
  });

  test('can be resolved with the other version, or in the form', { tag: '@journey' }, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(requirements);
    await page.getByRole('link', { name: 'Edit Germany, tourist' }).click();
    const cost = page.getByLabel('Cost', { exact: true });
    await cost.fill('EUR 1');
    await page.getByRole('textbox', { name: 'Documents' }).fill('A letter');
    const update = page.getByRole('button', { name: 'Update Requirement' });
    const dialog = page.getByRole('dialog', { name: 'Changed by someone else' });
    site.sql('update visa_requirements set duration_days = 77, version = version + 1');
    await update.click();
    await expect(dialog).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(cost).toHaveValue('EUR 1');

    await update.click();
    await dialog.getByRole('button', { name: 'Edit further' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByLabel('Duration (days)')).toHaveValue('77');
    await expect(cost).toHaveValue('EUR 1');
    await expect(page.getByRole('button', { name: 'Remove A letter' })).toBeVisible();

    site.sql("update visa_requirements set cost = 'EUR 9', version = version + 1");
    await update.click();
    await dialog.getByRole('button', { name: 'Take all theirs' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(cost).toHaveValue('EUR 9');
    await expect(page.getByRole('button', { name: 'Remove A letter' })).toHaveCount(0);
    await cost.fill('EUR 2');
    await update.click();
    await expect(toastIn(page, 'Visa requirement updated successfully')).toBeVisible();
  });

  test('are distinguished in the settings, where one page saves twice', async ({ page, site }) => {
    await page.goto('/admin/settings#contact');
    const save = page.getByRole('button', { name: 'Save settings' });
    const phone = page.getByLabel('Phone', { exact: true });
    for (const number of ['+1', '+2']) {
      await phone.fill(number);
      await save.click();
      await expect.poll(stored).toMatchObject({ phone: number });
      await expect(save).toBeEnabled();
    }
    site.sql(
      "update settings set value = json_set(value, '$.email', 'b@example.com'), version = 9 where key = 'contact'",
    );
    await phone.fill('+3');
    await save.click();
    const dialog = page.getByRole('dialog', { name: 'Changed by someone else' });
    expect(await sidesIn(dialog)).toEqual({
      'Email They changed it': 'Theirs',
      'Phone You changed it': 'Mine',
    });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.poll(stored).toMatchObject({ phone: '+3', email: 'b@example.com' });

    function stored(): unknown {
      const [row] = site.sql("select value from settings where key = 'contact'");
      return JSON.parse(String(row?.value ?? '{}'));
    }
  });
});
