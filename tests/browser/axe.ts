import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

/** The rules of axe that look at colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Fails with what axe finds wrong with the page as it is shown, or with the part `within` it; with
 * `rules`, by these alone.
 */
export async function expectNoViolation(page: Page, within?: string, rules?: string[]) {
  await endAnimations(page);
  const axe = new AxeBuilder({ page })
    // Without a second page to gather what frames have to say: we have none. With what is in order
    // told too, most of the time would go into carrying it out of the page.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  if (rules) axe.withRules(rules);
  const { violations } = await (within ? axe.include(within) : axe).analyze();
  expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([]);
}

/** The same in the light and in the dark theme, of one page: only its colours differ. */
export async function expectNoViolationInEitherTheme(page: Page, within?: string) {
  await page.emulateMedia({ colorScheme: 'light' });
  await test.step('in the light theme', () => expectNoViolation(page, within));
  await page.emulateMedia({ colorScheme: 'dark' });
  await test.step('in the dark theme', () => expectNoViolation(page, within, colourRules));
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
