import { expect, test } from '../fixtures.ts';

test('the local time is shown with its difference to the visitor’s', { tag: '@journey' }, async ({
  page,
}) => {
  // The tests' browser is in UTC; Japan has no daylight saving time.
  await page.goto('/destination/tokyo-japan');
  await page.getByText('UTC+9').scrollIntoViewIfNeeded();
  await expect(page.getByText('9 h ahead of you')).toBeVisible();
});

test('the address of an answer can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/visa-info/JP?type=tourist&from=US');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(page.url());
});

test('an answer prints on two pages: verdict, checklist, sources, and nothing else', async ({
  page,
}) => {
  await page.goto('/visa-info/FR?type=tourist&from=IN');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Must be obtained in advance').first()).toBeVisible();
  for (const date of ['Nov 2025', '19 Aug 2026']) {
    await expect(
      page.getByText(new RegExp(`^Landfall: http.*(Source: .*, |Date of the rules: )${date}\\.`)),
    ).toBeVisible();
  }
  for (const role of ['banner', 'contentinfo', 'form'] as const) {
    await expect(page.getByRole(role).first()).toBeHidden();
  }
  const box = await page
    .locator('.checklist li')
    .first()
    .evaluate((item) => getComputedStyle(item, '::before').content);
  expect(box).toContain('☐');
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
});

test('touch targets are at least 44 pixels high', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/', '/destinations/tourist', '/destination/paris-france', '/visa-info/FR']) {
    await page.goto(path);
    const small = await page.evaluate(() => {
      const targets = document.querySelectorAll<HTMLElement>(
        'a[href], button, select, summary, input:not([type=hidden], [tabindex="-1"])',
      );
      return (
        [...targets]
          .map((target) => (target.closest('label') ?? target) as HTMLElement)
          // The footer is low on phones, as lines with numbers of sources: the least of WCAG 2.2, 2.5.8.
          .filter((target) => {
            const least = target.closest('footer, .source-mark') ? 24 : 44;
            return target.checkVisibility() && target.offsetHeight < least;
          })
          .filter((target) => !target.closest('.sr-only'))
          // A card's link covers its card.
          .filter((target) => getComputedStyle(target, '::after').position !== 'absolute')
          .map((target) => `${target.textContent} ${target.offsetHeight}`)
      );
    });
    expect(small, path).toEqual([]);
  }
});
