import { expect, type Site, test } from '../../fixtures.ts';
import { addVisitorInput } from '../../rows.ts';

test.beforeEach(({ signIn }) => signIn());

const now = '2020-01-01T00:00:00.000Z';

/** Stores a report, a requirement that its country overrules, and an entry condition of Bhutan. */
function addRecords(site: Site) {
  addVisitorInput(site, 1);
  site.sql(
    `insert into answer_reports (passport, destination, purpose, answer, message, fingerprint,
       created_at, last_reported_at) values ('BR', 'JP', 'tourist', '{}', '', '1', ?, ?)`,
    now,
    now,
  );
  site.sql(
    `update visa_requirements set required = 1, on_arrival = 0, source_date = null, updated_at = ?
     where destination_id = 'tokyo-japan' and type = 'tourist'`,
    now,
  );
}

const requirementOfTokyo = /^\/admin\/destinations\/tokyo-japan\/visa-requirements\/[\w-]+$/;

/** The address of the first row's record by path and region; '' is a page's only list. */
const lists: Record<string, Record<string, RegExp>> = {
  '/admin/destinations': { '': /^\/admin\/destinations\/[a-z-]+$/ },
  '/admin/destinations/tokyo-japan/visa-requirements': { '': requirementOfTokyo },
  '/admin/rules?destination=JP': { '': /^\/admin\/rules\/\d+$/ },
  '/admin/rules/editions': { Editions: /^\/admin\/rules\?source=[a-z-]+$/ },
  '/admin/entry-conditions?destination=US': {
    'List of entry conditions': /^\/admin\/entry-conditions\?destination=US&condition=\d+$/,
    'List of official links': /^\/admin\/entry-conditions\?destination=US&\w+=\d+$/,
  },
  '/admin/ways-to-work?destination=JP': {
    'List of work programmes': /^\/admin\/ways-to-work\?destination=JP&programme=\d+$/,
    'List of ways to work': /^\/admin\/ways-to-work\?destination=JP&way=\d+$/,
  },
  '/admin/countries': { '': /^\/admin\/entry-conditions\?destination=AF$/ },
  '/admin/faq': { '': /^\/admin\/faq\/[\w-]+$/ },
  '/admin/inbox': { '': /^\/admin\/inbox\/\d+$/ },
  '/admin/users': { '': /^\/admin\/account$/ },
};

for (const [path, regions] of Object.entries(lists)) {
  test(`the names of rows of ${path} link to their records`, async ({ page, site }) => {
    addRecords(site);
    await page.goto(path);
    for (const [region, to] of Object.entries(regions)) {
      await test.step(region || path, async () => {
        const list = region ? page.getByRole('region', { name: region, exact: true }) : page;
        const link = list.getByRole('rowheader').first().getByRole('link');
        await expect(link).toHaveAttribute('href', to);
        const href = await link.getAttribute('href');
        await link.press('Enter');
        await expect(page).toHaveURL(href ?? '');
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('alert')).toHaveCount(0);
        await page.goBack();
        await expect(page).toHaveURL(path);
      });
    }
  });
}

/** The address of the first decision of a kind. */
const decisions = {
  report: /^\/admin\/rules\?destination=JP&purpose=tourist&passport=BR/,
  superseded: /^\/admin\/rules\?destination=[A-Z]{2}/,
  stale: /^\/admin\/rules\?destination=[A-Z]{2}/,
  overruled: requirementOfTokyo,
};

test('what a decision is about is a link, which Enter opens', async ({ page, site }) => {
  addRecords(site);
  for (const [kind, to] of Object.entries(decisions)) {
    await page.goto(`/admin/rules/review?kind=${kind}`);
    const row = page.locator('[data-list-row]:visible').first();
    const href = await row.getByRole('link').first().getAttribute('href');
    expect(href).toMatch(to);
    await row.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(href ?? '');
  }
});

test('the names of pages, of changes and of deleted records are links, too', async ({ page }) => {
  await page.goto('/admin/pages');
  await expect(page.getByRole('link', { name: 'Footer', exact: true })).toHaveAttribute(
    'href',
    '/admin/pages/footer',
  );
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto('/admin/destinations');
  await page.getByRole('button', { name: 'Delete Bali', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();

  await page.goto('/admin/trash');
  await page.getByRole('rowheader').getByRole('link', { name: 'Bali, Indonesia' }).press('Enter');
  await expect(page).toHaveURL('/admin/history/destination/bali-indonesia');
  await expect(page.getByRole('listitem').filter({ hasText: 'deleted' }).first()).toBeVisible();

  await page.goto('/admin/trash');
  await page.getByRole('button', { name: 'Restore Bali, Indonesia' }).click();
  await expect(page.getByText('The trash is empty')).toBeVisible();
  await page.goto('/admin/history');
  const titles = page.getByRole('list', { name: 'Changes' }).getByRole('link', {
    name: 'Bali, Indonesia',
    exact: true,
  });
  await expect(titles.nth(0)).toHaveAttribute('href', '/admin/destinations/bali-indonesia');
  await expect(titles.nth(1)).toHaveAttribute('href', '/admin/history/destination/bali-indonesia');
});

test('a name opens in a new tab with the middle button', async ({ page, context, site }) => {
  await page.goto('/admin/destinations');
  const address = new URL('/admin/destinations/tokyo-japan', site.url).href;
  // Not read in the tab: on a busy machine Playwright may find no script world there to read it in.
  const devTools = await context.newCDPSession(page);
  await devTools.send('Page.enable');
  const asked = new Promise((resolve) => {
    devTools.once('Page.frameRequestedNavigation', resolve);
  });
  const loading = context.waitForEvent(
    'request',
    (request) => request.isNavigationRequest() && request.url() === address,
  );
  await page.getByRole('link', { name: 'Tokyo', exact: true }).click({ button: 'middle' });
  expect(await asked).toMatchObject({ url: address, disposition: 'newTab' });
  await loading;
  await expect(page).toHaveURL('/admin/destinations');
});
