// Firefox, as Debian and its makers ship it: Playwright drives a Firefox of its own, so Puppeteer drives this
// one, by WebDriver BiDi. The site and the runner are those of the other browser tests.
//
//   test('…', async ({ firefox }) => {
//     await firefox.goto('/');
//
// `firefox` is a page in a new session, which waits after loading until the page takes clicks. What it says
// on the console as an error, and uncaught errors, fail the test.

import puppeteer, { type Browser, type ConsoleMessage, type Page } from 'puppeteer-core';
import { findFirefox, WITHOUT_FIREFOX } from '../../../scripts/dev/firefox.ts';
import { TEST_LIMIT_MS, WAIT_LIMIT_MS } from '../../runnerLimits.ts';
import { test as base, expect, HYDRATION_POLL_MS, isHydrated } from '../fixtures.ts';

export { expect };

const executablePath = findFirefox();

type WorkerFixtures = { firefoxBrowser: Browser };

export const test = base.extend<{ firefox: FirefoxPage }, WorkerFixtures>({
  firefoxBrowser: [
    async ({ browserName: _name }, use) => {
      if (!executablePath) throw new Error(WITHOUT_FIREFOX);
      const browser = await puppeteer.launch({ browser: 'firefox', executablePath });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: TEST_LIMIT_MS },
  ],

  firefox: async ({ firefoxBrowser, site }, use) => {
    const session = await firefoxBrowser.createBrowserContext();
    const page = await session.newPage();
    page.setDefaultTimeout(WAIT_LIMIT_MS);
    await use(inFirefox(page, site.url));
    await session.close();
  },

  // Instead of those of Chromium, which isn't started.
  expectedConsoleErrors: async ({ firefox: { page } }, use) => {
    // A page that is left drops what its service worker still loads for it, which is an error in Firefox.
    const expected = [/Failed to load .* A ServiceWorker intercepted the request/];
    const errors: string[] = [];
    page.on('console', (message: ConsoleMessage) => {
      if (message.type() === 'error') errors.push(`${message.text()} (${page.url()})`);
    });
    page.on('pageerror', (error) => errors.push(`Uncaught ${error} (${page.url()})`));
    await use(expected);
    const unexpected = errors.filter((error) => !expected.some((pattern) => pattern.test(error)));
    expect(unexpected, 'errors in the console of Firefox').toEqual([]);
  },
});

test.skip(!executablePath, WITHOUT_FIREFOX);

export type FirefoxPage = ReturnType<typeof inFirefox>;

/** What a visitor does on a page of the site, by visible text. */
function inFirefox(page: Page, origin: string) {
  return {
    page,
    async goto(path: string) {
      await page.goto(origin + path);
      await page.waitForFunction(isHydrated, { polling: HYDRATION_POLL_MS });
    },
    press: (button: string) =>
      page.locator(`::-p-xpath(//main//button[normalize-space()="${button}"])`).click(),
    /** Types into a field, which a click on its label focuses, in place of what it holds. */
    async type(label: string, text: string) {
      await page.locator(`::-p-xpath(//main//label[normalize-space()="${label}"])`).click();
      await page.keyboard.down('Control');
      await page.keyboard.press('a');
      await page.keyboard.up('Control');
      await page.keyboard.type(text);
    },
    /** Waits for a text of the page's content. */
    expectText: (text: string | RegExp) =>
      expect
        .poll(() => page.$eval('main', (main) => main.innerText.replaceAll(/\s+/g, ' ')))
        .toMatch(text),
    /** Waits for an address, after the site's. */
    expectAddress: (address: string) =>
      expect.poll(() => page.url().slice(origin.length)).toBe(address),
  };
}
