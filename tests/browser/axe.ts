import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

/** axe's rules about colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Fails with axe's violations on the displayed page, or in its part `within`; `rules` limits the
 * rules.
 */
export async function expectNoViolation(page: Page, within?: string, rules?: string[]) {
  await endAnimations(page);
  const axe = new AxeBuilder({ page })
    // Without a second page to collect results from frames, as there are none. Reporting passed
    // rules too would spend most of the time on transferring them.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  if (rules) axe.withRules(rules);
  const { violations } = await (within ? axe.include(within) : axe).analyze();
  expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([]);
}

/** Checks a page in the light and the dark theme: only its colours differ. */
export async function expectNoViolationInEitherTheme(page: Page, within?: string) {
  await page.emulateMedia({ colorScheme: 'light' });
  await test.step('in the light theme', () => expectNoViolation(page, within));
  await page.emulateMedia({ colorScheme: 'dark' });
  await test.step('in the dark theme', () => expectNoViolation(page, within, colourRules));
}

/**
 * Toasts and colours fade in, and contrast would be measured during the animation. They are ended
 * instead of awaited: a hidden page gets no animation frames.
 */
async function endAnimations(page: Page) {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });
}
