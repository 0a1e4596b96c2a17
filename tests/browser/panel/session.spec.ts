import { expect, test } from '../fixtures.ts';
import { toastIn } from './toasts.ts';

test.describe('the guard', () => {
  test('redirects back to the requested page', { tag: '@journey' }, async ({
    page,
    administrator,
    expectedConsoleErrors,
  }) => {
    expectedConsoleErrors.push(/status of 401/, /Failed to sign in/);
    await page.goto('/admin/countries?search=an#main');
    await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
    await expect(page).toHaveTitle(/Admin Login/);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);

    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('Email is required')).toBeVisible();
    await expect(page.getByText('Password is required')).toBeVisible();
    await expect(page.getByLabel('Email address')).toBeFocused();

    await page.getByLabel('Email address').fill(administrator.email);
    await page.getByLabel('Password').fill('not this one');
    await page.getByLabel('Password').press('Enter');
    await expect(toastIn(page, 'Failed to sign in')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText('Failed to sign in');

    await page.getByLabel('Password').fill(administrator.password);
    await page.getByLabel('Password').press('Enter');
    await expect(toastIn(page, 'Successfully logged in')).toBeVisible();
    await expect(page).toHaveURL('/admin/countries?search=an#main');
    await expect(page.getByRole('heading', { name: 'Countries' })).toBeVisible();
    await expect(page.getByText(administrator.email)).toBeVisible();
  });

  test('leads from a former address to the present one, its record included', async ({
    page,
    administrator,
    signIn,
  }) => {
    const query = '?destination=JP&link=1';
    const present = `/admin/entry-conditions${query}`;
    await page.goto(`/admin/rules/countries${query}`);
    await page.getByLabel('Email address').fill(administrator.email);
    await page.getByLabel('Password').fill(administrator.password);
    await page.getByLabel('Password').press('Enter');
    await expect(page).toHaveURL(present);
    await expect(page.getByRole('button', { name: 'Save official link' })).toBeVisible();

    await signIn();
    const answer = await page.request.get(`/admin/rules/countries${query}`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, present]);
    await page.goto(`/admin/rules/countries${query}`);
    await expect(page).toHaveURL(present);
    await expect(page.getByRole('button', { name: 'Save official link' })).toBeVisible();
  });

  for (const elsewhere of [
    '//example.com',
    '/\\example.com',
    'https://example.com/',
    '/\t/example.com',
  ]) {
    test(`doesn’t redirect to another site for ${JSON.stringify(elsewhere)}`, async ({
      page,
      signIn,
      administrator,
    }) => {
      const login = `/admin/login?redirect=${encodeURIComponent(elsewhere)}`;
      await page.goto(login);
      await page.getByLabel('Email address').fill(administrator.email);
      await page.getByLabel('Password').fill(administrator.password);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page).toHaveURL('/admin/destinations');

      await signIn();
      await page.goto(login);
      await expect(page).toHaveURL('/admin/destinations');
    });
  }

  test('/admin leads to the destinations, and the navigation begins with the dashboard', {
    tag: '@journey',
  }, async ({ page, signIn }) => {
    await signIn();
    await page.goto('/admin');
    await expect(page).toHaveURL('/admin/destinations');
    const first = page.getByRole('navigation', { name: 'Admin' }).getByRole('link').first();
    await expect(first).toHaveText('Dashboard');
    await first.click();
    await expect(page).toHaveURL('/admin/dashboard');
    await expect(page.getByRole('heading', { name: /^Hello/ })).toBeVisible();
    await page.getByRole('link', { name: 'Admin Panel' }).click();
    await expect(page).toHaveURL('/admin/destinations');
  });

  test('redirects signed-in users from the sign-in page', { tag: '@journey' }, async ({
    page,
    signIn,
  }) => {
    await signIn();
    await page.goto('/admin/login');
    await expect(page).toHaveURL('/admin/destinations');
    await page.goto('/admin/login?redirect=%2Fadmin%2Fusers');
    await expect(page).toHaveURL('/admin/users');
    await page.getByRole('link', { name: 'Admin Panel' }).click();
    await expect(page.getByRole('link', { name: 'Destinations', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  test('says "Signing in..." meanwhile, once', { tag: '@journey' }, async ({
    page,
    administrator,
  }) => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/trpc/session.signIn**', async (route) => {
      await answered;
      await route.continue();
    });
    await page.goto('/admin/login');
    await page.getByLabel('Email address').fill(administrator.email);
    await page.getByLabel('Password').fill(administrator.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
    answer();
    await expect(page).toHaveURL('/admin/destinations');
  });
});

test('signing out ends the session here and on the server', { tag: '@journey' }, async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/admin/users');
  const cookies = await page.context().cookies();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(toastIn(page, 'Successfully logged out')).toBeVisible();
  await expect(page).toHaveURL('/admin/login');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();

  await page.context().addCookies(cookies);
  await page.goto('/admin/users');
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
});

test.describe('on a separate server', () => {
  test.use({ freshServer: true });

  test('failures to sign in and out are shown', { tag: '@journey' }, async ({
    page,
    site,
    signIn,
    administrator,
    expectedConsoleErrors,
  }) => {
    expectedConsoleErrors.push(
      /status of 500/,
      /Something went wrong/,
      /could not be reached|ERR_/,
    );
    await page.goto('/admin/login');
    await page.getByLabel('Email address').fill(administrator.email);
    await page.getByLabel('Password').fill(administrator.password);
    await page.route('**/trpc/session.signIn**', (route) => route.abort());
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(toastIn(page, 'Failed to sign in')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText('Failed to sign in');
    await page.unroute('**/trpc/session.signIn**');

    site.sql("create trigger t before insert on sessions begin select raise(abort, 'no'); end");
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(
      page.getByRole('region', { name: /Notifications/ }).getByText(/^Something went wrong/),
    ).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText('Failed to sign in');
    site.sql('drop trigger t');

    await signIn();
    await page.goto('/admin/destinations');
    await page.route('**/trpc/session.signOut**', (route) => route.abort());
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(toastIn(page, 'Failed to sign out')).toBeVisible();
    await page.unroute('**/trpc/session.signOut**');
    await expect(page).toHaveURL('/admin/destinations');
    await expect(page.getByRole('rowheader', { name: 'Tokyo' })).toBeVisible();
  });

  test('an ended session leads to sign-in and back', { tag: '@journey' }, async ({
    page,
    site,
    signIn,
    administrator,
    expectedConsoleErrors,
  }) => {
    expectedConsoleErrors.push(/status of 401/, /Please sign in/);
    await signIn();
    await page.goto('/admin/countries');
    await expect(page.getByRole('switch', { name: 'Enable Austria' })).toBeVisible();
    site.sql('delete from sessions');
    await page.getByRole('switch', { name: 'Enable Austria' }).click();
    await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
    await page.getByLabel('Email address').fill(administrator.email);
    await page.getByLabel('Password').fill(administrator.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/admin/countries');
    await expect(page.getByRole('switch', { name: 'Enable Austria' })).toBeChecked();
  });

  test('a changed password ends the other sessions and works for sign-in', async ({
    page,
    browser,
    site,
    signIn,
    administrator,
    expectedConsoleErrors,
  }) => {
    expectedConsoleErrors.push(/status of 400/, /not your current password/);
    await signIn();
    await page.goto('/admin/account');
    const elsewhere = await browser.newContext({ baseURL: site.url });
    await elsewhere.addCookies(await page.context().cookies());
    const otherPage = await elsewhere.newPage();
    await signIn();

    await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Password is required')).toBeVisible();
    await expect(page.getByText('Use at least 15 characters')).toBeVisible();
    await page.getByLabel('Current password').fill('not this one');
    await page.getByLabel('New password', { exact: true }).fill('a harbour seen from far');
    await page.getByLabel('Repeat new password').fill('a harbour seen from afar');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('The passwords differ')).toBeVisible();
    await page.getByLabel('Repeat new password').fill('a harbour seen from far');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('This is not your current password')).toBeVisible();
    await expect(page.getByLabel('Current password')).toBeFocused();
    await page.getByLabel('Current password').fill(administrator.password);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(toastIn(page, 'Password changed')).toBeVisible();
    await expect(page.getByLabel('Current password')).toHaveValue('');

    await page.reload();
    await expect(page).toHaveURL('/admin/account');
    await otherPage.goto('/admin/account');
    await otherPage.getByLabel('Email address').fill(administrator.email);
    await otherPage.getByLabel('Password').fill('a harbour seen from far');
    await otherPage.getByRole('button', { name: 'Sign in' }).click();
    await expect(otherPage).toHaveURL('/admin/account');
    await elsewhere.close();
  });
});

test.describe('without an administrator', () => {
  test.use({ serverEnv: { ADMIN_EMAIL: '', ADMIN_PASSWORD: '' } });

  test('the set-up link creates the first one, once', { tag: '@journey' }, async ({
    page,
    site,
  }) => {
    const link = /http\S+\/admin\/setup\?token=\S+/.exec(site.log())?.[0] ?? 'no link printed';
    await page.goto(link);
    await page.getByRole('button', { name: 'Create administrator' }).click();
    await expect(page.getByText('Email is required')).toBeVisible();
    await expect(page.getByText('Use at least 15 characters')).toBeVisible();
    await page.getByLabel('Email address').fill('first@example.com');
    await page.getByLabel('Password').fill('the first of the harbour');
    await page.getByRole('button', { name: 'Create administrator' }).click();
    await expect(page).toHaveURL('/admin/destinations');
    await expect(page.getByText('first@example.com')).toBeVisible();

    // Used, it leads to where one signs in, or is already.
    await page.goto(link);
    await expect(page).toHaveURL('/admin/destinations');
    await page.context().clearCookies();
    await page.goto(link);
    await expect(page).toHaveURL('/admin/login');
  });

  test('a set-up link without its token says so', async ({ page }) => {
    await page.goto('/admin/setup');
    await page.getByLabel('Email address').fill('first@example.com');
    await page.getByLabel('Password').fill('the first of the harbour');
    await page.getByRole('button', { name: 'Create administrator' }).click();
    await expect(page.getByRole('alert')).toHaveText('The set-up link is incomplete');
  });
});

test('signing out of a changed form asks for confirmation first', async ({
  page,
  signIn,
  administrator,
  expectedConsoleErrors,
}) => {
  // The preview beside the form may send one more request.
  expectedConsoleErrors.push(/status of 401/);
  await signIn();
  await page.goto('/admin/destinations/paris-france');
  await page.getByLabel('Name', { exact: true }).fill('Lutetia');
  page.once('dialog', (dialog) => dialog.dismiss());
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Lutetia');
  await expect(page.getByText(administrator.email)).toBeVisible();

  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await expect(page.getByText('Successfully logged out')).toBeVisible();
});
