import type { Page } from '@playwright/test';
import { expectNoViolation } from '../../everyPage/axe.ts';
import { expect, type Site, test } from '../../fixtures.ts';
import { toastIn } from '../toasts.ts';
import { sidesIn } from './versionComparison.ts';

test.beforeEach(({ signIn }) => signIn());

const paris = '/admin/destinations/paris-france';
const requirements = `${paris}/visa-requirements`;

test.describe('an unsaved form', () => {
  const restore = (page: Page) => page.getByRole('button', { name: 'Restore' }).click();

  test.beforeEach(({ page }) => page.on('dialog', (dialog) => dialog.accept()));

  test('is offered again after a reload and in another tab, and deleted once saved', {
    tag: '@journey',
  }, async ({ page, context, site }) => {
    await page.goto(paris);
    await page.getByLabel('Name').fill('Lutetia');
    await page.getByRole('combobox', { name: 'Languages' }).fill('Latin');
    await page.reload();
    await expect(page.getByLabel('Name')).toHaveValue('Paris');
    await expect(page.getByText(/You have unsaved changes from/)).toBeVisible();
    await expectNoViolation(page);
    await restore(page);
    await expect(page.getByLabel('Name')).toHaveValue('Lutetia');
    await page.getByLabel('Rating').fill('4.1');
    // A browser under load ends a page that closes before it could store its entries.
    const stored = () => page.evaluate(() => Object.values(localStorage).join());
    await expect.poll(stored).toMatch(/rating\W+4\.1/);
    await page.close({ runBeforeUnload: false });

    const next = await context.newPage();
    await next.goto(paris);
    await restore(next);
    await expect(next.getByLabel('Rating')).toHaveValue('4.1');
    await expect(next.getByRole('button', { name: 'Remove Latin' })).toBeVisible();
    await next.getByRole('button', { name: 'Update Destination' }).click();
    await expect(toastIn(next, 'Destination updated successfully')).toBeVisible();
    expect(site.sql("select name, rating from destinations where id = 'paris-france'")).toEqual([
      { name: 'Lutetia', rating: 4.1 },
    ]);
    expect(await unsavedForms(next)).toEqual([]);
  });

  test('is offered in another tab until it is saved', async ({ page, context, site }) => {
    await page.goto(`${requirements}/new`);
    await fillRequirement(page);
    await expect.poll(() => unsavedForms(page)).toHaveLength(1);
    const other = await context.newPage();
    await other.goto(`${requirements}/new`);
    const offer = other.getByRole('button', { name: 'Restore' });
    await expect(offer).toBeVisible();
    // What is typed beside an offer doesn't replace it.
    await other.getByLabel('Notes').fill('Half a thought');
    await expect.poll(() => unsavedForms(other)).toHaveLength(2);
    await page.getByRole('button', { name: 'Create Requirement' }).click();
    await expect(toastIn(page, 'Visa requirement created successfully')).toBeVisible();
    await expect(offer).toHaveCount(0);
    await expect(other.getByLabel('Notes')).toHaveValue('Half a thought');
    expect(
      site.sql("select cost from visa_requirements where country_code = 'EG' and type = 'working'"),
    ).toEqual([{ cost: 'Free' }]);
  });

  test('is discarded on request, and when its user signs out', async ({ page }) => {
    await page.goto(`${requirements}/new`);
    await page.getByLabel('Notes').fill('Half a thought');
    await page.reload();
    await page.getByRole('button', { name: 'Discard' }).click();
    expect(await unsavedForms(page)).toEqual([]);
    await page.getByLabel('Notes').fill('Another');
    await expect.poll(() => unsavedForms(page)).toHaveLength(1);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL('/admin/login');
    expect(await unsavedForms(page)).toEqual([]);
  });

  test('is compared with its record if that changed meanwhile', async ({ page, site }) => {
    await page.goto(paris);
    await page.getByLabel('Name').fill('Lutetia');
    await page.reload();
    site.sql(
      "update destinations set short_description = 'Theirs', version = version + 1 where id = 'paris-france'",
    );
    await page.reload();
    await restore(page);
    const dialog = page.getByRole('dialog', { name: 'Changed by someone else' });
    expect(await sidesIn(dialog)).toEqual({
      'Name You changed it': 'Mine',
      'Short description They changed it': 'Theirs',
    });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(toastIn(page, 'Destination updated successfully')).toBeVisible();
    expect(
      site.sql("select name, short_description from destinations where id = 'paris-france'"),
    ).toEqual([{ name: 'Lutetia', short_description: 'Theirs' }]);
  });

  test('survives a lost network, and creates one row', async ({
    page,
    site,
    expectedConsoleErrors,
  }) => {
    expectedConsoleErrors.push(/could not be reached/, /ERR_FAILED/);
    await page.goto(`${requirements}/new`);
    await fillRequirement(page);
    await page.route('**/trpc/visaRequirement.create**', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: 'Create Requirement' }).click();
    await expect(toastIn(page, 'Failed to save visa requirement')).toBeVisible();
    await page.unroute('**/trpc/visaRequirement.create**');
    await page.reload();
    await restore(page);
    await page.getByLabel('Cost', { exact: true }).fill('EUR 5');
    await page.getByRole('button', { name: 'Create Requirement' }).click();
    await expect(toastIn(page, 'Visa requirement created successfully')).toBeVisible();
    expect(
      site.sql("select cost from visa_requirements where country_code = 'EG' and type = 'working'"),
    ).toEqual([{ cost: 'EUR 5' }]);
  });

  test('keeps no password', async ({ page }) => {
    await page.goto('/admin/settings#mail');
    await page.getByLabel(/^Server/).fill('mail.example.com');
    await page.getByLabel('Password').fill('not for this browser');
    const kept = () => page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
    await expect.poll(kept).toContain('mail.example.com');
    expect(await kept()).not.toContain('not for this browser');
    await page.reload();
    await restore(page);
    await expect(page.getByLabel(/^Server/)).toHaveValue('mail.example.com');
    await expect(page.getByLabel('Password')).toHaveValue('');
  });

  test('is kept for its user after the session ended, and not shown to others', async ({
    page,
    site,
    administrator,
    expectedConsoleErrors,
  }) => {
    expectedConsoleErrors.push(/status of 401/, /Please sign in/);
    addUser(site, 'other@example.com');
    await page.goto(paris);
    await page.getByLabel('Name').fill('Lutetia');
    await page.reload();
    site.sql('delete from sessions');
    await page.reload();
    await signInAs('other@example.com');
    await expect(page.getByLabel('Name')).toHaveValue('Paris');
    await expect(page.getByText(/You have unsaved changes from/)).toHaveCount(0);
    site.sql('delete from sessions');
    await page.reload();
    await signInAs(administrator.email);
    await restore(page);
    await page.getByRole('button', { name: 'Update Destination' }).click();
    await expect(toastIn(page, 'Destination updated successfully')).toBeVisible();
    expect(site.sql("select name from destinations where id = 'paris-france'")).toEqual([
      { name: 'Lutetia' },
    ]);

    async function signInAs(email: string) {
      await page.getByLabel('Email address').fill(email);
      await page.getByLabel('Password').fill(administrator.password);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page).toHaveURL(paris);
    }
  });
});

test.describe('a session that ends while a form is open', () => {
  test.beforeEach(({ expectedConsoleErrors }) => {
    expectedConsoleErrors.push(/status of 401/, /Please sign in/, /Failed to sign in/);
  });

  test('asks to sign in over the form, keeps the entries and saves them', async ({
    page,
    site,
    administrator,
  }) => {
    await page.goto(paris);
    await page.getByLabel('Name').fill('Lutetia');
    site.sql('delete from sessions');
    await page.getByRole('button', { name: 'Update Destination' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign in to go on' });
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(paris);
    await expect(dialog.getByLabel('Email address')).toHaveValue(administrator.email);
    await expect(dialog.getByLabel('Password')).toBeFocused();

    // The focus cycles through the dialog and the browser's own controls, but not behind it.
    for (let presses = 0; presses < 8; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(focusIsBehindDialog)).toBe(false);
    }

    await dialog.getByLabel('Password').fill('not this one');
    await dialog.getByLabel('Password').press('Enter');
    await expect(dialog.getByRole('alert')).toHaveText('Failed to sign in');
    await dialog.getByLabel('Password').fill(administrator.password);
    await dialog.getByLabel('Password').press('Enter');
    await expect(toastIn(page, 'Destination updated successfully')).toBeVisible();
    await expect(page).toHaveURL('/admin/destinations');
    expect(site.sql("select name from destinations where id = 'paris-france'")).toEqual([
      { name: 'Lutetia' },
    ]);
  });

  test('keeps the entries if sign-in is cancelled, and asks again', async ({
    page,
    site,
    administrator,
  }) => {
    await page.goto(`${requirements}/new`);
    await fillRequirement(page);
    site.sql('delete from sessions');
    const create = page.getByRole('button', { name: 'Create Requirement' });
    await create.click();
    const dialog = page.getByRole('dialog', { name: 'Sign in to go on' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveText('Nothing was saved: sign in to save.');
    await expect(page.getByLabel('Cost', { exact: true })).toHaveValue('Free');
    await create.click();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    await create.click();
    await dialog.getByLabel('Password').fill(administrator.password);
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await expect(toastIn(page, 'Visa requirement created successfully')).toBeVisible();
  });

  test('asks another administrator to confirm before the form is saved', async ({
    page,
    site,
    administrator,
  }) => {
    await page.goto('/admin/settings#contact');
    await page.getByLabel('Phone', { exact: true }).fill('+1 555 0111');
    addUser(site, 'other@example.com');
    site.sql('delete from sessions');
    await page.getByRole('button', { name: 'Save settings' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign in to go on' });
    await dialog.getByLabel('Email address').fill('other@example.com');
    await dialog.getByLabel('Password').fill(administrator.password);
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(/You are signed in as other@example.com now/)).toBeVisible();
    await expect(page.getByRole('banner')).toContainText('other@example.com');
    await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('+1 555 0111');
    expect(site.sql("select version from settings where key = 'contact'")).toEqual([
      { version: 1 },
    ]);
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(toastIn(page, 'Settings saved')).toBeVisible();
  });
});

/** Elements of the page; the body stands for the browser's controls. */
function focusIsBehindDialog(): boolean {
  const { activeElement } = document;
  return activeElement !== document.body && !activeElement?.closest('dialog');
}

/** Another administrator, with the first one's password. */
function addUser(site: Site, email: string) {
  site.sql(
    `insert into users (id, email, password_hash, created_at, updated_at)
     select 'other', ?, password_hash, created_at, updated_at from users`,
    email,
  );
}

async function fillRequirement(page: Page) {
  await page.getByLabel('Country').selectOption('Egypt');
  await page.getByLabel('Visa type').selectOption('working');
  await page.getByLabel('Duration (days)').fill('30');
  await page.getByLabel('Cost', { exact: true }).fill('Free');
}

function unsavedForms(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith('unsaved-form:')),
  );
}
