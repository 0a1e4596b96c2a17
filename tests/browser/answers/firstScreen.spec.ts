import type { Page } from '@playwright/test';
import { dayFromToday, stateRules } from '../../fixtures/countryRules.ts';
import { expect, test } from '../fixtures.ts';

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
  { name: 'unknown', path: '/visa-info/KP?type=working&from=BR' },
  { name: 'working: a permit', path: '/visa-info/FR?type=working&from=BR' },
  { name: 'working: unknown, with an authority', path: '/visa-info/AD?type=working&from=BR' },
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
      const step = page
        .locator('.next-step, a[href="#border-checklist"], a:text-is("Contact us for details")')
        .first();
      await expect(step).toBeVisible();
      expect(await bottomOf(page, '.verdict .machine-line')).toBeLessThan(PHONE.height);
      const bottom = await step.evaluate((one) => one.getBoundingClientRect().bottom);
      expect(bottom).toBeLessThan(PHONE.height);
      const question = await bottomOf(page, '.question-line');
      expect(question).toBeLessThan(await bottomOf(page, '.verdict h3'));
    });
  }
});
