import { addDays, utcDay } from '#core/dates.ts';
import { defaultFollowedSources } from '#core/inputs/settings/followedSources.ts';
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
  ]) {
    await expect(page.getByRole('link', { name })).toBeVisible();
  }
  await expect(page.getByText('No open reports')).toBeVisible();
  await expect(page.getByRole('link', { name: 'No open reports' })).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: 'Asked 41 times' })).toContainText(
    'Bhutan',
  );
  await expect(page.getByRole('heading', { name: 'Backup' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Current edition' })).toBeVisible();
  await page.getByRole('link', { name: /^1\s*draft/ }).click();
  await expect(page).toHaveURL('/admin/destinations?status=draft');
  await expect(page.getByRole('rowheader')).toHaveText([/^Tokyo/]);
});

test('rules that end soon are those that the card counts, and its filter can be saved', async ({
  page,
  site,
}) => {
  site.sql(
    'update entry_rules set valid_to = ? where id in (select id from entry_rules where valid_to is null and edition_id in (select current_edition_id from rule_sources) limit 7)',
    addDays(today, 60),
  );
  await page.goto('/admin/dashboard');
  const card = page.getByRole('link', { name: /rules that end within 60 days/ });
  const count = /^\d+/.exec((await card.textContent()) ?? '')?.[0] ?? '';
  expect(Number(count)).toBeGreaterThanOrEqual(7);
  await card.click();
  await expect(page).toHaveURL('/admin/rules?ending=60');
  await expect(page.getByText(`${count} rules`, { exact: true })).toBeVisible();
  await expect(page.getByLabel('Ends')).toHaveValue('60');
  await expect(page.getByLabel('Source')).toContainText('Any source');
  await page.getByLabel('Age', { exact: true }).selectOption('Over 730 days');
  await expect(page).toHaveURL(/ending=60&age=730|age=730&ending=60/);
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Old and ending');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Old and ending' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('a card leads to the decisions of its kind alone', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/admin/dashboard');
    const card = page.getByRole('link', { name: /groups? of answers with exceptions/ });
    const count = /^\d+/.exec((await card.textContent()) ?? '')?.[0] ?? '';
    expect(Number(count)).toBeGreaterThan(0);
    await card.click();
    await expect(page).toHaveURL('/admin/rules/review?kind=excepted');
    await expect(page.getByLabel('Kind')).toHaveValue('excepted');
    await expect(page.getByText(new RegExp(`^${count} decisions?$`))).toBeVisible();
  }
});

test('what was never checked is not all clear, and failed checks are work', async ({
  page,
  site,
}) => {
  await page.goto('/admin/dashboard');
  const unchecked = page.getByRole('region', { name: 'Not checked yet' });
  await expect(unchecked.getByRole('link')).toHaveText(['Outside images', 'Official links']);
  await unchecked.getByRole('link', { name: 'Official links' }).click();
  await expect(page).toHaveURL('/admin/links?kind=official');
  await expect(page.getByText('Not checked yet')).toBeVisible();

  // Just now, as the server's jobs do what is due.
  const now = new Date().toISOString();
  site.sql("insert into job_runs (name, finished_at) values ('link-checks', ?)", now);
  const { sources } = defaultFollowedSources;
  for (const [index, { id, address }] of sources.entries()) {
    site.sql(
      'insert into source_fetches (source_id, address, checked_at, problem) values (?, ?, ?, ?)',
      id,
      address,
      now,
      index === 0 ? '404 Not Found' : null,
    );
  }
  site.sql(
    "insert or replace into settings (key, value, updated_at) values ('followed-sources', ?, '2026')",
    JSON.stringify({ enabled: true, sources }),
  );
  await page.goto('/admin/dashboard');
  await expect(unchecked).toHaveCount(0);
  await expect(page.getByText('No broken official links')).toBeVisible();
  const failed = page.getByRole('link', { name: /^1\s*failed check of a followed source/ });
  await expect(failed).toContainText('Passport Index: 404 Not Found');
  await failed.click();
  await expect(page.getByRole('heading', { name: 'Followed sources' })).toBeFocused();
  await expect(page.getByText('404 Not Found')).toBeVisible();
});

test('an editor sees only an editor’s tasks', async ({ page, site }) => {
  site.sql("update users set role = 'editor'");
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('heading', { name: /^Hello/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Asked for and not found' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Backup' })).toBeHidden();
  await expect(page.getByText('placeholder')).toBeHidden();
  await expect(page.getByText('newer editions available')).toBeVisible();
});
