import type { Browser, Page } from '@playwright/test';
import { codeOf } from '../../support/totp.ts';
import { expectNoViolation, expectNoViolationInEitherTheme } from '../everyPage/axe.ts';
import { type Administrator, expect, type Site, test } from '../fixtures.ts';
import { toastIn } from './toasts.ts';

const editor = { email: 'bo@example.com', password: 'a harbour seen from far' };

/** A page in a new browser without cookies. */
async function otherBrowser(browser: Browser, site: Site): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.url });
  return context.newPage();
}

async function fillSignIn(page: Page, { email, password }: Administrator) {
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Turns two-factor on; returns the secret of the authenticator app. */
async function setUpTwoFactor(page: Page, password: string) {
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  const qrCode = page.getByRole('img', { name: /QR code/ });
  await expect(qrCode).toBeVisible();
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
  const address = `otpauth://totp/Landfall:admin?secret=${secret}&issuer=Landfall`;
  await page.getByLabel('Code', { exact: true }).fill(codeOf(address));
  await page.getByRole('button', { name: 'Switch on' }).click();
  await expect(toastIn(page, 'Two-factor sign-in is on')).toBeVisible();
  const listed = page.getByRole('list', { name: 'Recovery codes' }).locator('li');
  await expect(listed).toHaveCount(10);
  const codes = await listed.allTextContents();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNothingSideways(page);
  await expectNoViolation(page, 'main');
  await page.getByRole('button', { name: 'I have stored them' }).click();
  return { address, codes };
}

test('an invited editor joins in another browser, and sees an editor’s pages', {
  tag: '@journey',
}, async ({ page, browser, site, signIn }) => {
  await signIn();
  await page.goto('/admin/users');
  await page.getByRole('link', { name: 'Invite user' }).click();
  await page.getByLabel('Email address').fill(editor.email);
  await page.getByLabel('Name').fill('Bo');
  await expect(page.getByLabel('Role')).toHaveAccessibleDescription(
    /Editor: .*Entry conditions.*FAQ, Translations.*Inbox, Import and export\./,
  );
  await page.getByRole('button', { name: 'Create invitation' }).click();
  await expect(toastIn(page, 'Invitation created')).toBeVisible();
  const link = await page.getByLabel('Invitation link').inputValue();
  await page.getByRole('link', { name: 'Back to users' }).click();
  await expect(page.getByRole('row', { name: editor.email })).toContainText('Invited');

  const theirs = await otherBrowser(browser, site);
  await theirs.goto(link);
  await expect(theirs.getByRole('heading', { name: 'Welcome to Landfall' })).toBeVisible();
  await expect(theirs.getByText(editor.email)).toBeVisible();
  await theirs.getByLabel('Password').fill('passwordpassword');
  await theirs.getByRole('button', { name: 'Choose password' }).click();
  await expect(theirs.getByText(/among those that leaked most/).first()).toBeVisible();
  await theirs.getByLabel('Password').fill(editor.password);
  await theirs.getByRole('button', { name: 'Choose password' }).click();
  await expect(theirs.getByRole('link', { name: 'Your account: Bo' })).toBeVisible();

  const navigation = theirs.getByRole('navigation', { name: 'Admin' });
  await expect(navigation.getByRole('link', { name: 'Rules' })).toBeVisible();
  for (const name of ['Users', 'Settings', 'Countries']) {
    await expect(navigation.getByRole('link', { name })).toHaveCount(0);
  }
  await theirs.goto('/admin/destinations/new');
  await expect(theirs.getByLabel('Name', { exact: true })).toBeVisible();
  for (const path of ['/admin/users', '/admin/settings', '/admin/rules/editions']) {
    await theirs.goto(path);
    await expect(theirs.getByRole('heading', { name: 'For administrators only' })).toBeVisible();
  }
  await theirs.goto(link);
  await expect(theirs.getByRole('alert')).toContainText('This link was used or is too old');
  await theirs.context().close();

  await page.reload();
  await expect(page.getByRole('row', { name: editor.email })).toContainText('Active');
});

test('two-factor is set up, asked for after the password, and replaced by a recovery code', {
  tag: '@journey',
}, async ({ page, browser, site, signIn, administrator, expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/status of 401/, /This code is wrong/);
  await signIn();
  await page.goto('/admin/account');
  await page.getByRole('button', { name: 'Set up two-factor' }).click();
  const { address, codes } = await setUpTwoFactor(page, administrator.password);
  await expect(page.getByText('10 recovery codes are left')).toBeVisible();

  const phone = await otherBrowser(browser, site);
  await phone.goto('/admin/login');
  await expect(phone.getByLabel('Code')).toHaveCount(0);
  await fillSignIn(phone, administrator);
  await expect(phone.getByLabel('Code')).toBeFocused();
  await phone.getByLabel('Code').fill('123 456');
  await phone.getByRole('button', { name: 'Sign in' }).click();
  await expect(phone.getByText('This code is wrong, or it was used before').first()).toBeVisible();
  await phone.getByLabel('Code').fill(codeOf(address, 1));
  await phone.getByRole('button', { name: 'Sign in' }).click();
  await expect(phone).toHaveURL('/admin/destinations');

  // A session that ends over a form: the dialog asks for the code too, then saves.
  await phone.goto('/admin/account');
  await phone.getByLabel('Name').fill('Ada');
  site.sql('delete from sessions');
  await phone.getByRole('button', { name: 'Save account' }).click();
  const dialog = phone.getByRole('dialog');
  await dialog.getByLabel('Password').fill(administrator.password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await dialog.getByLabel('Code').fill(codes[0] ?? '');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(phone.getByRole('link', { name: 'Your account: Ada' })).toBeVisible();
  await expect(phone.getByText('9 recovery codes are left')).toBeVisible();
  await phone.context().close();
});

test('an administrator sets up two-factor before requiring it of everybody', async ({
  page,
  site,
  signIn,
  administrator,
}) => {
  await signIn();
  await page.goto('/admin/settings#security');
  const required = page.getByLabel('Everybody needs two-factor sign-in');
  const dialog = page.getByRole('dialog', { name: 'Set up your own two-factor first' });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await required.press('Space');
    await expect(dialog.getByLabel('Your password')).toBeVisible();
    await expectNoViolationInEitherTheme(page, 'dialog');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(required).not.toBeChecked();
    await expect(required).toBeFocused();
  }

  await required.press('Space');
  await setUpTwoFactor(page, administrator.password);
  await expect(dialog).toHaveCount(0);
  await expect(required).toBeChecked();
  await page.getByRole('button', { name: 'Save security' }).click();
  await expect(toastIn(page, 'Settings saved')).toBeVisible();
  await page.goto('/admin/users');
  await expect(page.getByRole('rowheader')).toHaveText([`${administrator.email} (you)`]);
  const [setting] = site.sql("select value from settings where key = 'security'");
  expect(setting?.value).toContain('"requireTwoFactor":true');
});

test('mandatory two-factor is set up before the panel opens', async ({
  page,
  site,
  signIn,
  administrator,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/status of 403/, /Set up two-factor sign-in first/);
  await signIn();
  await page.goto('/admin/settings#security');
  site.sql(
    `insert into settings (key, value, updated_at)
     values ('security', '{"requireTwoFactor":true,"sessionLifetimeDays":30}', '2026-11-20T00:00:00.000Z')`,
  );
  await page.getByRole('button', { name: 'Save security' }).click();
  // At once, and from any other page.
  await expect(page).toHaveURL('/admin/two-factor');
  await page.goto('/admin/users');
  await expect(page).toHaveURL('/admin/two-factor');
  await setUpTwoFactor(page, administrator.password);
  await expect(page).toHaveURL('/admin/destinations');
  await page.goto('/admin/account');
  await expect(page.getByText('Everybody here needs it')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Switch off two-factor' })).toHaveCount(0);
});

test('another session is listed and ended', async ({
  page,
  browser,
  site,
  signIn,
  administrator,
}) => {
  const elsewhere = await otherBrowser(browser, site);
  await elsewhere.goto('/admin/login');
  await fillSignIn(elsewhere, administrator);
  await expect(elsewhere).toHaveURL('/admin/destinations');

  await signIn();
  await page.goto('/admin/account');
  const sessions = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByText('This browser')).toHaveCount(1);
  await sessions.getByRole('button', { name: /^End the session of Chrome on Linux/ }).click();
  await expect(toastIn(page, 'Signed out')).toBeVisible();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await elsewhere.goto('/admin/account');
  await expect(elsewhere.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await elsewhere.context().close();
});

test('an administrator deactivates, reactivates and changes the role of an account', async ({
  page,
  site,
  signIn,
}) => {
  site.sql(`insert into users (id, email, password_hash, created_at, updated_at, totp_secret)
    select 'bo', '${editor.email}', password_hash, '2999', '2999', 'ABC' from users`);
  await signIn();
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto('/admin/users/bo');
  await page.getByLabel('Role').selectOption('Editor');
  await page.getByRole('button', { name: 'Save role' }).click();
  await expect(toastIn(page, 'Role changed')).toBeVisible();
  await page.getByRole('button', { name: 'Switch off two-factor' }).click();
  await expect(toastIn(page, 'Two-factor sign-in is off')).toBeVisible();
  await page.getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByText(`${editor.email} · Deactivated`)).toBeVisible();
  await page.getByRole('button', { name: 'Reactivate' }).click();
  await expect(page.getByText(`${editor.email} · Active`)).toBeVisible();
  await page.getByRole('button', { name: 'Create reset link' }).click();
  await expect(page.getByLabel('Link to choose another password')).toHaveValue(/join\?token=/);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNothingSideways(page);
  await expectNoViolationInEitherTheme(page, 'main');
  const row = site.sql("select role, deactivated_at, totp_secret from users where id = 'bo'");
  expect(row).toEqual([{ role: 'editor', deactivated_at: null, totp_secret: null }]);
});

test('invitations and the own account fit a phone, in both themes', async ({ page, signIn }) => {
  await signIn();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/users/new');
  await page.getByLabel('Email address').fill(editor.email);
  await page.getByRole('button', { name: 'Create invitation' }).click();
  await expect(page.getByLabel('Invitation link')).toHaveValue(/token=/);
  await expectNothingSideways(page);
  await expectNoViolationInEitherTheme(page, 'main');

  await page.goto('/admin/account');
  await page.getByRole('button', { name: 'Set up two-factor' }).click();
  await expect(page.getByText('This browser')).toBeVisible();
  await expectNothingSideways(page);
  await expectNoViolationInEitherTheme(page, 'main');
});

async function expectNothingSideways(page: Page) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}
