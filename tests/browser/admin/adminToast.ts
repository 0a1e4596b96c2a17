import type { Locator, Page } from '@playwright/test';

/** The toast with `message`. */
export function toastIn(page: Page, message: string): Locator {
  return page.getByRole('region', { name: /Notifications/ }).getByText(message, { exact: true });
}
