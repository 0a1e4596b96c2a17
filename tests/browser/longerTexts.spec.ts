import { expect, test } from './fixtures.ts';

/** By how much texts in other languages are longer than English ones. */
const LONGER = 1.45;

const pages = [
  ...[
    '/',
    '/visa-info',
    '/visa-info/JP?from=BR',
    '/visa-info/CN?from=IN',
    '/visa-info/JP/passports',
  ],
  ...['/search?q=tokyo', '/destinations/tourist', '/destination/paris-france', '/passports'],
  ...['/passports/IN', '/compare?passports=DE,IN', '/together?passports=IN,DE', '/plan/90-180'],
  ...['/trip?passport=IN&stops=AE,TH&dates=2027-01-03,2027-01-09', '/changes', '/contact', '/my'],
];

for (const width of [390, 320]) {
  test(`texts that are longer by 45 % don't scroll a page sideways at ${width} pixels`, async ({
    browser,
    site,
  }) => {
    test.setTimeout(120_000);
    // Without the page's scripts, which would word its texts again.
    const viewport = { width, height: 800 };
    const context = await browser.newContext({
      ...{ javaScriptEnabled: false, baseURL: site.url, viewport },
    });
    const page = await context.newPage();
    for (const path of pages) {
      await page.goto(path);
      const overflow = await page.evaluate((longer) => {
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          const { nodeValue, parentElement } = texts.currentNode;
          const words = nodeValue?.trim();
          if (!words || parentElement?.closest('script, style, svg')) continue;
          // Names and numbers are as long in any language; words get longer.
          texts.currentNode.nodeValue = words.replaceAll(
            /\p{L}{4,}/gu,
            (word) => word + 'ö'.repeat(Math.ceil(word.length * (longer - 1))),
          );
        }
        return document.documentElement.scrollWidth - document.documentElement.clientWidth;
      }, LONGER);
      expect(overflow, path).toBe(0);
    }
    await context.close();
  });
}
