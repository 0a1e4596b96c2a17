import { expectNoViolationInEitherTheme } from '../everyPage/axe.ts';
import { test } from '../fixtures.ts';

test('suspended entry has no violation', { tag: '@journey' }, async ({ page }) => {
  await page.goto('/visa-info/US?from=IR');
  await expectNoViolationInEitherTheme(page);
});
