import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

// Toasts stay until their page is left, they are closed, or Undo is pressed.

/** The toast with `message`. */
export function toastIn(page: Page, message: string): Locator {
  return page.getByRole('region', { name: /Notifications/ }).getByText(message, { exact: true });
}

/** All toasts. */
export function toasts(page: Page): Locator {
  return page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
}

/** Waits for the list of toasts, which loads after the page. */
export async function toastsAreLoaded(page: Page) {
  await expect(page.getByRole('region', { name: /Notifications/ })).toBeAttached();
}

/** The Undo button of the toast with `message`. */
export function undoOf(page: Page, message: string): Locator {
  return itemOf(page, message).getByRole('button', { name: 'Undo' });
}

/** Waits for the toast with `message` and closes it: it could be taken for a later one. */
export async function closeToast(page: Page, message: string) {
  await itemOf(page, message).getByRole('button', { name: 'Close toast' }).click();
  await expect(toastIn(page, message)).toHaveCount(0);
}

/**
 * Has toasts close by themselves on pages that are loaded from now on, whose time `stopTime` stops
 * and `page.clock.runFor` passes.
 */
export async function letToastsClose(page: Page) {
  await page.addInitScript(() => Object.assign(window, { toastsClose: true }));
  await page.clock.install();
}

/** Stops the time of a page with the clock of `letToastsClose`. */
export async function stopTime(page: Page) {
  const now = await page.evaluate(() => Date.now());
  // At a later time: the clock still runs.
  await page.clock.pauseAt(now + 60_000);
}

/**
 * Passes a page's stopped time in small steps until the toast is shown: the change that it reports
 * may take any time, but the toast has then been shown for no longer than a few steps.
 */
export async function passTimeUntil(page: Page, toast: Locator) {
  await expect
    .poll(
      async () => {
        await page.clock.runFor(STEP_MS);
        return toast.isVisible();
      },
      { intervals: [STEP_MS] },
    )
    .toBe(true);
}

/** An animation frame. */
const STEP_MS = 16;

function itemOf(page: Page, message: string): Locator {
  return toasts(page).filter({ hasText: message });
}
