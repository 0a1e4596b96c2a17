import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Frame, type Page, test } from '@playwright/test';
import type axe from 'axe-core';

/** Half the size of `axe.source`, so that the browser loads it in half the time. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** axe's rules about colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** A part of a page, by its selector, or all but a part. */
type Part = string | { exclude: string };

/**
 * Fails with axe's violations on the displayed page, or in its part `within`; `rules` limits the
 * rules.
 */
export async function expectNoViolation(page: Page | Frame, within?: Part, rules?: string[]) {
  await endAnimations(page);
  // Once per document: loading axe takes as long as checking half the page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const violations = await page.evaluate(
    async ([part, runOnly]) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(
        part ?? document,
        // Details of passed rules are collected otherwise.
        {
          resultTypes: ['violations'],
          ...(runOnly ? { runOnly } : { rules: { 'target-size': { enabled: true } } }),
        },
      );
      return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
    },
    [within, rules] as const,
  );
  expect(violations).toEqual([]);
}

/** Checks a page in the light and the dark theme: only its colours differ. */
export async function expectNoViolationInEitherTheme(page: Page, within?: Part) {
  await page.emulateMedia({ colorScheme: 'light' });
  await test.step('in the light theme', () => expectNoViolation(page, within));
  await page.emulateMedia({ colorScheme: 'dark' });
  await test.step('in the dark theme', () => expectNoViolation(page, within, colourRules));
}

/**
 * Toasts and colours fade in, and contrast would be measured during the animation. They are ended
 * instead of awaited: a hidden page gets no animation frames.
 */
async function endAnimations(page: Page | Frame) {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });
}
