import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../support/servers/serverProcess.ts';
import { expect, test } from './fixtures.ts';

test.use({ freshServer: true });

test('the newsletter form stores the address once and says thanks', { tag: '@journey' }, async ({
  page,
  site,
}) => {
  await page.goto('/');
  await page.getByLabel('Email address').fill('Reader@Example.com');
  await page.getByRole('button', { name: 'Subscribe' }).dblclick();
  await expect(page.getByText('Thank you for subscribing!')).toBeVisible();
  expect(site.sql('select email from newsletter_subscribers')).toEqual([
    { email: 'reader@example.com' },
  ]);
});

test('the contact form stores the message once and says thanks', { tag: '@journey' }, async ({
  page,
  site,
}) => {
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Message').fill('The fee for Bali has changed.');
  await page.getByRole('button', { name: 'Send Message' }).dblclick();
  await expect(page.getByText('Thank you for your message!')).toBeVisible();
  expect(site.sql('select name, email, message from contact_messages')).toEqual([
    { name: 'Ada', email: 'ada@example.com', message: 'The fee for Bali has changed.' },
  ]);
});

test('a refused field is named, explained and focused', { tag: '@journey' }, async ({
  page,
  expectedConsoleErrors,
  site,
}) => {
  expectedConsoleErrors.push(/status of 400/);
  await page.goto('/contact');
  await page.getByLabel('Name').fill('   ');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Message').fill('Hello');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Name is required');
  expect(site.sql('select id from contact_messages')).toEqual([]);
});

test('when the server fails, the form keeps its entries and says so', { tag: '@journey' }, async ({
  page,
  expectedConsoleErrors,
  site,
}) => {
  expectedConsoleErrors.push(/status of 500/);
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Message').fill('Hello');
  site.sql('alter table contact_messages rename to lost');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('alert')).toContainText('Something went wrong on our side');
  await expect(page.getByLabel('Message')).toHaveValue('Hello');
  site.sql('alter table lost rename to contact_messages');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Thank you for your message!')).toBeVisible();
});

const foreignAnswers = [
  [403, 'text/plain', 'This request came from another site and was refused.'],
  [413, 'text/html', '<h1>413 Request Entity Too Large</h1>'],
  [502, 'text/html', '<h1>502 Bad Gateway</h1>'],
  [503, 'text/plain', 'Too many people are here right now. Please try again in a few seconds.'],
] as const;
for (const [status, contentType, body] of foreignAnswers) {
  test(`a ${status} response that is not JSON is shown as a message`, async ({
    page,
    expectedConsoleErrors,
  }) => {
    expectedConsoleErrors.push(new RegExp(`status of ${status}`));
    await page.route('**/trpc/contact.send**', (route) =>
      route.fulfill({ status, contentType, body }),
    );
    await page.goto('/contact');
    await page.getByLabel('Name').fill('Ada');
    await page.getByLabel('Email').fill('ada@example.com');
    await page.getByLabel('Message').fill('Hello');
    await page.getByRole('button', { name: 'Send Message' }).click();
    const alert = page.getByRole('alert');
    if (contentType === 'text/plain') await expect(alert).toHaveText(body);
    else await expect(alert).toHaveText(/^(This is larger than|The server could not be) .*\.$/);
    await expect(page.getByLabel('Message')).toHaveValue('Hello');
  });
}

test('a form on another address of the site names the right one', async ({
  page,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/status of 403/);
  // Below the range from which the system hands out ports.
  const port = 22_530;
  const dataDir = mkdtempSync(join(tmpdir(), 'landfall-address-'));
  const rightAddress = `http://localhost:${port}`;
  const env = { PORT: String(port), PUBLIC_URL: rightAddress };
  const server = await startServer({ dataDir, env });
  try {
    await page.goto(`http://127.0.0.1:${port}/contact`);
    await page.getByLabel('Name').fill('Ada');
    await page.getByLabel('Email').fill('ada@example.com');
    await page.getByLabel('Message').fill('Hello');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      `This is not the address of this site. Open ${rightAddress} and try again there.`,
    );
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
