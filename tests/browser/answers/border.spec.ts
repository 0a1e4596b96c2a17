import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoViolationInEitherTheme } from '../everyPage/axe.ts';
import { expect, test } from '../fixtures.ts';

const phone = { width: 390, height: 844 };

/** Lagos, Paris, Accra. */
const trip = '/trip?passport=GB&stops=NG,FR,GH&dates=2027-01-03,2027-01-09,2027-01-20';
const china = '/visa-info/CN?from=GB&on=2026-12-01';
const southAfrica = '/visa-info/ZA?from=GB';

const checklistOf = (page: Page) => page.getByRole('region', { name: 'Checklist' });

/** Both sides of passport control for who changes planes. */
const sidesOf = (page: Page) =>
  page.locator('section.card').filter({ hasText: 'If you stay in the transit area' });

/** The lines of a list by their subjects. */
const linesOf = (page: Page, subject: string) =>
  checklistOf(page).locator(`[data-subject="${subject}"]`);

async function expectNoSidewaysScroll(page: Page) {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

test.describe('on a phone without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('the lists fit', async ({ page }) => {
    for (const path of [trip, china, southAfrica]) {
      await page.goto(path);
      await expectNoSidewaysScroll(page);
    }
  });
});

test('the lists print with boxes to tick and the addresses of sites', async ({ page }) => {
  for (const [path, text] of [
    [trip, 'Yellow fever: bring a vaccination certificate'],
    [china, 'Register within 24 hours of arrival'],
    [southAfrica, 'https://www.sars.gov.za/travellerdeclaration/'],
  ] as const) {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    await expect(checklistOf(page)).toContainText(text);
    await expect(checklistOf(page).getByText(text).first()).toBeVisible();
    const box = await linesOf(page, 'passport')
      .first()
      .locator('.border-line-subject > :first-child')
      .evaluate((label) => getComputedStyle(label, '::before').content);
    expect(box).toContain('☐');
    await page.emulateMedia({ media: 'screen' });
  }
});

test('what to do next prints as plain dark text', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const [path, text] of [
    ['/visa-info/JP?from=DE', 'Nothing to apply for: see what to bring'],
    ['/visa-info/GB?from=IN', /^Apply on GOV\.UK/],
  ] as const) {
    await page.goto(path);
    const step = page.getByRole('link', { name: text });
    await expect(step).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(step).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(step).toHaveCSS('padding', '0px');
    await expect(step.locator('svg')).toBeHidden();
  }
});

test('changing planes prints with both sides, their conditions, programmes and sources', async ({
  page,
}) => {
  for (const [pair, texts] of [
    ['GB?from=IN', ['Airport transit visa required', 'GOV.UK']],
    ['CN?from=US', ['240-hour visa-free transit']],
  ] as const) {
    await page.goto(`/visa-info/${pair}&type=transit`);
    const shown = await sidesOf(page).innerText();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    for (const text of texts) await expect(sidesOf(page).getByText(text).first()).toBeVisible();
    // Nothing of it is left out on paper, and nothing white on white.
    expect(await sidesOf(page).innerText()).toBe(shown);
    await expect(sidesOf(page)).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.getByText(/^Landfall: http.*(Source: .*|Date of the rules: )/)).toBeVisible();
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  }
});

test('the lists are accessible, and fit a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  for (const path of [trip, china, southAfrica]) {
    await page.goto(path);
    await expectNoViolationInEitherTheme(page);
    await expectNoSidewaysScroll(page);
  }
});

test('a trip’s calendar has the first day on which an arrival form can be sent', {
  tag: '@journey',
}, async ({ page }) => {
  await page.goto('/trip?passport=GB&stops=TH,BR&dates=2027-01-10,2027-02-01');
  await expect(linesOf(page, 'arrival_form')).toContainText('Send the form from 7 Jan 2027');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save to calendar' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('trip.ics');
  const file = await readFile(await download.path(), 'utf8');
  expect(file).toContain('SUMMARY:Send from today: Thailand Digital Arrival Card (Thailand)');
  expect(file).toContain('DTSTART;VALUE=DATE:20270107');
  expect(file).toContain('SUMMARY:Enter: Brazil');
  expect(file).not.toMatch(/^[A-Z;=-]+:\r?$/m);
});
