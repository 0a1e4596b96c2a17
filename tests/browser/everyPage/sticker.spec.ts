import { expect, test } from '../fixtures.ts';

const answers = [
  '/destination/paris-france?from=US',
  '/destination/paris-france?from=US&type=working',
  '/destination/paris-france?from=BR&type=working',
  '/visa-info/KP?from=BR&type=working',
  '/destination/bali-indonesia?from=MX',
  '/destination/dubai-united-arab-emirates?from=US',
  '/visa-info/JP?from=JP',
  '/visa-info/FR?from=IN',
  '/visa-info/FR?from=DE',
  '/visa-info/CA?from=DE',
  '/visa-info/US?from=SO',
  '/visa-info/IN?from=DE&type=transit',
];

for (const width of [320, 390, 768, 1280]) {
  test(`at ${width} pixels no ornament is behind text, and no line is cut off`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of answers) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      const sticker = page.locator('.verdict');
      const found = await sticker.evaluate((verdict) => {
        const boxesOf = (element: Element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return [...range.getClientRects()];
        };
        const inside = verdict.getBoundingClientRect();
        const words = [...verdict.querySelectorAll('h3, p, span')].flatMap(boxesOf);
        const ornament = verdict.querySelector('.guilloche')?.getBoundingClientRect();
        const line = verdict.querySelector('.machine-line');
        if (!ornament || !line) throw new Error('The sticker lacks a part');
        const behind = (word: DOMRect) =>
          word.right > ornament.left + 0.5 &&
          word.left < ornament.right &&
          word.bottom > ornament.top + 0.5 &&
          word.top < ornament.bottom - 0.5;
        const outside = (word: DOMRect) =>
          word.right > inside.right - 1 || word.left < inside.left || word.bottom > inside.bottom;
        return {
          words: words.length,
          behind: ornament.width > 0 ? words.filter(behind).length : 0,
          outside: words.filter(outside).length,
          letters: line.textContent.length,
        };
      });
      expect(found, path).toMatchObject({ behind: 0, outside: 0, letters: 72 });
      expect(found.words).toBeGreaterThan(3);
    }
  });
}
