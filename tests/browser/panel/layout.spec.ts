import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { toastIn } from './toasts.ts';

test.beforeEach(({ signIn }) => signIn());

/** The boxes of the visible toasts, including buttons that overhang their corners. */
function toastBoxes(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-sonner-toast], [data-sonner-toast] *')].map((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { left, right, top, bottom };
    }),
  );
}

/** The number of toasts that overlap the element with this role and name. */
async function coverings(page: Page, role: 'link' | 'button', name: string) {
  const box = await page.getByRole(role, { name }).boundingBox();
  if (!box) throw new Error(`${name} is not shown`);
  return (await toastBoxes(page)).filter(
    ({ left, right, top, bottom }) =>
      left < box.x + box.width && right > box.x && top < box.y + box.height && bottom > box.y,
  ).length;
}

for (const [path, link, words] of [
  ['/admin/destinations', 'Add Destination', 'Failed to delete destination'],
  [
    '/admin/destinations/paris-france/visa-requirements',
    'Add Requirement',
    'Failed to delete visa requirement',
  ],
] as const) {
  test(`toasts don’t cover the heading’s buttons: ${link}`, async ({
    page,
    site,
    expectedConsoleErrors,
  }) => {
    expectedConsoleErrors.push(/status of 500/, /Something went wrong/);
    // The longest heading, which wraps.
    site.sql(
      "update destinations set name = ? where id = 'paris-france'",
      'A long name '.repeat(8),
    );
    for (const table of ['destinations', 'visa_requirements'])
      site.sql(`create trigger ${table}_stay before delete on ${table}
        begin select raise(abort, 'no'); end`);
    page.on('dialog', (dialog) => dialog.accept());
    await page.goto(path);
    // By keyboard: a pointer over the toasts would expand and keep them.
    for (const count of [1, 2, 3]) {
      await page
        .getByRole('button', { name: /^Delete/ })
        .first()
        .press('Enter');
      await expect(toastIn(page, words)).toHaveCount(count);
    }
    for (const width of [390, 1280]) {
      await test.step(`at ${width} pixels`, async () => {
        await page.setViewportSize({ width, height: 844 });
        await page.evaluate(() => window.scrollTo(0, 0));
        await toastIn(page, words).first().hover();
        await settled(page);
        await expectFree(page, link);
        // Collapsed, one is behind the other.
        await page.mouse.move(1, 1);
        await settled(page);
        await expectFree(page, link);
      });
    }
  });
}

async function expectFree(page: Page, link: string) {
  expect((await toastBoxes(page)).length).toBeGreaterThan(0);
  expect(await coverings(page, 'link', link), link).toBe(0);
  expect(await coverings(page, 'button', 'Sign out')).toBe(0);
}

/** Waits until no toast moves. */
async function settled(page: Page) {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .map((animation) => animation.finished.catch(() => 'another took its place')),
    ),
  );
}

test('a card is a table row with headings for its cells', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/destinations');
  await expect(page.getByRole('columnheader')).toHaveText(
    ['Select', 'Name', 'Country', 'Types', 'Rating', 'Popular', 'Actions'],
    { useInnerText: true },
  );
  const paris = page.getByRole('row', { name: /Paris/ });
  await expect(paris.getByRole('rowheader')).toHaveText(/^Paris/);
  await expect(paris.getByRole('cell')).toHaveCount(6);
  // Column headings are displayed beside the values.
  const label = paris
    .getByRole('cell', { name: 'France' })
    .evaluate((cell) => getComputedStyle(cell, '::before').content);
  expect(await label).toContain('Country');
});
