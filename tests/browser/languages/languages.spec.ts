import type { Page } from '@playwright/test';
import { directionOf, languages } from '#core/languages/languages.ts';
import { expectNoViolation } from '../everyPage/axe.ts';
import { idle } from '../everyPage/idle.ts';
import { expect, test } from '../fixtures.ts';

/** Pages of every kind, in the order of a visit. */
const everyKind = [
  '/',
  '/visa-info',
  '/visa-info/JP?from=BR',
  '/visa-info/JP?from=BR&type=transit',
  '/visa-info/US?from=DE',
  '/visa-info/IN?from=JP',
  '/visa-info/FR?from=GB&type=working',
  '/visa-info/DE?from=FR',
  '/visa-info/KP?from=US',
  '/visa-info/CN?from=IN',
  '/visa-info/BR?from=BR',
  '/visa-info/JP/passports',
  '/search?q=tokyo',
  '/search?category=tourist&country=JP&from=BR',
  '/destinations/tourist',
  '/destination/paris-france',
  '/passports',
  '/passports/IN',
  '/compare?passports=IN,BR',
  '/together?passports=IN,BR',
  '/plan/90-180',
  '/trip?passport=IN&stops=AE,TH,JP&dates=2027-01-03,2027-01-09,2027-01-20',
  '/nomads',
  '/visa-application',
  '/changes',
  '/my',
  '/documents',
  '/contact',
  '/credits',
  '/credits/gaps',
];

/** Those that axe looks at: the other pages are made of the same parts. */
const checkedByAxe = new Set([
  '/',
  '/visa-info/JP?from=BR',
  '/destinations/tourist',
  '/passports/IN',
  '/plan/90-180',
  '/compare?passports=IN,BR',
  '/contact',
]);

const codes = languages.map(({ code }) => code);
const looked = codes.filter((code) => ['ar', 'ja', 'de'].includes(code));
const others = codes.filter((code) => code !== 'en' && !looked.includes(code));

async function expectFits(page: Page, language: string, path: string) {
  await page.goto(`/${language}${path}`);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('html')).toHaveAttribute('dir', directionOf(language));
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${language}${path} at ${width} px`).toBe(0);
  }
  const logo = page.getByRole('banner').getByRole('link', { name: 'Landfall' });
  const isAtRight = ((await logo.boundingBox())?.x ?? 0) > 320 / 2;
  expect(isAtRight, `${language}${path} is mirrored`).toBe(directionOf(language) === 'rtl');
}

for (const language of looked) {
  test(`every kind of page is in ${language}, fits a phone, and has no error`, async ({ page }) => {
    for (const path of everyKind) {
      await expectFits(page, language, path);
      if (checkedByAxe.has(path)) await expectNoViolation(page);
    }
  });
}

for (const language of others) {
  test(`home, an answer and a page not found are in ${language}`, { tag: '@journey' }, async ({
    page,
    expectedConsoleErrors,
  }) => {
    expectedConsoleErrors.push(/status of 404/);
    for (const path of ['/', '/visa-info/JP?from=BR', '/nowhere']) {
      await expectFits(page, language, path);
    }
  });
}

test('the arrow to the left leads on from right to left', { tag: '@journey' }, async ({ page }) => {
  await page.goto('/ar/');
  const tabs = page.getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tabs.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.first()).toBeFocused();
});

test('links stay in the language, without loading the page again', { tag: '@journey' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/ja/');
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  await page.locator('footer a[href="/ja/compare"]').click();
  await expect(page).toHaveURL(/\/ja\/compare$/);
  // The footer moves when the page is shown, a moment after its address.
  await expect(page.getByRole('heading', { level: 1, name: 'パスポートの比較' })).toBeVisible();
  await page.locator('footer a[href="/ja/destinations/tourist"]').click();
  await expect(page).toHaveURL(/\/ja\/destinations\/tourist$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/ja\/compare$/);
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
});

test('switching keeps path, query, typed text and scroll', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/contact?n=1');
  await page.locator('input[name=name]').fill('Ana');
  await page.locator('textarea').fill('ビザは必要ですか。');
  await page.locator('footer summary').click();
  await page.getByRole('link', { name: '日本語' }).scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  await page.getByRole('link', { name: '日本語' }).click();
  await expect(page).toHaveURL('/ja/contact?n=1');
  await expect(page.locator('input[name=name]')).toHaveValue('Ana');
  await expect(page.locator('textarea')).toHaveValue('ビザは必要ですか。');
  // Texts have other heights.
  await expect
    .poll(() => page.evaluate((before) => Math.abs(window.scrollY - before), scrolled))
    .toBeLessThan(150);
});

test('a visitor with another language is offered it, until the offer is closed', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ locale: 'ja-JP', baseURL: site.url });
  const page = await context.newPage();
  await page.goto('/passports');
  const offer = page.getByRole('link', { name: 'このページを日本語で読む' });
  await expect(offer).toHaveAttribute('href', '/ja/passports');
  await page.getByRole('button', { name: '閉じる' }).click();
  await expect(offer).toBeHidden();
  const script = page.waitForEvent('requestfinished', (one) => /LanguageSug/.test(one.url()));
  await page.goto('/compare');
  await script;
  await idle(page);
  await expect(offer).toBeHidden();
  await context.close();
});
