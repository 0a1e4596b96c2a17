import { expect, type Locator } from '@playwright/test';

/** Waits until the heading is in the top quarter of the screen, with what it heads under it. */
export async function expectAtTop(heading: Locator) {
  const place = () => heading.evaluate((box) => box.getBoundingClientRect().top / innerHeight);
  await expect.poll(place).toBeLessThan(1 / 4);
  await expect(heading).toBeInViewport({ ratio: 1 });
}
