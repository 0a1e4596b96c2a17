import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { dayFromToday, stateRules } from '../../fixtures/countryRules.ts';
import { expectNoViolationInEitherTheme } from '../everyPage/axe.ts';
import { expect, test } from '../fixtures.ts';

const map = (page: Page) => page.locator('figure.world-map');
const link = (page: Page, name: string) => map(page).getByRole('link', { name, exact: true });

/** The share of pixels that two screenshots have in common, within a shade. */
async function sameShare(a: Buffer, b: Buffer): Promise<number> {
  const [one, other] = await Promise.all(
    [a, b].map((png) => sharp(png).greyscale().raw().toBuffer()),
  );
  if (!one || !other || one.length !== other.length) return 0;
  const same = one.filter((shade, index) => Math.abs(shade - (other[index] ?? 0)) < 12).length;
  return same / one.length;
}

/** Opens the page with the map in view and its script loaded. */
async function openMap(page: Page) {
  await page.goto('/visa-info/JP/passports');
  await map(page).scrollIntoViewIfNeeded();
  await expect(map(page).getByRole('button', { name: 'Zoom in' })).toBeVisible();
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the map is a picture in the colours of the answers, and the table has the links', {
    tag: '@journey',
  }, async ({ page, site }) => {
    stateRules(site, [{ access: 'e_visa', stay_number: 30, stay_unit: 'days' }]);
    await page.goto('/visa-info/JP/passports');
    const colourOf = (property: string) =>
      map(page)
        .locator('.world-map-picture')
        .evaluate((one, name) => getComputedStyle(one).getPropertyValue(name), property);
    expect(await colourOf('--BR')).toBe(await colourOf('--access-e-visa'));
    expect(await colourOf('--BR')).not.toBe(await colourOf('--access-visa-free'));
    await expect(map(page).getByRole('button')).toHaveCount(0);
    await map(page).getByRole('link', { name: 'Show as a table' }).click();
    const row = page.getByRole('row', { name: /^Brazil/ });
    await expect(page.getByText('All 199 passports')).toBeInViewport();
    await expect(row).toContainText('E-visa');
    await expect(row).toContainText('30 days');
    const brazil = row.getByRole('link', { name: 'Brazil' });
    await expect(brazil).toHaveAttribute('href', '/visa-info/JP?from=BR');
  });
});

test('the picture is drawn in those colours', async ({ page, site, expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/MapExplorer/);
  stateRules(site, [{ access: 'e_visa', stay_number: 30, stay_unit: 'days' }]);
  // Without its script the map stays a picture.
  await page.route('**/MapExplorer*', (route) => route.abort());
  await page.goto('/visa-info/JP/passports');
  const frame = map(page).locator('.world-map-frame');
  const picture = await frame.screenshot();
  await expect(map(page).locator('.world-map-picture')).toBeVisible();
  await page.unroute('**/MapExplorer*');
  await page.reload();
  await frame.scrollIntoViewIfNeeded();
  await expect(link(page, 'Brazil')).toBeVisible();
  const explored = await frame.screenshot();
  expect(await sameShare(picture, explored)).toBeGreaterThan(0.97);
});

test('arrow keys move between neighbours, from one tab stop', { tag: '@journey' }, async ({
  page,
}) => {
  await openMap(page);
  const says = map(page).getByRole('status');
  await expect(map(page).locator('a[tabindex="0"]')).toHaveCount(1);
  await link(page, 'Japan').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(link(page, 'South Korea')).toBeFocused();
  await expect(says).toHaveText(/^South Korea: Visa free, up to 90 days/);
  await page.keyboard.press('ArrowUp');
  await expect(says).not.toHaveText(/South Korea/);
  await page.keyboard.press('Home');
  await expect(says).toHaveText(/^Afghanistan: /);
  await page.keyboard.press('End');
  await expect(says).toHaveText(/^Zimbabwe: /);
  await expect(map(page).locator('a[tabindex="0"]')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/visa-info\/JP\?from=ZW$/);
});

test('buttons, keys and Ctrl with the wheel zoom, and the wheel alone scrolls', async ({
  page,
}) => {
  await openMap(page);
  const scale = () =>
    map(page)
      .locator('.world-map-view')
      .evaluate((layer) => new DOMMatrix((layer as SVGElement).style.transform).a);
  const button = (name: string) => map(page).getByRole('button', { name });
  await button('Zoom in').click();
  await button('Zoom in').click();
  await expect.poll(scale).toBeCloseTo(2.56);
  await button('Zoom out').click();
  await expect.poll(scale).toBeCloseTo(1.6);
  await button('Whole world').click();
  await expect.poll(scale).toBe(1);
  await link(page, 'Japan').focus();
  await page.keyboard.press('+');
  await expect.poll(scale).toBeCloseTo(1.6);
  await page.keyboard.press('0');
  await expect.poll(scale).toBe(1);

  await map(page).locator('.world-map-frame').hover();
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -50);
  await expect.poll(scale).toBeGreaterThan(1.2);
  await page.keyboard.up('Control');
  const zoomed = await scale();
  const from = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, -50);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(from);
  expect(await scale()).toBe(zoomed);
});

test('a mouse reads notes and opens the answer with a click', async ({ page }) => {
  await openMap(page);
  await link(page, 'Brazil').hover();
  await expect(map(page).locator('.world-map-tip')).toContainText('Brazil');
  await link(page, 'Brazil').click();
  await expect(page).toHaveURL(/\/visa-info\/JP\?from=BR$/);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('the first tap shows a note below the map, which opens the answer', async ({ page }) => {
    await openMap(page);
    await link(page, 'Brazil').tap();
    await expect(map(page).getByRole('status')).toHaveText(/^Brazil: /);
    await expect(page).toHaveURL(/\/visa-info\/JP\/passports$/);
    await map(page).getByRole('link', { name: 'Full answer' }).tap();
    await expect(page).toHaveURL(/\/visa-info\/JP\?from=BR$/);
  });
});

test('it has no violation in both themes, and prints in greys', async ({ page, site }) => {
  // Today's answer is unknown.
  stateRules(site, [{ access: 'visa_free', valid_from: dayFromToday(5) }]);
  await openMap(page);
  // By address: this page omits the map in print, as it is about one answer.
  const fillOf = (code: string) =>
    map(page)
      .locator(`svg a[href$="from=${code}"]`)
      .evaluate((one) => getComputedStyle(one).fill);
  expect(await fillOf('BR')).toContain('#map-unknown');
  expect(await fillOf('FR')).not.toContain('url');
  await link(page, 'France').focus();
  await expectNoViolationInEitherTheme(page, '#who-may-enter');
  await page.emulateMedia({ media: 'print' });
  expect(await fillOf('FR')).toBe('rgb(92, 92, 92)');
  expect(await fillOf('BR')).not.toContain('url');
});

test('countries are drawn on paper', async ({ page }) => {
  await page.goto('/passports/BR');
  await map(page).scrollIntoViewIfNeeded();
  await expect(map(page).getByRole('button', { name: 'Zoom in' })).toBeVisible();
  const outlines = page.locator('.world-map-frame a use');
  const drawn = () =>
    outlines.evaluateAll(
      (all) =>
        all.filter(
          (one) =>
            one.checkVisibility({ visibilityProperty: true }) &&
            one.getBoundingClientRect().width > 0,
        ).length,
    );
  const onScreen = await drawn();
  expect(onScreen).toBeGreaterThan(150);
  await page.emulateMedia({ media: 'print' });
  expect(await drawn()).toBe(onScreen);
});

test('pages with a map are small as PDF', async ({ page }) => {
  for (const path of [
    '/together?passports=BR,IN',
    '/passports/BR',
    '/compare?passports=BR,IN',
    '/visa-info/JP/passports',
  ]) {
    await page.goto(path);
    const pdf = await page.pdf({ format: 'A4' });
    expect(pdf.length, path).toBeLessThan(310_000);
  }
});
