import type { Locator, Page } from '@playwright/test';

/** The toast with `message`. */
export function toastIn(page: Page, message: string): Locator {
  return page.getByRole('region', { name: /Notifications/ }).getByText(message, { exact: true });
}

/** The Undo button of the toast with `message`. */
export function undoOf(page: Page, message: string): Locator {
  return page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('listitem')
    .filter({ hasText: message })
    .getByRole('button', { name: 'Undo' });
}
