import type { Page } from '@playwright/test';
import { expect, scriptsTookOver, test } from '../fixtures.ts';

/** Holds back the scripts of the pages that are opened next, until what it returns is called. */
async function holdScripts(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return async () => {
    release();
    await scriptsTookOver(page);
  };
}

/** Opens a page whose scripts arrive when what it returns is called. */
async function openWithoutScripts(page: Page, address: string) {
  // A page of the panel is sent without its list if that takes long, as a server's first one may.
  await page.request.get(address);
  const release = await holdScripts(page);
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return release;
}

test('a word and a choice filter a list, whose links lead on', { tag: '@journey' }, async ({
  page,
}) => {
  const release = await openWithoutScripts(page, '/visa-info/JP/passports');
  const find = page.getByLabel('Find a passport');
  await find.pressSequentially('Bra');
  await page.getByLabel('Access').selectOption('visa_free');
  await find.focus();
  await release();
  await expect(page).toHaveURL(/find=Bra/);
  await expect(page).toHaveURL(/access=visa_free/);
  await expect(page.getByRole('rowheader')).toHaveText(['Brazil']);
  // The caret stays.
  await page.keyboard.type('zi');
  await expect(page).toHaveURL(/find=Brazi&/);
  await expect(page.getByLabel('Access')).toHaveValue('visa_free');
});

test('a sort of a list is a link', async ({ page }) => {
  const release = await openWithoutScripts(page, '/visa-info/JP/passports');
  await page.getByRole('columnheader', { name: 'Passport' }).getByRole('link').click();
  await expect(page).toHaveURL(/sort=-name/);
  await release();
  await expect(page.getByRole('rowheader').first()).toHaveText('Zimbabwe');
});

test('a filter of destinations and a word in their search stay', async ({ page }) => {
  const release = await openWithoutScripts(page, '/destinations/tourist');
  const box = page.getByRole('searchbox');
  await box.fill('Pa');
  await page.getByLabel('Europe').check();
  await release();
  await expect(page).toHaveURL(/continent=Europe/);
  await expect(page.getByText('Showing 1 result', { exact: true })).toBeVisible();
  await expect(box).toHaveValue('Pa');
});

test('a list of the panel is searched, sorted and selected from', { tag: '@journey' }, async ({
  page,
  signIn,
}) => {
  await signIn();
  const release = await openWithoutScripts(page, '/admin/destinations');
  await page.getByRole('searchbox').pressSequentially('Ba');
  await page.getByRole('columnheader').getByRole('button', { name: 'Name' }).click();
  await release();
  await expect(page).toHaveURL(/search=Ba/);
  await expect(page).toHaveURL(/sort=name/);
  await expect(page.getByRole('rowheader')).toHaveText([/^Bali/, /^Dubai/]);
  await expect(page.getByRole('searchbox')).toHaveValue('Ba');
});

test('a selected row of the panel stays selected', async ({ page, signIn }) => {
  await signIn();
  const release = await openWithoutScripts(page, '/admin/destinations');
  await page.getByLabel('Select Paris').check();
  await release();
  await expect(page.getByRole('region', { name: 'Selected destinations' })).toContainText(
    '1 destination selected',
  );
  await expect(page.getByLabel('Select Paris')).toBeChecked();
});

test('a form keeps what is typed, and sends it', async ({ page, site }) => {
  const release = await openWithoutScripts(page, '/contact');
  const main = page.getByRole('main');
  await main.getByLabel('Name', { exact: true }).fill('Ana');
  await main.getByLabel('Email', { exact: true }).fill('ana@example.com');
  await main.getByLabel('Message').fill('Hello');
  await release();
  await main.getByRole('button', { name: 'Send Message' }).click();
  await expect(main.getByRole('status')).toBeVisible();
  expect(site.sql('select name, email, message from contact_messages')).toEqual([
    { name: 'Ana', email: 'ana@example.com', message: 'Hello' },
  ]);
});

test('the home search knows its category, country and passport', async ({ page }) => {
  const release = await openWithoutScripts(page, '/');
  await page.getByLabel('Category').selectOption('Working visa');
  await page.getByLabel('Your passport').fill('Brazil');
  await page.getByLabel('Destination Country').fill('Japan');
  await release();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\/visa-info\/JP\?type=working&from=BR$/);
});

test('stays typed into the planner join those of this browser', async ({ page }) => {
  await page.goto('/plan/90-180');
  // Scripts have removed all but one of the rows for use without scripts.
  await expect(page.getByLabel('Entry')).toHaveCount(1);
  await page.getByLabel('Entry').fill('2026-01-10');
  await page.getByLabel('Exit').fill('2026-01-19');
  const release = await openWithoutScripts(page, '/plan/90-180');
  await page.getByLabel('Entry').first().fill('2026-03-01');
  await page.getByLabel('Exit').first().fill('2026-03-05');
  await page.getByRole('button', { name: 'Add a stay' }).click();
  await release();
  const entries = page.getByLabel('Entry');
  await expect(entries).toHaveCount(3);
  for (const [index, day] of ['2026-01-10', '2026-03-01', ''].entries()) {
    await expect(entries.nth(index)).toHaveValue(day);
  }
  await page.unroute(/\.js$/);
  await page.reload();
  await expect(entries).toHaveCount(2);
});

test('Back shows the page that its address names', async ({ page }) => {
  await page.goto('/destinations/tourist');
  await page.getByLabel('Europe').check();
  await expect(page.getByText('Showing 1 result', { exact: true })).toBeVisible();
  const release = await holdScripts(page);
  // Both addresses belong to one document, so that Back loads nothing by itself.
  await Promise.all([
    page.waitForEvent('domcontentloaded'),
    page.evaluate(() => location.reload()),
  ]);
  await expect(page.getByText('Showing 1 result', { exact: true })).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page.getByText('Showing 4 results')).toBeVisible();
  await release();
  await expect(page).toHaveURL(/tourist$/);
  await expect(page.getByText('Showing 4 results')).toBeVisible();
  await expect(page.getByLabel('Europe')).not.toBeChecked();
  await page.getByLabel('Asia').check();
  await expect(page.getByText('Showing 3 results')).toBeVisible();
});

const keys = [
  ['?', (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' })],
  ['n', (page: Page) => page.getByRole('heading', { level: 1, name: /New destination/i })],
  ['Control+k', (page: Page) => page.getByRole('combobox', { name: /^Destination, country/ })],
] as const;

for (const [key, shown] of keys) {
  test(`the key ${key} works in a list of the panel`, async ({ page, signIn }) => {
    await signIn();
    const release = await openWithoutScripts(page, '/admin/destinations');
    await page.keyboard.press(key);
    await release();
    await expect(shown(page)).toBeVisible();
  });
}

const filteredTwice = [
  ['a list of the panel', '/admin/destinations', '?type=nomad', '?type=nomad&continent=Europe'],
  ['destinations', '/destinations/tourist', '?continent=Asia', '?continent=Europe'],
  ['a table of answers', '/visa-info/JP/passports', '?access=eta', '?access=visa_free'],
  ['the planner', '/plan/90-180', '?on=2026-01-10', '?on=2026-02-10'],
  ['a trip', '/trip', '?from=BR', '?from=DE'],
  ['a group', '/together', '?from=BR', '?from=BR%2CDE'],
] as const;

for (const [name, address, first, second] of filteredTwice) {
  test(`${name}: Back right after a reload, before all is loaded, shows the page of its address`, async ({
    page,
    signIn,
  }) => {
    await signIn();
    // Until it is loaded, Chromium keeps to itself that the address is another.
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/held.png', async (route) => {
      await released;
      await route.fulfill({ status: 204 });
    });
    await page.goto(address);
    await scriptsTookOver(page);
    await page.evaluate(
      (addresses) => {
        for (const one of addresses) history.pushState(history.state, '', one);
      },
      [address + first, address + second],
    );
    await page.addInitScript(() => {
      new Image().src = '/held.png';
    });
    const letScripts = await holdScripts(page);
    await Promise.all([
      page.waitForEvent('domcontentloaded'),
      page.evaluate(() => location.reload()),
    ]);
    await page.evaluate(() => history.back());
    await expect.poll(() => new URL(page.url()).search).toBe(first);
    await letScripts();
    release();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(new URL(page.url()).search).toBe(first);
  });
}
