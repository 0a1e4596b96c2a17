import { mailSettingsOf, startSmtpServer } from '../../support/servers/smtpServer.ts';
import { expectNoViolation } from '../everyPage/axe.ts';
import { expect, test } from '../fixtures.ts';
import { addVisitorInput } from '../rows.ts';
import { toastIn } from './toasts.ts';

const phone = { width: 390, height: 844 };

test('a message is read, archived and found again', { tag: '@journey' }, async ({
  page,
  site,
  signIn,
}) => {
  addVisitorInput(site, 2);
  await signIn();
  await page.goto('/admin/inbox');
  const navigation = page.getByRole('navigation', { name: 'Admin' });
  await expect(navigation.getByRole('link', { name: 'Inbox 2 unread' })).toBeVisible();
  await page.getByRole('link', { name: 'Person 1', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Message from Person 1' })).toBeVisible();
  await expect(page.getByText('Message 1', { exact: true })).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'Inbox 1 unread' })).toBeVisible();
  // Without a mail server the reply opens in the user's own mail program.
  const reply = page.getByRole('link', { name: 'Reply by email' });
  await expect(reply).toHaveAttribute(
    'href',
    /^mailto:person1%40example\.com\?subject=Re%3A.*%3E%20Message%201/,
  );
  await page.getByRole('button', { name: 'Mark answered' }).click();
  await expect(toastIn(page, 'Message updated')).toBeVisible();
  await page.getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByRole('button', { name: 'Back to the inbox' })).toBeVisible();
  await page.setViewportSize(phone);
  await expectNoViolation(page, '#main');
  await page.getByRole('link', { name: 'Back to the inbox' }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await page.getByLabel('Show').selectOption('archived');
  await expect(page.getByRole('rowheader')).toHaveText(/Person 1/);
  await expectNoViolation(page, '#main');
});

test('several messages are marked at once and searched', async ({ page, site, signIn }) => {
  addVisitorInput(site, 3);
  await signIn();
  await page.goto('/admin/inbox');
  for (const name of ['Person 1', 'Person 3']) {
    await page.getByRole('checkbox', { name: `Select the message from ${name}` }).check();
  }
  await page.getByRole('button', { name: 'Spam', exact: true }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  expect(site.sql("select name from contact_messages where status = 'spam' order by id")).toEqual([
    { name: 'Person 1' },
    { name: 'Person 3' },
  ]);
  await page.getByLabel('Show').selectOption('all');
  await expect(page.getByRole('rowheader')).toHaveCount(3);
  await page.getByPlaceholder('Search messages...').fill('person3');
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await expect(page.getByRole('rowheader')).toHaveText(/Person 3/);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export', exact: true }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('messages.csv');
});

test('everything about an address is found, shown and deleted', async ({ page, site, signIn }) => {
  addVisitorInput(site, 2);
  await signIn();
  await page.setViewportSize(phone);
  await page.goto('/admin/personal-data');
  await page.getByLabel('Email address').fill('Person1@example.com');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(
    page.getByRole('heading', { name: 'Stored about person1@example.com' }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Messages (1)' })).toBeVisible();
  await expectNoViolation(page, '#main');
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing is stored about' })).toBeFocused();
  expect(site.sql('select email from newsletter_subscribers')).toEqual([
    { email: 'person2@example.com' },
  ]);
  // The user's own account is kept, and the page says so.
  await page.getByLabel('Email address').fill('admin@example.com');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByText('It is your own, which stays')).toBeVisible();
});

test('Settings name a mail server, and a test shows its response', async ({
  page,
  site,
  signIn,
}) => {
  const smtp = await startSmtpServer({}, 0, () => {});
  await signIn();
  await page.goto('/admin/settings#mail');
  const form = page.getByRole('region', { name: 'Mail' });
  await expect(form.getByText('PUBLIC_URL is not set')).toBeVisible();
  await form.getByLabel('Server (optional)').fill('127.0.0.1');
  await form.getByLabel('Port').fill(String(smtp.port));
  await form.getByLabel('Connection').selectOption('none');
  await form.getByRole('button', { name: 'Save mail server' }).click();
  await expect(form.getByText('Enter an address, or Name <name@example.com>')).toBeVisible();
  await form.getByLabel('Sender').fill('Landfall <visa@example.com>');
  await form.getByLabel('User (optional)').fill('ana');
  await form.getByLabel('Password (optional)').fill('very secret');
  await form.getByRole('button', { name: 'Save mail server' }).click();
  await expect(toastIn(page, 'Settings saved')).toBeVisible();
  await page.reload();
  await expect(form.getByText('One is stored')).toBeVisible();
  expect(await page.content()).not.toContain('very secret');
  await form.getByLabel('Send a test message to').fill('bo@example.com');
  smtp.behave('refuse');
  await form.getByRole('button', { name: 'Send test' }).click();
  await expect(form.getByText(/It was not sent: .*550 No such mailbox here/)).toBeVisible();
  smtp.behave('take');
  await form.getByRole('button', { name: 'Send test' }).click();
  await expect(form.getByText(/The server took it: 250/)).toBeVisible();
  expect(smtp.received.map(({ to }) => to)).toEqual([['bo@example.com']]);
  expect(site.sql('select id from outbox')).toEqual([]);
  await expectNoViolation(page, '[aria-labelledby="mail"]');
  await smtp.close();
});

test.describe('with a mail server', () => {
  // No server listens there until a test starts one.
  const smtpPort = 22_517;
  const port = 22_518;
  test.use({
    serverEnv: {
      ...mailSettingsOf({ port: smtpPort }),
      PUBLIC_URL: `http://localhost:${port}`,
      PORT: String(port),
    },
  });

  test('a reply is sent, failures are listed and sent again', async ({ page, site, signIn }) => {
    addVisitorInput(site, 1);
    await signIn();
    await page.goto('/admin/inbox/1');
    await page.getByLabel('Text').fill('Yes, you do.');
    await page.getByRole('button', { name: 'Send reply' }).click();
    await expect(toastIn(page, 'Reply queued')).toBeVisible();
    await expect(page.getByText('Answered', { exact: true })).toBeVisible();
    await expect(page.getByText(/^Waiting: .*ECONNREFUSED/)).toBeVisible();
    await page.goto('/admin/users/new');
    await page.getByLabel('Email address').fill('cy@example.com');
    await page.getByRole('button', { name: 'Create invitation' }).click();
    await expect(
      page.getByText(/^By mail to cy@example\.com: Waiting: .*ECONNREFUSED/),
    ).toBeVisible();
    await page.goto('/admin/outbox');
    const reply = page.getByRole('row').filter({ hasText: 'Reply' });
    await expect(reply.getByText(/tried 1 time/)).toBeVisible();
    await expect(reply.getByText(/ECONNREFUSED/)).toBeVisible();
    await page.setViewportSize(phone);
    await expectNoViolation(page, '#main');

    const smtp = await startSmtpServer({}, smtpPort, () => {});
    await page.getByRole('button', { name: /^Send Re: .* again$/ }).click();
    await expect(reply.getByRole('cell', { name: /^Sent/ })).toBeVisible();
    // The team's own notice of expiring rules may have arrived too.
    const replies = smtp.received.filter(({ to }) => to.includes('person1@example.com'));
    expect(replies).toHaveLength(1);
    expect(replies[0]?.raw).toContain('Yes, you do.');
    await page.goto('/admin/inbox/1');
    await expect(page.getByRole('heading', { name: 'Replies' })).toBeVisible();
    await expect(page.getByText(/^Sent/)).toBeVisible();
    await smtp.close();
  });
});
