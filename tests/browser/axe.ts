import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

/** Fails with what axe finds wrong with the page as it is shown, or with the part `within` it. */
export async function expectNoViolation(page: Page, within?: string) {
  await endAnimations(page);
  const axe = new AxeBuilder({ page })
    // Without a second page to gather what frames have to say: we have none. With what is in order
    // told too, most of the time would go into carrying it out of the page.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  const { violations } = await (within ? axe.include(within) : axe).analyze();
  expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([]);
}

/** The same in the light and in the dark theme, of one page: only its colours differ. */
export async function expectNoViolationInEitherTheme(page: Page, within?: string) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await test.step(`in the ${colorScheme} theme`, () => expectNoViolation(page, within));
  }
}

/**
 * Toasts and colours come in by degrees, and contrast is measured on the way too. Ended rather than
 * waited for: a page that is not drawn gets no frames to go on in.
 */
async function endAnimations(page: Page) {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });
}
