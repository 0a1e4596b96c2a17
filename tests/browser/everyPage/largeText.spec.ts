import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { test as base, expect } from '../fixtures.ts';

/** Twice the usual 16 pixels, as set in the browser: the widths of styles are measured in it, too. */
const FONT_PX = 32;

const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${FONT_PX}`],
      }),
    { scope: 'worker' },
  ],
});

/** The public routes, with addresses of each. */
const pages: Record<string, string[]> = {
  '/': ['/'],
  '/$': ['/no-such-page'],
  '/changes': ['/changes'],
  '/changes/$side/$code': ['/changes/to/GB'],
  '/compare': ['/compare?passports=DE,IN'],
  '/contact': ['/contact'],
  '/continents': ['/continents'],
  '/cookies': ['/cookies'],
  '/credits': ['/credits'],
  '/credits/gaps': ['/credits/gaps'],
  '/destination/$destinationId': ['/destination/paris-france'],
  '/destinations/$category': ['/destinations/tourist'],
  '/destinations/popular': ['/destinations/popular'],
  '/developers': ['/developers'],
  '/documents': ['/documents'],
  '/mail/$action': ['/mail/confirm-newsletter?token=none'],
  '/my': ['/my'],
  '/nomads': ['/nomads'],
  '/passports': ['/passports'],
  '/passports/$passport': ['/passports/IN'],
  '/plan/90-180': ['/plan/90-180'],
  '/preview/$token': ['/preview/none'],
  '/privacy': ['/privacy'],
  '/search': ['/search?q=tokyo'],
  '/styleguide': ['/styleguide'],
  '/terms': ['/terms'],
  '/together': ['/together?passports=IN,DE'],
  '/trip': ['/trip', '/trip?passport=IN&stops=GB,FR,XX&dates=2027-01-09,2027-01-03&transit=1'],
  '/visa-application': ['/visa-application'],
  '/visa-info': ['/visa-info'],
  '/visa-info/$topic': [
    '/visa-info/transit',
    '/visa-info/JP?from=BR',
    '/visa-info/DE?from=IN&type=transit',
    '/visa-info/DE?from=IN&type=working',
  ],
  '/visa-info/$topic/passports': ['/visa-info/JP/passports'],
  '/visa-requirements': ['/visa-requirements'],
};

test('every public route is listed here', () => {
  const tree = readFileSync(`${import.meta.dirname}/../../../src/routeTree.gen.ts`, 'utf8');
  const [, byPath = ''] = /interface FileRoutesByFullPath \{(.*?)\}/s.exec(tree) ?? [];
  const routes = [...byPath.matchAll(/'(\/.*?)':/g)].map(([, route = '']) =>
    route.replace(/(?<=.)\/$/, ''),
  );
  expect(Object.keys(pages).sort()).toEqual(
    routes.filter((route) => !route.startsWith('/admin')).sort(),
  );
});

for (const language of ['', '/de', '/ru', '/ar']) {
  test(`text at 200 % fits each page of ${language || '/en'} at 390 pixels`, async ({
    page,
    expectedConsoleErrors,
  }) => {
    test.slow();
    expectedConsoleErrors.push(/status of 4\d\d/);
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of Object.values(pages).flat()) {
      await page.goto(language + path);
      expect(await fontSize(page)).toBe(`${FONT_PX}px`);
      expect(await sidewaysScroll(page), language + path).toBe(0);
      expect(await cutCards(page), language + path).toEqual([]);
    }
  });
}

test('at 200 % what the header opens can be scrolled to its end', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const lastLink = page.getByRole('navigation', { name: 'Mobile' }).getByRole('link').last();
  await lastLink.scrollIntoViewIfNeeded();
  await expect(lastLink).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await page.getByText(/^From: /).click();
  const documents = page
    .getByRole('banner')
    .getByRole('link', { name: 'Visas and residence permits' });
  await documents.scrollIntoViewIfNeeded();
  await expect(documents).toBeInViewport({ ratio: 1 });
  expect(await sidewaysScroll(page)).toBe(0);
});

function fontSize(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
}

function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** Cards that clip their content at a side: such a page does not scroll either. */
function cutCards(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main .card')]
      .filter((card) => /hidden|clip/.test(getComputedStyle(card).overflowX))
      .filter((card) => card.scrollWidth > card.clientWidth + 1)
      .map((card) => card.outerHTML.slice(0, 120)),
  );
}
