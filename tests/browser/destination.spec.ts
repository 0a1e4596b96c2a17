import { expect, test } from './fixtures.ts';

test('the climate is a chart, with the same figures in a table', async ({ page }) => {
  await page.goto('/destination/tokyo-japan');
  const table = page.getByRole('table', { name: 'Average temperature and rainfall by season' });
  await expect(table.getByRole('row')).toHaveCount(5);
  await expect(table.getByRole('row', { name: /^Summer/ })).toContainText('°C');
});

test('the local time is shown with its difference to the visitor’s', { tag: '@journey' }, async ({
  page,
}) => {
  // The tests' browser is in UTC; Japan has no daylight saving time.
  await page.goto('/destination/tokyo-japan');
  await expect(page.getByText('9 h ahead of you')).toBeVisible();
});

test('emergency numbers can be dialled', { tag: '@journey' }, async ({ page }) => {
  await page.goto('/destination/paris-france');
  await expect(page.getByRole('link', { name: '17', exact: true })).toHaveAttribute(
    'href',
    'tel:17',
  );
});

test('each sample has its own highlights', { tag: '@journey' }, async ({ page }) => {
  const said = [];
  for (const id of [
    'dubai-united-arab-emirates',
    'paris-france',
    'bali-indonesia',
    'tokyo-japan',
  ]) {
    await page.goto(`/destination/${id}`);
    const items = page.getByRole('list').filter({ has: page.getByText(landmarks[id] ?? '') });
    await expect(items.getByRole('listitem')).toHaveCount(4);
    said.push(...(await items.getByRole('listitem').allTextContents()));
  }
  expect(new Set(said).size).toBe(16);
});

const landmarks: Record<string, string> = {
  'dubai-united-arab-emirates': 'Burj Khalifa, 828',
  'paris-france': 'Pont d’Iéna',
  'bali-indonesia': 'subak',
  'tokyo-japan': 'Sensō-ji',
};

test('a fact that is not stored has no row, and no card without any', async ({ page, site }) => {
  site.sql(
    "update destinations set currency = '', time_zone = '', languages = '[]', emergency_numbers = ?, weather = ? where id = 'paris-france'",
    JSON.stringify({ police: '17', ambulance: '', fire: '' }),
    JSON.stringify({ bestTimeToVisit: '', seasons: [] }),
  );
  await page.goto('/destination/paris-france');
  const numbers = page.getByRole('heading', { name: 'Emergency Numbers' }).locator('..');
  await expect(numbers.getByRole('term')).toHaveText(['Police']);
  await expect(page.getByRole('heading', { name: 'Quick Info' })).toHaveCount(0);
});

test.describe('with its own text', () => {
  test('a place without highlights has the default list', async ({ page, site }) => {
    site.sql("update destinations set highlights = '[]' where id = 'paris-france'");
    await page.goto('/destination/paris-france');
    await expect(page.getByRole('heading', { name: 'What makes it special' })).toBeVisible();
    await expect(page.getByText('Sights and landscapes worth the journey')).toBeVisible();
  });

  test('blank lines make paragraphs, addresses become links, Markdown is rendered, and HTML is text', async ({
    page,
    site,
  }) => {
    const markup = '<b>bold</b> **stars** [words](https://evil.example) javascript:alert(1)';
    site.sql(
      "update destinations set description = ? where id = 'paris-france'",
      `First, see https://visa.example/apply?a=1&b=2.\nSame paragraph.\n\n\nSecond. ${markup}`,
    );
    await page.goto('/destination/paris-france');
    const about = page.getByRole('heading', { name: 'About Paris' }).locator('..');
    await expect(about.getByRole('paragraph')).toHaveText([
      'First, see https://visa.example/apply?a=1&b=2.\nSame paragraph.',
      'Second. <b>bold</b> stars words javascript:alert(1)',
    ]);
    const link = about.getByRole('link', { name: 'https://visa.example/apply?a=1&b=2' });
    await expect(link).toHaveAttribute('href', 'https://visa.example/apply?a=1&b=2');
    await expect(link).toHaveAttribute('rel', 'nofollow noopener');
    await expect(about.getByRole('link')).toHaveText([/visa\.example/, 'words']);
    await expect(about.locator('b')).toHaveCount(0);
  });
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
          // The footer is low on phones: its links have the least height of WCAG 2.2, 2.5.8.
          .filter((target) => {
            const least = target.closest('footer') ? 24 : 44;
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
