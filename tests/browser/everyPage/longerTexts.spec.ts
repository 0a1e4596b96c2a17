import { expect, test } from '../fixtures.ts';

/** By how much texts in other languages are longer than English ones. */
const LONGER = 1.45;

const pages = [
  '/',
  '/visa-info',
  '/visa-info/JP?from=BR',
  '/visa-info/CN?from=IN',
  '/visa-info/JP/passports',
  '/search?q=tokyo',
  '/destinations/tourist',
  '/destination/paris-france',
  '/passports',
  '/passports/IN',
  '/compare?passports=DE,IN',
  '/together?passports=IN,DE',
  '/plan/90-180',
  '/trip?passport=IN&stops=AE,TH&dates=2027-01-03,2027-01-09',
  '/changes',
  '/contact',
  '/my',
];

test('texts that are longer by 45 % don’t scroll a page sideways at 390 and 320 pixels', async ({
  browser,
  site,
}) => {
  // Without the page's scripts, which would word its texts again.
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  for (const path of pages) {
    await page.goto(path);
    await page.evaluate(lengthenTexts, LONGER);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${path} at ${width} px`).toBe(0);
    }
  }
  await context.close();
});

/** Runs in the browser. Names and numbers are as long in any language; words get longer. */
function lengthenTexts(longer: number) {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { nodeValue, parentElement } = texts.currentNode;
    const words = nodeValue?.trim();
    if (!words || parentElement?.closest('script, style, svg')) continue;
    texts.currentNode.nodeValue = words.replaceAll(
      /\p{L}{4,}/gu,
      (word) => word + 'ö'.repeat(Math.ceil(word.length * (longer - 1))),
    );
  }
}
