import { expect, test } from './fixtures.ts';

test('the climate is drawn, and the same figures stand in a table', async ({ page }) => {
  await page.goto('/destination/tokyo-japan');
  const table = page.getByRole('table', { name: 'Average temperature and rainfall by season' });
  await expect(table.getByRole('row')).toHaveCount(5);
  await expect(table.getByRole('row', { name: /^Summer/ })).toContainText('°C');
});

test('the time there is told, and how far it is from the visitor’s', async ({ page }) => {
  // The browser of the tests is in UTC; Japan knows no summer time.
  await page.goto('/destination/tokyo-japan');
  await expect(page.getByText('9 h ahead of you')).toBeVisible();
});

test('emergency numbers can be dialled', async ({ page }) => {
  await page.goto('/destination/paris-france');
  await expect(page.getByRole('link', { name: '17', exact: true })).toHaveAttribute(
    'href',
    'tel:17',
  );
});

test('the address of an answer can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/visa-info/JP?type=tourist&from=US');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(page.url());
});

test('an answer prints as one page: a checklist with its source, and nothing else', async ({
  page,
}) => {
  await page.goto('/visa-info/FR?type=tourist&from=IN');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Must be obtained in advance')).toBeVisible();
  await expect(page.getByText(/^Source: Landfall http.*rules as of \d{4}-/)).toBeVisible();
  for (const role of ['banner', 'contentinfo', 'form'] as const) {
    await expect(page.getByRole(role).first()).toBeHidden();
  }
  const box = await page
    .locator('.checklist li')
    .first()
    .evaluate((item) => getComputedStyle(item, '::before').content);
  expect(box).toContain('☐');
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('what is touched is at least 44 pixels high', async ({ page }) => {
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
          .filter((target) => target.checkVisibility() && target.offsetHeight < 44)
          .filter((target) => !target.closest('.sr-only'))
          // A card's link is as large as its card.
          .filter((target) => getComputedStyle(target, '::after').position !== 'absolute')
          .map((target) => `${target.textContent} ${target.offsetHeight}`)
      );
    });
    expect(small, path).toEqual([]);
  }
});
