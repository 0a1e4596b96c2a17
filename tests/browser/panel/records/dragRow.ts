import type { Locator, Page } from '@playwright/test';
import { expect } from '../../fixtures.ts';

/**
 * Drags a row by pointer, from its handle to another's, until `isOver` says that it is there: the
 * first movements may come before the places are measured.
 */
export async function dragRow(
  page: Page,
  handles: { from: Locator; to: Locator },
  isOver: Locator,
): Promise<void> {
  const from = await handles.from.boundingBox();
  const to = await handles.to.boundingBox();
  if (!from || !to) throw new Error('No handles');
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y, { steps: 3 });
  await expect
    .poll(async () => {
      await page.mouse.move(to.x + 20, to.y, { steps: 8 });
      await page.mouse.move(to.x + 20, to.y + 1);
      return isOver.count();
    })
    .toBe(1);
  await page.mouse.up();
}
