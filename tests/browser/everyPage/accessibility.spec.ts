import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectNoViolationInEitherTheme } from './axe.ts';

const pages = [
  '/',
  '/search',
  '/destinations/tourist',
  '/destinations/nomad?country=JP',
  '/destinations/tourist?continent=Africa',
  '/destinations/popular',
  '/destination/dubai-united-arab-emirates',
  '/continents',
  '/visa-info',
  '/visa-info/tourist',
  '/visa-info/transit',
  '/visa-info/working',
  '/visa-info/FR?from=US',
  '/visa-info/ID?from=MX',
  '/visa-info/AE?from=CN',
  '/visa-info/AE?from=IN',
  '/visa-info/BR',
  '/visa-requirements',
  '/visa-application',
  '/trip',
  '/trip?passport=IN&stops=GB,FR,XX&dates=2027-01-09,2027-01-03&transit=1',
  '/changes',
  '/developers',
  '/contact',
  '/terms',
  '/privacy',
  '/cookies',
  '/credits',
  '/credits/gaps',
  '/no-such-page',
  '/destination/no-such-place',
];

for (const path of pages) {
  test(`${path} has no violation in either theme`, async ({ page, expectedConsoleErrors }) => {
    expectedConsoleErrors.push(/status of 404/);
    await page.goto(path);
    await expectNoViolationInEitherTheme(page);
  });
}

test('the open states have no violation in either theme', async ({
  page,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/status of 400/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByText(/^From: /).click();
  await page.getByRole('tabpanel').locator('summary').first().click();
  await page.getByLabel('Category').selectOption('Transit visa');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectNoViolationInEitherTheme(page);

  await page.goto('/contact');
  await page.getByLabel('Name').fill(' ');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Message').fill('Hello');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await expectNoViolationInEitherTheme(page);
});

test('moving on names the page and moves the focus to its content', { tag: '@journey' }, async ({
  page,
}) => {
  await page.goto('/contact');
  await page.getByRole('banner').getByRole('link', { name: 'Nomad Destinations' }).click();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByText('Nomad Destinations · Landfall')).toBeAttached();
  await page.getByLabel('Asia').check();
  await expect(page).toHaveURL(/continent=Asia/);
  await expect(page.getByLabel('Asia')).toBeFocused();
});

test('nothing is lost at 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of [
    '/',
    '/destination/bali-indonesia',
    '/visa-info/JP',
    '/destinations/tourist',
    '/plan/90-180',
    '/together?passports=BR,IN',
    '/compare?passports=BR,IN',
    '/passports',
    '/passports/BR',
    '/trip',
    '/visa-info',
    '/contact',
    '/developers',
  ]) {
    await page.goto(path);
    expect(await sidewaysScroll(page), path).toBe(0);
    // A page that clips its overflow does not scroll either.
    const cut = await page.getByRole('main').evaluate((main) => {
      const scrolls = (element: Element | null): boolean =>
        element !== null &&
        (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
      return [...main.querySelectorAll('input, select, textarea, button, h1, h2, p, dd, dt')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => element.getBoundingClientRect().right > innerWidth)
        .filter((element) => !scrolls(element) && !element.closest('[aria-hidden="true"]'))
        .map((element) => element.outerHTML.slice(0, 120));
    });
    expect(cut, path).toEqual([]);
  }
});

test('nothing scrolls sideways where texts run from right to left', async ({ page }) => {
  for (const path of ['/', '/contact', '/visa-info/JP']) {
    await page.goto(path);
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    expect(await sidewaysScroll(page), path).toBe(0);
  }
  await page.goto('/contact');
  const honeypots = page.locator('input[name="website"]');
  await expect(honeypots).not.toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Leave this empty' })).toHaveCount(0);
  for (const honeypot of await honeypots.all()) {
    await expect(honeypot).toHaveAttribute('tabindex', '-1');
    expect(
      await honeypot.evaluate((field) => field.parentElement?.parentElement?.offsetWidth),
    ).toBe(1);
  }
});

function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

test('the theme can be chosen, and stays', { tag: '@journey' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/contact');
  const background = page.locator('html');
  await expect(background).toHaveCSS('background-color', 'rgb(247, 243, 234)');
  await page.getByRole('button', { name: 'Dark' }).click();
  await expect(background).toHaveCSS('background-color', 'rgb(13, 24, 34)');
  await page.reload();
  await expect(background).toHaveCSS('background-color', 'rgb(13, 24, 34)');
  await page.getByRole('button', { name: 'System' }).click();
  await expect(background).toHaveCSS('background-color', 'rgb(247, 243, 234)');
});

test('a slow page leaves the one before and says that it is loading', async ({ page }) => {
  await page.goto('/contact');
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/page-data/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('banner').getByRole('link', { name: 'Transit Destinations' }).click();
  await expect(page.getByRole('status').getByText('Loading…')).toBeAttached();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  answer();
  await expect(page.getByRole('heading', { level: 1, name: 'Transit Destinations' })).toBeVisible();
  await expect(page.getByText('Loading…')).toHaveCount(0);
});
