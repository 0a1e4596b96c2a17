import type { Page } from '@playwright/test';
import { expectNoViolationInEitherTheme } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { addVisitorInput } from '../rows.ts';
import { toastIn } from './adminToast.ts';

test.beforeEach(({ signIn }) => signIn());

/** The boxes of the toasts that are shown, with what stands out of their corners. */
function toastBoxes(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-sonner-toast], [data-sonner-toast] *')].map((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { left, right, top, bottom };
    }),
  );
}

/** How many toasts overlap what has this role and name. */
async function coverings(page: Page, role: 'link' | 'button', name: string) {
  const box = await page.getByRole(role, { name }).boundingBox();
  if (!box) throw new Error(`${name} is not shown`);
  return (await toastBoxes(page)).filter(
    ({ left, right, top, bottom }) =>
      left < box.x + box.width && right > box.x && top < box.y + box.height && bottom > box.y,
  ).length;
}

for (const width of [390, 1280]) {
  test(`toasts leave the buttons of the heading free, at ${width} pixels`, async ({
    page,
    site,
    expectedConsoleErrors,
  }) => {
    expectedConsoleErrors.push(/status of 500/, /Something went wrong/);
    // The longest heading: it takes more lines than one.
    site.sql(
      "update destinations set name = ? where id = 'paris-france'",
      'A long name '.repeat(8),
    );
    for (const table of ['destinations', 'visa_requirements'])
      site.sql(`create trigger ${table}_stay before delete on ${table}
        begin select raise(abort, 'no'); end`);
    await page.setViewportSize({ width, height: 844 });
    page.on('dialog', (dialog) => dialog.accept());
    for (const [path, link, words] of [
      ['/admin/destinations', 'Add Destination', 'Failed to delete destination'],
      [
        '/admin/destinations/paris-france/visa-requirements',
        'Add Requirement',
        'Failed to delete visa requirement',
      ],
    ] as const) {
      await page.goto(path);
      const buttons = page.getByRole('button', { name: /^Delete/ });
      // By keys: a pointer that rests on the toasts unfolds them, and keeps them.
      for (const count of [1, 2, 3]) {
        await buttons.first().press('Enter');
        await expect(toastIn(page, words)).toHaveCount(count);
        if (count === 1) await toastIn(page, words).hover();
      }
      await page.evaluate(() => window.scrollTo(0, 0));
      await settled(page);
      await expectFree(page, link);
      // Folded again, one lies behind the other.
      await page.mouse.move(1, 1);
      await settled(page);
      await expectFree(page, link);
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

const lists: [path: string, shown: string][] = [
  ['/admin/destinations', 'Japan'],
  ['/admin/destinations/tokyo-japan/visa-requirements', 'United States'],
  // Not all 199: axe would take longer than the rest of the file.
  ['/admin/countries?search=land', 'Finland'],
  ['/admin/users', 'admin@example.com (you)'],
  ['/admin/inbox', 'person1@example.com'],
  ['/admin/newsletter', 'person1@example.com'],
];

for (const [path, shown] of lists) {
  test(`the rows of ${path} are cards on a phone`, async ({ page, site }) => {
    addVisitorInput(site, 3);
    site.sql(
      `insert into users (id, email, password_hash, created_at, updated_at)
       select 'bo', ?, 'x', '2999', '2999' from users`,
      longEmail,
    );
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await expect(page.getByText(shown, { exact: true }).first()).toBeVisible();
    expect(await sidewaysScrollers(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    for (const row of (await page.getByRole('rowheader').all()).slice(0, 3)) {
      const box = await row.boundingBox();
      expect(box?.width).toBeGreaterThan(300);
    }
    await expectNoViolationInEitherTheme(page);
  });
}

const longEmail = `${'a'.repeat(64)}@${'b'.repeat(60)}.example`;

test('a card is still a row of a table, whose cells have headings', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/destinations');
  await expect(page.getByRole('columnheader')).toHaveText(
    ['Name', 'Country', 'Types', 'Rating', 'Popular', 'Actions'],
    { useInnerText: true },
  );
  const paris = page.getByRole('row', { name: /Paris/ });
  await expect(paris.getByRole('rowheader')).toHaveText(/^Paris/);
  await expect(paris.getByRole('cell')).toHaveCount(6);
  // In plain sight, the headings stand beside the values.
  const label = paris
    .getByRole('cell', { name: 'France' })
    .evaluate((cell) => getComputedStyle(cell, '::before').content);
  expect(await label).toContain('Country');
});

/**
 * What can be scrolled sideways, or is cut off at a side: what its box lets out in full view, as the
 * save bar with its negative margins, is neither while it stays within the window.
 */
function sidewaysScrollers(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('html, body, body *')]
      // On a phone the columns' headings are there for screen readers alone.
      .filter((element) => !element.closest('thead'))
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        const isVisible = width > 1 && element.clientWidth > 1;
        const isOutside = isVisible && (left < -1 || right > window.innerWidth + 1);
        const holdsMore = isVisible && element.scrollWidth > element.clientWidth + 1;
        const clips =
          element === document.documentElement || getComputedStyle(element).overflowX !== 'visible';
        return isOutside || (holdsMore && clips);
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}

/** Buttons and links of the rows that are smaller than a finger, or out of reach. */
function smallTargets(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('tbody :is(a, button, label), article button')]
      .filter((element) => {
        const { width, height, left, right } = element.getBoundingClientRect();
        return width < 44 || height < 44 || left < 0 || right > window.innerWidth;
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}
