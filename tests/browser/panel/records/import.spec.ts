import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoViolationInEitherTheme } from '../../everyPage/axe.ts';
import { expect, test } from '../../fixtures.ts';

test.beforeEach(({ signIn }) => signIn());

async function exportCsv(page: Page): Promise<string> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export CSV' }).click();
  return readFile(await (await downloading).path(), 'utf8');
}

async function preview(page: Page, csv: string) {
  const file = { name: 'records.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  await page.getByLabel('File', { exact: true }).setInputFiles(file);
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('heading', { name: 'What changes' })).toBeFocused();
}

test('an edited cell of an export is previewed, imported, and shown to visitors', {
  tag: '@journey',
}, async ({ page }) => {
  await page.goto('/admin/dashboard');
  await page.getByRole('link', { name: 'Import and export' }).click();
  const csv = await exportCsv(page);
  const line = csv.split('\r\n').find((one) => one.startsWith('paris-france,')) ?? '';
  const name = line.split(',')[2] ?? '';
  await preview(page, csv.replace(line, line.replace(`,${name},`, ',Paris on the Seine,')));
  await expect(page.getByRole('link', { name: 'Changed (1)' })).toHaveAttribute('aria-current');
  await expect(page.getByRole('link', { name: 'Refused (0)' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Added (0)' })).toBeVisible();
  const row = page.getByRole('region', { name: 'Changed rows' }).getByRole('row').nth(1);
  await expect(row.getByRole('listitem')).toHaveText([`name${name}Paris on the Seine`]);
  await expectNoViolationInEitherTheme(page);
  // The preview is in the address.
  await page.reload();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const imported = page.getByRole('region', { name: 'Imported' });
  await expect(imported).toContainText(
    'Destinations: 0 added, 1 changed. Visitors see it from now on.',
  );
  await expect(page.getByRole('heading', { name: 'Imported' })).toBeFocused();
  // Not the same file again, refused as changed since.
  await page.reload();
  await expect(imported).toContainText('0 added, 1 changed');
  await expect(page.getByRole('link', { name: /^Refused/ })).toHaveCount(0);
  await expectNoViolationInEitherTheme(page);
  await imported.getByRole('link', { name: 'See each change' }).click();
  const changes = page.getByRole('list', { name: 'Changes' }).getByRole('listitem');
  await expect(changes.first()).toContainText('Paris on the Seine');
  await page.goto('/destination/paris-france');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Paris on the Seine');
});

test('an import that somebody’s save overtook says so, and is compared again', async ({
  page,
  site,
}) => {
  await page.goto('/admin/import-export?kind=destinations');
  const csv = await exportCsv(page);
  await preview(page, csv.replace(',Paris,', ',Paris on the Seine,'));
  await expect(page.getByRole('link', { name: 'Changed (1)' })).toHaveAttribute('aria-current');
  await expect(page.getByRole('button', { name: 'Compare again' })).toHaveCount(0);
  site.sql("update destinations set version = version + 1 where id = 'paris-france'");
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  // Why it can't be imported now, which says more than why it failed before.
  await expect(page.getByRole('alert')).toContainText('1 row is refused, so nothing');
  await page.getByRole('button', { name: 'Compare again' }).click();
  await expect(page.getByRole('link', { name: 'Refused (1)' })).toHaveAttribute('aria-current');
  await expect(page.getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
  await expect(page.getByRole('alert')).toContainText('1 row is refused, so nothing');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a refused file gives reasons row by row, and is not imported', async ({ page }) => {
    await page.goto('/admin/import-export?kind=faqs');
    await preview(page, 'question,answer,category\nWhy?,Because,visa\n,Because,weather\n');
    await expect(page.getByRole('link', { name: 'Refused (1)' })).toHaveAttribute('aria-current');
    const row = page.getByRole('region', { name: 'Refused rows' }).getByRole('row').nth(1);
    await expect(row).toContainText('3');
    await expect(row.getByRole('listitem')).toHaveText([
      'category “weather” is no category: general, visa or destination',
      'question Question is required',
    ]);
    await expect(page.getByRole('alert')).toContainText('1 row is refused, so nothing');
    await expect(page.getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download refused rows with reasons' }).click();
    const refused = await readFile(await (await downloading).path(), 'utf8');
    expect(refused).toContain('question,answer,category,reasons\r\n,Because,weather,');
    await page.getByText('Columns of the file').click();
    await expect(page.getByRole('row', { name: /^question/ })).toBeVisible();
    await expectNoViolationInEitherTheme(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(390);
  });
});
