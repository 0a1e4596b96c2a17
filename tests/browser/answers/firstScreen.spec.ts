import type { Page } from '@playwright/test';
import { dayFromToday, stateRules } from '../../fixtures/countryRules.ts';
import { expect, test } from '../fixtures.ts';

/** What a page must stay below, unpacked (bytes) and parsed (elements). */
const DOCUMENT_MOST = { bytes: 60_000, nodes: 900 };

const PHONE = { width: 390, height: 844 };

/** The kinds of answers: their addresses, and rules of Brazil in Japan to state first. */
const kinds: { name: string; path: string; rules?: Parameters<typeof stateRules>[1] }[] = [
  { name: 'own country', path: '/visa-info/JP?from=JP' },
  { name: 'freedom of movement', path: '/visa-info/FR?from=DE' },
  { name: 'visa free, in a window', path: '/visa-info/FR?from=US' },
  {
    name: 'visa free, of unknown length',
    path: '/visa-info/JP?from=BR',
    rules: [{ access: 'visa_free' }],
  },
  {
    name: 'visa on arrival',
    path: '/visa-info/JP?from=BR',
    rules: [{ access: 'visa_on_arrival', stay_number: 30, stay_unit: 'days' }],
  },
  {
    name: 'e-visa',
    path: '/visa-info/JP?from=BR',
    rules: [{ access: 'e_visa', stay_number: 30, stay_unit: 'days' }],
  },
  { name: 'travel authorisation', path: '/visa-info/GB?from=DE' },
  { name: 'visa required', path: '/visa-info/JP?from=IN' },
  {
    name: 'with a condition, and a change to come',
    path: '/visa-info/JP?from=BR',
    rules: [
      {
        access: 'visa_free',
        stay_number: 15,
        stay_unit: 'days',
        condition: 'biometric_passport',
        otherwise: 'visa_required',
        valid_to: dayFromToday(40),
      },
    ],
  },
  {
    name: 'no admission',
    path: '/visa-info/JP?from=BR',
    rules: [{ access: 'no_admission' }],
  },
  { name: 'unknown', path: '/visa-info/FR?type=working&from=BR' },
];

const bottomOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((one) => one.getBoundingClientRect().bottom);

test.describe('the first screen of a phone', () => {
  test.use({ viewport: PHONE });

  for (const { name, path, rules } of kinds) {
    test(`has the verdict with its stay, and the next step: ${name}`, async ({ page, site }) => {
      if (rules) stateRules(site, rules);
      await page.goto(path);
      await expect(page.locator('.verdict')).toBeVisible();
      const step = page.locator('.next-step, a:text-is("Contact us for details")').first();
      await expect(step).toBeVisible();
      expect(await bottomOf(page, '.verdict .machine-line')).toBeLessThan(PHONE.height);
      const bottom = await step.evaluate((one) => one.getBoundingClientRect().bottom);
      expect(bottom).toBeLessThan(PHONE.height);
      const question = await bottomOf(page, '.question-line');
      expect(question).toBeLessThan(await bottomOf(page, '.verdict h3'));
    });
  }
});

test('the document of an answer stays small', async ({ page, request }) => {
  for (const { path } of kinds) {
    const html = await (await request.get(path)).text();
    expect(Buffer.byteLength(html), path).toBeLessThanOrEqual(DOCUMENT_MOST.bytes);
    await page.goto(path);
    expect(await page.locator('*').count(), path).toBeLessThanOrEqual(DOCUMENT_MOST.nodes);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test('passport and country are changed in place', async ({ page }) => {
    await page.goto('/visa-info/JP?from=IN');
    await page.locator('.question-line > summary').click();
    const form = page.getByRole('form', { name: 'Search destinations and visas' });
    await expect(form.getByLabel('Destination Country')).toHaveValue('Japan');
    await expect(form.getByLabel('Your passport')).toHaveValue('India');
    await form.getByLabel('Your passport').fill('holland');
    await form.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/visa-info\/JP\?.*from=NL/);
    await expect(page.locator('.question-line > summary')).toContainText('Dutch passport → Japan');
  });
});

test('every passport has a page of its own, linked with its counts', async ({ page }) => {
  await page.goto('/visa-info/JP?from=IN');
  await page.getByRole('link', { name: 'Japan: entry rules by passport' }).click();
  await expect(page).toHaveURL('/visa-info/JP/passports');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Japan: entry rules by passport',
  );
  await expect(page.getByText('All 199 passports')).toBeVisible();
});
