import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { defaultFollowedSources } from '#core/inputs/settings/followedSources.ts';
import { expectNoViolation } from '../everyPage/axe.ts';
import { expect, type Site, test } from '../fixtures.ts';
import { toastIn } from './toasts.ts';

test.beforeEach(({ signIn }) => signIn());

const widths = [1280, 390];

/** Followed sources at an address of this machine, from which nothing is ever fetched. */
function followOwnAddresses(site: Site) {
  const sources = defaultFollowedSources.sources.map((source) => ({
    ...source,
    address: `https://127.0.0.1/${source.id}`,
  }));
  site.sql(
    "insert or replace into settings (key, value, updated_at) values ('followed-sources', ?, '2026')",
    JSON.stringify({ enabled: null, sources }),
  );
}

/** Stages a matrix of TravelRequirements, as a check for updates does. */
function stageMatrix(site: Site, rows: string[]) {
  const header = 'passport,destination,requirement,max_stay_days,source_url,last_verified';
  const file = gzipSync([header, ...rows, ''].join('\n')).toString('hex');
  site.sql(
    `insert into source_fetches (source_id, address, file_hash, file, checked_at, fetched_at)
     values ('travelrequirements-matrix', 'https://travelrequirements.info/data/visa-matrix.csv',
       '${'e'.repeat(64)}', x'${file}', '2026-10-10T08:00:00Z', '2026-10-10T08:00:00Z')`,
  );
}

async function expectNoViolationAt(page: Page, width: number) {
  await page.setViewportSize({ width, height: 800 });
  await expectNoViolation(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}

const question = (page: Page) => page.getByRole('region', { name: 'Check for new visa rules?' });

test('the dashboard asks an administrator once what to fetch from where', {
  tag: '@journey',
}, async ({ page, site }) => {
  followOwnAddresses(site);
  await page.goto('/admin/dashboard');
  await expect(question(page)).toContainText(
    'Passport Index, every 7 days: https://127.0.0.1/passport-index',
  );
  for (const width of widths) await expectNoViolationAt(page, width);
  await question(page).getByRole('button', { name: 'Check for updates' }).click();
  await expect(toastIn(page, 'Settings saved')).toBeVisible();
  await expect(question(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // It checks at once, and says what comes of it.
  const checks = page.getByRole('region', { name: 'First check for new visa rules' });
  await expect(checks.getByRole('status')).toHaveText('All sources are checked.');
  await expect(checks.getByRole('listitem')).toHaveText(
    defaultFollowedSources.sources
      .filter(({ isOn }) => isOn)
      .map(({ title }) => `${title}: It is an address of a private network. Nothing was changed.`),
  );
  for (const width of widths) await expectNoViolationAt(page, width);
  await page.goto('/admin/history');
  await expect(page.getByText('Followed sources').first()).toBeVisible();

  // The button on the page of editions fetches nothing from a private network.
  await page.goto('/admin/rules/editions');
  await page.getByRole('button', { name: 'Check for updates: Passport Index' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Nothing was changed.' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Passport Index/ }).first()).toContainText(
    'It is an address of a private network. Nothing was changed.',
  );
  for (const width of widths) await expectNoViolationAt(page, width);
});

test('no is an answer, and editors are not asked', async ({ page, site }) => {
  await page.goto('/admin/dashboard');
  await question(page).getByRole('button', { name: 'Don’t check' }).click();
  await expect(question(page)).toHaveCount(0);
  await page.goto('/admin/rules/editions');
  await expect(page.getByText('Updates are off: nothing is fetched.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Check for updates/ })).toHaveCount(0);

  site.sql("delete from settings where key = 'followed-sources'");
  site.sql("update users set role = 'editor'");
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('heading', { name: 'Asked for and not found' })).toBeVisible();
  await expect(question(page)).toHaveCount(0);
});

test('an editor reviews the changes of a fetched file, and applies or refuses them', async ({
  page,
  site,
}) => {
  site.sql("update users set role = 'editor'");
  stageMatrix(site, [
    'BR,BF,banned,,https://immigration.example/burkina-faso,2026-10-08',
    'BR,NE,evisa,30,https://www.mofa.go.jp/niger,2026-10-08',
    'BR,BR,freedom-of-movement,,,',
  ]);
  await page.goto('/admin/dashboard');
  await page.getByRole('link', { name: /^1\s*update to review/ }).click();
  await expect(page).toHaveURL('/admin/rules/review?kind=update');
  await page.getByRole('link', { name: /^Update of a followed source/ }).click();
  const update = page.getByRole('region', { name: 'TravelRequirements.info, visa matrix' });
  await expect(update).toContainText('Date of the file: 8 Oct 2026');
  await expect(update).toContainText('Sites to which no page here links yet: immigration.example');
  const unknown = update.getByRole('listitem').filter({ hasText: 'Pages of unknown sites: 1' });
  await unknown.getByText('Show changes').click();
  const row = unknown.getByRole('row', { name: /^Brazil/ });
  await expect(row).toContainText('Burkina Faso');
  await expect(row).toContainText('https://immigration.example/burkina-faso');
  // No address of an unknown site is a link before it was applied.
  await expect(page.locator('a[href*="immigration.example"]')).toHaveCount(0);
  for (const width of widths) await expectNoViolationAt(page, width);

  await page.goto('/visa-info/BF?from=BR');
  await expect(page.locator('main')).not.toContainText('Entry refused');
  await page.goto('/admin/rules/updates');
  await expect(update).toBeVisible();
  let fetches = 0;
  page.on('request', (request) => {
    if (request.url().includes('followedSource.updates')) fetches += 1;
  });
  await update.getByRole('button', { name: /^Apply Pages of unknown sites/ }).click();
  await expect(toastIn(page, 'Update applied')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Updates of followed sources' })).toBeFocused();
  await expect(update).toContainText('New rules: 1 change');
  await expect(update).not.toContainText('Pages of unknown sites');
  expect(fetches).toBe(1);

  page.on('dialog', (dialog) => dialog.accept());
  await update.getByRole('button', { name: /^Refuse all changes/ }).click();
  await expect(toastIn(page, 'Update refused')).toBeVisible();
  await expect(update).toHaveCount(0);
  await page.goto('/visa-info/BF?from=BR');
  await expect(page.locator('main')).toContainText('Entry refused');
});

test('followed sources are edited in Settings', async ({ page }) => {
  await page.goto('/admin/settings#followed-sources');
  await expect(page.getByRole('group', { name: 'Passport Index' })).toBeVisible();
  for (const width of widths) await expectNoViolationAt(page, width);
  await page.getByRole('button', { name: 'Add source' }).click();
  const added = page.getByRole('group', { name: 'New source' });
  await added.getByLabel('Title').fill('Our other site');
  await added.getByLabel('Address').fill('http://visa.example/edition.json');
  await page.getByRole('button', { name: 'Save followed sources' }).click();
  await expect(added.getByText('Enter an address that starts with https://')).toBeVisible();
  await added.getByLabel('Address').fill('https://visa.example/edition.json');
  await page.getByRole('button', { name: 'Save followed sources' }).click();
  await expect(toastIn(page, 'Settings saved')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('group', { name: 'Our other site' })).toBeVisible();
});

test('destinations whose official page moved or vanished are to be re-verified', async ({
  page,
  site,
}) => {
  const [link] = site.sql(
    "select address from application_portals where destination = 'JP' and address is not null",
  );
  site.sql(
    "insert into link_checks values (?, 'official', null, '2026-10-10', null, 'https://new.example/visa')",
    String(link?.address),
  );
  await page.goto('/admin/dashboard');
  await page.getByRole('link', { name: /^1\s*destination with a lost official page/ }).click();
  await expect(page).toHaveURL('/admin/rules/review?kind=lost_page');
  const row = page.getByRole('listitem', { name: /^Japan/ });
  await expect(row).toContainText(String(link?.address));
  await expect(row).toContainText('Moved to https://new.example/visa');
  await expect(page.locator('a[href*="new.example"]')).toHaveCount(0);
  for (const width of widths) await expectNoViolationAt(page, width);
  await row.getByRole('link').first().click();
  await expect(page).toHaveURL('/admin/rules?destination=JP');
});
