import { utcDay } from '#core/dates.ts';
import { expect, test } from '../fixtures.ts';
import { addVisitorInput } from '../rows.ts';

test.beforeEach(({ signIn }) => signIn());

const today = utcDay();

test('the dashboard greets, and shows open tasks with counts and links', {
  tag: '@journey',
}, async ({ page, site }) => {
  addVisitorInput(site, 2);
  site.sql("update users set name = 'Ana'");
  site.sql("update destinations set status = 'draft' where id = 'tokyo-japan'");
  site.sql(
    "update destinations set status = 'scheduled', publish_at = '2999-03-01T12:00:00.000Z' where id = 'bali-indonesia'",
  );
  site.sql(
    "insert into unanswered_requests values ('BT', 'KI', ?, 41), ('BT', 'JP', ?, 2)",
    today,
    today,
  );
  site.sql(`insert into link_checks values
    ('https://a.example/1.jpg', 'image', '404 Not Found', '2026-02-08', '2026-02-01', null),
    ('https://a.example/2.jpg', 'image', '404 Not Found', '2026-02-01', '2026-02-01', null)`);
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('heading', { name: 'Hello, Ana' })).toBeVisible();
  for (const name of [
    /^2\s*unread messages/,
    /^1\s*draft/,
    /^1\s*scheduled destination/,
    // A link that failed once may be only temporarily down.
    /^1\s*broken outside image/,
    /placeholders in the contact block/,
    'No open reports',
  ]) {
    await expect(page.getByRole('link', { name })).toBeVisible();
  }
  await expect(page.getByRole('listitem').filter({ hasText: 'Asked 41 times' })).toContainText(
    'Bhutan',
  );
  await expect(page.getByRole('heading', { name: 'Backup' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Current edition' })).toBeVisible();
  await page.getByRole('link', { name: /^1\s*draft/ }).click();
  await expect(page).toHaveURL('/admin/destinations?status=draft');
  await expect(page.getByRole('rowheader')).toHaveText([/^Tokyo/]);
});

test('an editor sees only an editor’s tasks', async ({ page, site }) => {
  site.sql("update users set role = 'editor'");
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('heading', { name: /^Hello/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Asked for and not found' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Backup' })).toBeHidden();
  await expect(page.getByText('placeholder')).toBeHidden();
});
