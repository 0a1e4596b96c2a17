import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectNoViolationInEitherTheme } from './everyPage/axe.ts';
import { expect, test } from './fixtures.ts';

const answers = (page: Page) => page.getByRole('region', { name: 'Saved answers' });

async function saveAnswer(page: Page, path: string) {
  await page.goto(path);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('link', { name: 'See My travel' })).toBeVisible();
}

for (const width of [390, 1280]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('an answer and a trip are saved, listed and removed', { tag: '@journey' }, async ({
      page,
    }) => {
      await saveAnswer(page, '/visa-info/JP?from=DE');
      await saveAnswer(page, '/trip?passport=DE&stops=FR,JP');
      await page.getByRole('link', { name: 'See My travel' }).click();
      const saved = answers(page).getByRole('link', { name: 'Japan · German passport' });
      await expect(saved).toHaveAttribute('href', '/visa-info/JP?from=DE');
      await expect(answers(page)).toContainText('Visa free · 90 days');
      await expect(answers(page).getByText('Changed since you saved it')).toBeHidden();
      const trip = page.getByRole('link', { name: 'France → Japan' });
      await expect(trip).toHaveAttribute('href', '/trip?passport=DE&stops=FR,JP');
      await expectNoViolationInEitherTheme(page);
      await saved.click();
      // Saved already: pressed again, it is removed.
      await page.getByRole('button', { name: 'Saved', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
      await page.goto('/my');
      await expect(page.getByText('No saved answers yet.')).toBeVisible();
      await page.getByRole('button', { name: 'Remove: France → Japan' }).click();
      await expect(page.getByText('No saved trips yet.')).toBeVisible();
    });
  });
}

test('a badge shows that an answer changed, until the new one is kept', async ({ page, site }) => {
  await saveAnswer(page, '/visa-info/JP?from=DE');
  await saveAnswer(page, '/visa-info/JP?from=FR');
  site.sql("delete from entry_rules where passport = 'DE' and destination = 'JP'");
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('entryRule.saved')) asked.push(request.url());
  });
  await page.goto('/my');
  const changed = answers(page).getByRole('listitem').filter({ hasText: 'German' });
  await expect(changed.getByText('Changed since you saved it')).toBeVisible();
  await expect(changed).toContainText('Now: No answer yet');
  await expect(changed).toContainText('When you saved it: Visa free · 90 days');
  const same = answers(page).getByRole('listitem').filter({ hasText: 'French' });
  await expect(same.getByText('Changed since you saved it')).toBeHidden();
  expect(asked).toHaveLength(1);
  await changed.getByRole('button', { name: 'Keep the new answer' }).click();
  await expect(changed.getByText('Changed since you saved it')).toBeHidden();
  await page.reload();
  await expect(changed).toContainText('No answer yet');
});

test('everything is exported, forgotten and imported', async ({
  page,
  context,
  site,
}, testInfo) => {
  await page.goto('/my');
  await page.evaluate(() => {
    const stay = { entry: '2026-01-01', exit: '2026-01-05', label: '', exempt: false };
    localStorage.setItem('stays schengen', JSON.stringify([stay]));
  });
  await context.addCookies([
    { name: 'passport', value: 'IN', url: site.url },
    { name: 'documents', value: 'us-visa', url: site.url },
  ]);
  await saveAnswer(page, '/visa-info/JP?from=DE');
  await page.goto('/my');
  await expect(page.getByRole('link', { name: 'Indian passport' })).toBeVisible();
  await expect(page.getByText('Schengen area: 1 stay')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export a file' }).click();
  const file = testInfo.outputPath('my-travel.json');
  await (await download).saveAs(file);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    kind: 'my-travel',
    passports: ['IN'],
    holds: 'us-visa',
    stays: { schengen: [{ entry: '2026-01-01' }] },
  });

  await page.getByRole('button', { name: 'Forget everything on this device' }).click();
  await page.getByRole('button', { name: 'Yes, forget everything' }).click();
  await expect(page.getByText('Everything on this device is forgotten.')).toBeVisible();
  await expect(page.getByText('No saved answers yet.')).toBeVisible();
  await expect(page.getByText('No stays yet.')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect(await context.cookies()).toEqual([]);

  const field = page.getByLabel('Import a file');
  const wrong = join(testInfo.outputDir, 'wrong.json');
  writeFileSync(wrong, '{"kind":"other"}');
  await field.setInputFiles(wrong);
  await expect(page.getByText('This is not a file exported from My travel.')).toBeVisible();
  await field.setInputFiles(file);
  await expect(page.getByText('Imported.')).toBeVisible();
  await expect(answers(page)).toContainText('Japan · German passport');
  await expect(page.getByRole('link', { name: 'Indian passport' })).toBeVisible();
  await expect(page.getByText('US visa')).toBeVisible();
  await expect(page.getByText('Schengen area: 1 stay')).toBeVisible();
});

test('what can’t be read is set aside, not lost', async ({ page }) => {
  await saveAnswer(page, '/visa-info/JP?from=DE');
  await page.evaluate(() => {
    const travel = JSON.parse(localStorage.getItem('my travel') ?? '');
    travel.answers.push({ broken: true });
    localStorage.setItem('my travel', JSON.stringify(travel));
  });
  await page.goto('/my');
  await expect(answers(page)).toContainText('Japan · German passport');
  await expect(page.getByText('Something saved earlier could not be read.')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download what could not be read' }).click();
  expect(readFileSync(await (await download).path(), 'utf8')).toContain('"broken":true');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('My travel says that it needs them, and links to the tools', async ({ page }) => {
    await page.goto('/my');
    await expect(page.getByText('This page needs scripts')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Plan a trip' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Plan a trip' })).toBeVisible();
    await page.goto('/visa-info/JP?from=DE');
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeHidden();
  });
});
