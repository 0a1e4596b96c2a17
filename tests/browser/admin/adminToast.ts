import type { Locator, Page } from '@playwright/test';

/** The toast that says `message`. */
export function toastIn(page: Page, message: string): Locator {
  return page.getByRole('region', { name: /Notifications/ }).getByText(message, { exact: true });
}
