import type { Page } from '@playwright/test';
import { expectNoViolationInEitherTheme } from '../everyPage/axe.ts';
import { expect, scriptsTookOver, test } from '../fixtures.ts';

const opensLater = 'You are offline. The page you chose opens when the network is back.';
const away = 'The server could not be reached. We try again until it answers.';
const replaced = 'This site was updated. Leaving this page loses what you typed.';

test.beforeEach(({ page, expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 404/);
  return page.setViewportSize({ width: 1280, height: 800 });
});

test('a notice shows that the network is lost, and its return', { tag: '@journey' }, async ({
  page,
  context,
}) => {
  // A page without a country field, which would try to fetch its list.
  await page.goto('/contact');
  await context.setOffline(true);
  await expect(page.getByText(/You are offline/)).toBeVisible();
  await expectNoViolationInEitherTheme(page);
  await context.setOffline(false);
  await expect(page.getByText(/You are offline/)).toBeHidden();
});

test.describe('a link that is followed offline', () => {
  test('keeps the page and its entries until the scripts can be loaded', {
    tag: '@journey',
  }, async ({ page, context }) => {
    await writeMessage(page);
    await context.setOffline(true);
    await mainLink(page, 'Visa Information').click();
    await expect(page.getByText(opensLater)).toBeVisible();
    await expectMessage(page);
    await page.getByLabel('Message').fill('And more');
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: /Visa Information/ })).toBeVisible();
    await expect(page.getByText(opensLater)).toBeHidden();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  });

  test('keeps the page until the data can be loaded', async ({ page, context }) => {
    await page.goto('/destinations/tourist');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Privacy/ })).toBeVisible();
    await context.setOffline(true);
    await mainLink(page, 'Transit Destinations').click();
    await expect(page.getByText(opensLater)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: /Privacy/ })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: /Transit/ })).toBeVisible();
  });

  test('is cancelled with the browser’s Back', async ({ page, context }) => {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Privacy/ })).toBeVisible();
    await context.setOffline(true);
    await mainLink(page, 'Visa Information').click();
    await expect(page.getByText(opensLater)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/privacy');
    await expect(page.getByText(opensLater)).toBeHidden();
    // A visited page needs no network, however long ago it was loaded.
    await page.clock.setSystemTime(Date.now() + 60_000);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: /Privacy/ })).toBeHidden();
    await expect(page).toHaveURL('/');
    await context.setOffline(false);
  });

  test('keeps a form of the panel', async ({ page, context, signIn }) => {
    await signIn();
    await writeQuestion(page);
    await context.setOffline(true);
    page.once('dialog', (dialog) => void dialog.accept());
    await panelLink(page, 'Trash').click();
    await expect(page.getByText(opensLater)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Question' })).toHaveValue('Who asks?');
    await context.setOffline(false);
    await expect(page.getByText('The trash is empty')).toBeVisible();
  });

  test('leaves a page of the panel for a loaded one', async ({ page, context, signIn }) => {
    await signIn();
    await page.goto('/admin/countries');
    await panelLink(page, 'Trash').click();
    await expect(page.getByText('The trash is empty')).toBeVisible();
    await context.setOffline(true);
    await panelLink(page, 'Countries').click();
    await expect(page.getByText(opensLater)).toBeVisible();
    await expect(page.getByText('The trash is empty')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('switch').first()).toBeVisible();
  });
});

test.describe('while the server is unreachable', () => {
  test('a link keeps the page and its entries, and is followed once the server is back', async ({
    page,
  }) => {
    await writeMessage(page);
    await page.route(/\/(trpc|page-data|assets)\//, (route) => route.abort());
    await mainLink(page, 'Visa Information').click();
    await expect(page.getByText(away)).toBeVisible();
    await expectMessage(page);
    await page.unrouteAll();
    await expect(page.getByRole('heading', { level: 1, name: /Visa Information/ })).toBeVisible();
    await expect(page.getByText(away)).toBeHidden();
  });

  test('an answer is saved by one press, once the server is back', async ({ page }) => {
    await page.goto('/visa-info/JP?from=BR');
    const lost = Promise.withResolvers<void>();
    await page.route(/\/saving-[^/]*\.js$/, async (route) => {
      await route.abort();
      lost.resolve();
    });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await lost.promise;
    await page.unrouteAll();
    await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'See My travel' }).click();
    await expect(page.getByRole('link', { name: 'Japan · Brazilian passport' })).toBeVisible();
  });
});

test('a page whose scripts fail to load stays as it was served, and is loaded again with the network', async ({
  page,
}) => {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  // Twice: the router itself loads a page again the first time that its script fails.
  await page.route(/\/assets\/terms-[\w-]+\.js/, (route) =>
    loads > 2 ? route.continue() : route.fulfill({ status: 404 }),
  );
  await page.goto('/terms', { waitUntil: 'commit' });
  const title = page.getByRole('heading', { level: 1, name: /Terms/ });
  await expect
    .poll(async () => {
      await expect(title).toBeVisible();
      // Nothing on the page tells that its scripts have failed by now.
      await page.evaluate(() => window.dispatchEvent(new Event('online'))).catch(() => {});
      return loads;
    })
    .toBe(3);
  await scriptsTookOver(page);
  await expect(title).toBeVisible();
});

test.describe('a page whose scripts a newer version has replaced', () => {
  test('is loaded as a whole', async ({ page }) => {
    const scripts = await replaceScripts(page, 'visa-info');
    await page.goto('/contact');
    const loads = loadsOf(page, scripts);
    await mainLink(page, 'Visa Information').click();
    await expect(page.getByRole('heading', { level: 1, name: /Visa Information/ })).toBeVisible();
    expect(loads).toEqual(['/visa-info']);
    await scriptsTookOver(page);
    await page.goBack();
    await expect(page).toHaveURL('/contact');
  });

  test('is loaded as a whole where only its data is gone', async ({
    page,
    site,
    expectedConsoleErrors,
  }) => {
    expectedConsoleErrors.push(/412/, /earlier version/);
    await page.goto('/contact');
    const gone = await page.request.get('/trpc/countryFacts.gone');
    await page.route('**/page-data/**', (route) =>
      route.fulfill({ json: { href: '/', scripts: [], queries: [] } }),
    );
    await page.route('**/trpc/**passport.list**', (route) => route.fulfill({ response: gone }));
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(request.url());
    });
    await mainLink(page, 'Passports').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Passports' })).toBeVisible();
    expect(loads).toEqual([`${site.url}/passports`]);
  });

  test('waits for confirmation if a form has entries', async ({ page }) => {
    const scripts = await replaceScripts(page, 'visa-info');
    await writeMessage(page);
    const loads = loadsOf(page, scripts);
    await mainLink(page, 'Visa Information').click();
    await expect(page.getByText(replaced)).toBeVisible();
    await expectMessage(page);
    await expectNoViolationInEitherTheme(page);
    // Navigating elsewhere cancels it.
    await page.goBack();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByText(replaced)).toBeHidden();
    await expectMessage(page);
    await mainLink(page, 'Visa Information').click();
    await page.getByRole('button', { name: 'Leave this page' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Visa Information/ })).toBeVisible();
    expect(loads).toEqual(['/visa-info']);
  });

  test('waits for a form of the panel, too', async ({ page, signIn }) => {
    await signIn();
    // The panel loads the scripts of its other pages after a while.
    const scripts = await replaceScripts(page, 'trash');
    await writeQuestion(page);
    const loads = loadsOf(page, scripts);
    page.on('dialog', (dialog) => void dialog.accept());
    await panelLink(page, 'Trash').click();
    await expect(page.getByText(replaced)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Question' })).toHaveValue('Who asks?');
    await page.getByRole('button', { name: 'Leave this page' }).click();
    await expect(page.getByText('The trash is empty')).toBeVisible();
    expect(loads).toEqual(['/admin/trash']);
  });
});

/** Has scripts with this name be missing, also when they are loaded ahead. Returns a pattern of them. */
async function replaceScripts(page: Page, name: string): Promise<RegExp> {
  const scripts = new RegExp(`/assets/${name}-[\\w-]+\\.js`);
  await page.route(scripts, (route) => route.fulfill({ status: 404 }));
  return scripts;
}

/**
 * The paths of pages that are fully loaded from now on: the first references the newer version's
 * scripts.
 */
function loadsOf(page: Page, scripts: RegExp): string[] {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return;
    loads.push(new URL(request.url()).pathname);
    void page.unroute(scripts);
  });
  return loads;
}

async function writeMessage(page: Page) {
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('Message').fill('A long message');
}

async function expectMessage(page: Page) {
  await expect(page.getByLabel('Name')).toHaveValue('Ada');
  await expect(page.getByLabel('Message')).toHaveValue('A long message');
}

async function writeQuestion(page: Page) {
  await page.goto('/admin/faq/new');
  await page.getByRole('textbox', { name: 'Question' }).fill('Who asks?');
}

function mainLink(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
}

function panelLink(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name, exact: true });
}
