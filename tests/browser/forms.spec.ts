import { expect, test } from './fixtures.ts';

test.use({ freshServer: true });

test('the newsletter form stores the address once and says thanks', async ({ page, site }) => {
  await page.goto('/');
  await page.getByLabel('Email address').fill('Reader@Example.com');
  await page.getByRole('button', { name: 'Subscribe' }).dblclick();
  await expect(page.getByText('Thank you for subscribing!')).toBeVisible();
  expect(site.sql('select email from newsletter_subscribers')).toEqual([
    { email: 'reader@example.com' },
  ]);
});

test('the contact form stores the message once and says thanks', async ({ page, site }) => {
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

test('a refused field is named, explained and focused', async ({
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

test('when the server fails, the form keeps what was typed and says so', async ({
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
