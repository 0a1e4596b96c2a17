import type { Page } from '@playwright/test';

/** Waits until the page's scripts have done all that they can without a timer or a response. */
export function idle(page: Page): Promise<void> {
  return page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve())));
}
