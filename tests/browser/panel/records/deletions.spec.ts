import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { addVisitorInput, copyParis } from '../../rows.ts';
import { closeToast, toastIn } from '../toasts.ts';

test.beforeEach(({ signIn }) => signIn());

/** Accepts the next confirmation; returns its text. */
function acceptQuestion(page: Page): Promise<string> {
  return page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.accept();
    return dialog.message();
  });
}

test('messages and subscribers are deleted after a confirmation that names them', {
  tag: '@journey',
}, async ({ page, site }) => {
  addVisitorInput(site, 2);
  await page.goto('/admin/inbox');
  await expect(page.getByRole('rowheader')).toHaveCount(2);
  page.once('dialog', (dialog) => dialog.dismiss());
  const deleteFirst = page.getByRole('button', { name: 'Delete the message from Person 1' });
  await deleteFirst.click();
  await expect(page.getByRole('rowheader')).toHaveCount(2);
  await expect(deleteFirst).toBeFocused();

  let question = acceptQuestion(page);
  await deleteFirst.press('Enter');
  expect(await question).toContain(
    'Are you sure you want to delete the message from Person 1 (person1@example.com)?',
  );
  await expect(toastIn(page, 'Message deleted successfully')).toBeVisible();
  expect(site.sql('select name from contact_messages')).toEqual([{ name: 'Person 2' }]);
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Delete the message/ })).toBeFocused();
  question = acceptQuestion(page);
  await page.keyboard.press('Enter');
  await question;
  await expect(page.getByText('No messages', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Inbox' })).toBeFocused();

  await page.goto('/admin/newsletter');
  question = acceptQuestion(page);
  await page.getByRole('button', { name: 'Delete person1@example.com' }).press('Enter');
  expect(await question).toBe(
    `Are you sure you want to delete the subscriber person1@example.com?\n\nThey get no more newsletters. This can't be undone.`,
  );
  await expect(toastIn(page, 'Subscriber deleted successfully')).toBeVisible();
  expect(site.sql('select email from newsletter_subscribers')).toEqual([
    { email: 'person2@example.com' },
  ]);
  await expect(page.getByRole('button', { name: 'Delete person2@example.com' })).toBeFocused();
  await expect(page.getByText('1 subscriber', { exact: true })).toBeVisible();
});

test('a refused deletion restores the row with a message', { tag: '@journey' }, async ({
  page,
  site,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/status of (500|404)/, /Something went wrong/, /not found/);
  addVisitorInput(site, 1);
  for (const table of ['contact_messages', 'newsletter_subscribers'])
    site.sql(`create trigger ${table}_stay before delete on ${table}
      begin select raise(abort, 'no'); end`);
  for (const [path, button, words] of [
    ['/admin/inbox', 'Delete the message from Person 1', 'Failed to delete message'],
    ['/admin/newsletter', 'Delete person1@example.com', 'Failed to delete subscriber'],
  ] as const) {
    await page.goto(path);
    page.once('dialog', (dialog) => dialog.accept());
    await page.getByRole('button', { name: button }).click();
    await expect(toastIn(page, words)).toBeVisible();
    await expect(page.getByRole('button', { name: button })).toBeVisible();
  }
});

test('a deletion whose question cannot be asked says so', async ({
  page,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/ERR_FAILED/, /could not be reached/);
  await page.goto('/admin/destinations');
  const button = page.getByRole('button', { name: 'Delete Tokyo' });
  await expect(button).toBeVisible();
  await page.route('**/trpc/visaRequirement.countByDestination*', (route) => route.abort());
  await button.click();
  await closeToast(page, 'Failed to delete destination');
  await expect(page.getByRole('rowheader', { name: 'Tokyo' })).toBeVisible();

  // With the network back, only the next press asks.
  await page.unroute('**/trpc/visaRequirement.countByDestination*');
  const questions: string[] = [];
  page.on('dialog', async (dialog) => {
    questions.push(dialog.message());
    await dialog.accept();
  });
  await button.click();
  await expect(toastIn(page, 'Destination deleted successfully')).toBeVisible();
  expect(questions).toHaveLength(1);
});

test('a failed deletion brings back its row, but none that was deleted meanwhile', async ({
  page,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/ERR_FAILED/, /could not be reached/);
  page.on('dialog', (dialog) => dialog.accept());
  const fails = Promise.withResolvers<void>();
  await page.goto('/admin/destinations');
  await page.route('**/trpc/destination.delete*', async (route) => {
    if (!route.request().postData()?.includes('tokyo-japan')) return route.continue();
    await fails.promise;
    await route.abort();
  });
  await page.getByRole('button', { name: 'Delete Tokyo' }).click();
  await expect(page.getByRole('rowheader', { name: 'Tokyo' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete Paris' }).click();
  await closeToast(page, 'Destination deleted successfully');
  fails.resolve();
  await expect(toastIn(page, 'Failed to delete destination')).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Tokyo' })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Paris' })).toHaveCount(0);
});

test('an administrator is deleted, but not the one who is signed in', async ({
  page,
  site,
  browser,
  administrator,
}) => {
  site.sql(`insert into users (id, email, password_hash, created_at, updated_at)
    select 'bo', 'bo@example.com', password_hash, '2999', '2999' from users`);
  const elsewhere = await browser.newContext({ baseURL: site.url });
  const pageOfBo = await elsewhere.newPage();
  await pageOfBo.goto('/admin/login');
  await pageOfBo.getByLabel('Email address').fill('bo@example.com');
  await pageOfBo.getByLabel('Password').fill(administrator.password);
  await pageOfBo.getByLabel('Password').press('Enter');
  await expect(pageOfBo.getByRole('rowheader', { name: 'Tokyo' })).toBeVisible();

  await page.goto('/admin/users');
  await expect(page.getByRole('rowheader')).toHaveText([
    `${administrator.email} (you)`,
    'bo@example.com',
  ]);
  await page.getByRole('link', { name: 'bo@example.com' }).click();
  const question = acceptQuestion(page);
  await page.getByRole('button', { name: 'Delete user' }).press('Enter');
  expect(await question).toBe(
    "Are you sure you want to delete the user bo@example.com? This ends their sessions at once and can't be undone.",
  );
  await expect(toastIn(page, 'User deleted successfully')).toBeVisible();
  await expect(page).toHaveURL('/admin/users');
  await expect(page.getByRole('rowheader')).toHaveText([`${administrator.email} (you)`]);

  await pageOfBo.getByRole('link', { name: 'Countries' }).click();
  await expect(pageOfBo.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await elsewhere.close();
});

test('the focus stays in the list when a destination or a requirement is deleted', async ({
  page,
  site,
}) => {
  page.on('dialog', (dialog) => dialog.accept());
  copyParis(site, 51);
  await page.goto('/admin/destinations');
  await page.getByRole('button', { name: 'Delete Copy 51', exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: 'Delete Copy 50', exact: true })).toBeFocused();
  await expect(page.getByText('Page 1 of 2')).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveCount(50);
  await expect(page.getByRole('button', { name: 'Delete Copy 50', exact: true })).toBeFocused();

  // The search's only row, by mouse.
  await page.getByPlaceholder('Search destinations...').fill('copy 33');
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await page.getByRole('button', { name: 'Delete Copy 33', exact: true }).click();
  await expect(page.getByText('No destinations found')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Destinations', exact: true })).toBeFocused();

  site.sql(`delete from visa_requirements where id not in
    (select id from visa_requirements where destination_id = 'tokyo-japan' limit 3)`);
  await page.goto('/admin/destinations/tokyo-japan/visa-requirements');
  const buttons = page.getByRole('button', { name: /^Delete/ });
  await expect(buttons).toHaveCount(3);
  // The last row, with only one before it.
  await buttons.last().press('Enter');
  await expect(buttons).toHaveCount(2);
  await expect(buttons.last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(buttons).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Add First Requirement' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Visa requirements' })).toBeFocused();
  // A deletion still on its way would reach the next test's database.
  await expect.poll(() => site.sql('select id from visa_requirements')).toEqual([]);
});
