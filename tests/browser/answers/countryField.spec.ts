import type { Locator, Page } from '@playwright/test';
import { expectNoViolationInEitherTheme } from '../everyPage/axe.ts';
import { recordShifts } from '../everyPage/layoutShifts.ts';
import { expect, test } from '../fixtures.ts';
import { chooseCountry, countryField } from './countryField.ts';

const DESTINATION = 'Destination Country';

const destination = (page: Page) => countryField(page.getByRole('main'), DESTINATION);
const list = (page: Page) => page.getByRole('listbox', { name: 'Countries' });
const options = (page: Page) => list(page).getByRole('option');
const sentCountry = (page: Page) => page.getByRole('main').locator('input[name=country]');

test.describe('a country is found', () => {
  test('by name, part, code, with or without accents, and by other names', {
    tag: '@journey',
  }, async ({ page }) => {
    await page.goto('/');
    const field = await destination(page);
    for (const [typed, country] of [
      ['japan', 'Japan'],
      ['Holland', 'Netherlands'],
      ['Burma', 'Myanmar'],
      ['UK', 'United Kingdom'],
      ['uk', 'United Kingdom'],
      ['usa', 'United States'],
      ['cote divoire', 'Ivory Coast'],
      ['Côte d’Ivoire', 'Ivory Coast'],
      ['Ivory Coast', 'Ivory Coast'],
      ['sao tome', 'São Tomé and Príncipe'],
      ['st lucia', 'Saint Lucia'],
      ['the netherlands', 'Netherlands'],
      ['XK', 'Kosovo'],
      ['na', 'Namibia'],
    ] as const) {
      await test.step(`by "${typed}": ${country}`, async () => {
        await field.fill('');
        await expect(sentCountry(page)).toHaveValue('');
        await field.fill(typed);
        await expect(options(page).first()).toContainText(country);
        await field.press('Enter');
        await expect(field).toHaveValue(country);
        await expect(list(page)).toBeHidden();
      });
    }
  });

  test('and Enter chooses what was typed before the list shows it', async ({ page }) => {
    await page.goto('/');
    const field = await destination(page);
    await field.focus();
    await field.evaluate(async (input: HTMLInputElement) => {
      input.select();
      document.execCommand('insertText', false, 'france');
      // React renders what was typed, and runs no effects yet.
      await undefined;
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    });
    await expect(field).toHaveValue('France');
    await expect(sentCountry(page)).toHaveValue('FR');
  });

  test('and "Korea" finds both, without choosing one', async ({ page }) => {
    await page.goto('/');
    const field = await destination(page);
    await field.fill('Korea');
    await expect(options(page)).toHaveText([/North Korea/, /South Korea/]);
    await field.press('Tab');
    await expect(sentCountry(page)).toHaveValue('');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText('Please select a destination country');
    await expect(field).toBeFocused();
    // The first key press opens the list again.
    await field.press('ArrowDown');
    await field.press('ArrowDown');
    await field.press('Tab');
    await expect(field).toHaveValue('South Korea');
    await expect(sentCountry(page)).toHaveValue('KR');
  });

  test('or isn’t, with a message in the list', async ({ page }) => {
    await page.goto('/');
    const field = await destination(page);
    await field.fill('Atlantis');
    await expect(page.getByRole('status').getByText('No country found')).toBeAttached();
    await field.press('Enter');
    await expect(page).toHaveURL(/\/$/);
    await expect(sentCountry(page)).toHaveValue('');
  });
});

test('the keyboard opens, navigates, chooses from and leaves the list', {
  tag: '@journey',
}, async ({ page }) => {
  await page.goto('/');
  const field = await destination(page);
  await field.focus();
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await field.press('ArrowDown');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await field.press('ArrowDown');
  const second = options(page).nth(1);
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute(
    'aria-activedescendant',
    String(await second.getAttribute('id')),
  );
  await field.press('ArrowUp');
  await field.press('ArrowUp');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await expect(options(page).last()).toBeInViewport();
  await field.press('Escape');
  await expect(list(page)).toBeHidden();
  await expect(sentCountry(page)).toHaveValue('');

  await field.fill('ger');
  await expect(page.getByRole('status').getByText(/countries found/)).toBeAttached();
  await field.fill('germ');
  await expect(page.getByRole('status').getByText('1 country found')).toBeAttached();
  // The only match.
  await field.press('Tab');
  await expect(field).toHaveValue('Germany');
  await expect(sentCountry(page)).toHaveValue('DE');
  // A selected country is replaced by typing, and kept when the list is closed.
  await field.focus();
  await field.press('ArrowDown');
  await expect(options(page)).toHaveCount(243);
  await field.press('Escape');
  await expect(field).toHaveValue('Germany');
  await field.pressSequentially('fra');
  await expect(field).toHaveValue('fra');
  await field.press('Enter');
  await expect(field).toHaveValue('France');
  // With the list closed, Enter submits the form.
  await field.press('Enter');
  await expect(page).toHaveURL(/\/destinations\/tourist\?country=FR$/);
});

test('the mouse opens the list and chooses', async ({ page }) => {
  await page.goto('/');
  const field = await destination(page);
  await field.click();
  await expect(options(page)).toHaveCount(243);
  await options(page)
    .filter({ hasText: /^Portugal/ })
    .click();
  await expect(field).toHaveValue('Portugal');
  await field.click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(list(page)).toBeHidden();
  await expect(field).toHaveValue('Portugal');
});

test('Escape closes the list first, then its panel', async ({ page }) => {
  await page.goto('/contact');
  await page.getByText(/^From: /).click();
  const field = await countryField(page.getByRole('banner'), 'Passport country');
  await expect(field).toHaveValue('United States');
  await field.fill('swed');
  await expect(options(page)).toHaveText(['Sweden']);
  await field.press('Escape');
  await expect(list(page)).toBeHidden();
  await expect(field).toBeVisible();
  await field.press('Escape');
  await expect(field).toBeHidden();
});

test.describe('a text box is replaced', () => {
  /** Delays the combobox's script until released. */
  async function holdCombobox(page: Page) {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/assets/CountryInput*.js', async (route) => {
      await held;
      await route.continue();
    });
    return letGo;
  }

  const box = (page: Page) => page.getByRole('main').getByLabel(DESTINATION);

  test('with its text, place and size', async ({ page }) => {
    const letGo = await holdCombobox(page);
    await page.goto('/');
    await box(page).fill('Brazil');
    await box(page).blur();
    const before = await box(page).boundingBox();
    letGo();
    const field = await destination(page);
    await expect(field).toHaveValue('Brazil');
    await expect(sentCountry(page)).toHaveValue('BR');
    expect(await field.boundingBox()).toEqual(before);
  });

  test('and keeps the keyboard focus', async ({ page }) => {
    const letGo = await holdCombobox(page);
    await page.goto('/');
    await page.getByLabel('Category').focus();
    await page.keyboard.press('Tab');
    await expect(box(page)).toBeFocused();
    letGo();
    const field = await destination(page);
    await expect(field).toBeFocused();
    await page.keyboard.type('Fra');
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('France');
  });

  test('and keeps what is being typed, and goes on from there', async ({ page }) => {
    const letGo = await holdCombobox(page);
    await page.goto('/');
    await box(page).focus();
    await page.keyboard.type('Jap');
    letGo();
    const field = await destination(page);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('Jap');
    await expect(options(page)).toHaveText(['Japan']);
    await page.keyboard.type('an');
    await expect(field).toHaveValue('Japan');
    await page.keyboard.press('Tab');
    await expect(sentCountry(page)).toHaveValue('JP');
  });

  test('but not if the combobox can’t be loaded: the server reads its text', async ({
    page,
    expectedConsoleErrors,
  }) => {
    expectedConsoleErrors.push(/ERR_FAILED/);
    await page.route('**/assets/CountryInput*.js', (route) => route.abort());
    await page.goto('/');
    await box(page).fill('japan');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/\/destinations\/tourist\?country=JP$/);
  });

  test('without layout shift', async ({ page }) => {
    const shifts = await recordShifts(page);
    await page.setViewportSize({ width: 390, height: 1400 });
    await page.goto('/');
    await destination(page);
    await countryField(page.getByRole('main'), 'Your passport');
    expect(await shifts()).toEqual([]);
  });
});

test('an open list has no violation and fits 390 pixels, in both themes and in forced colours', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const field = await destination(page);
  await field.fill('ho');
  await expect(options(page).filter({ hasText: 'Netherlands (Holland)' })).toBeVisible();
  for (const option of await options(page).all()) {
    expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const [chosen, other] = [options(page).first(), options(page).nth(1)];
  const background = (option: Locator) =>
    option.evaluate((element) => getComputedStyle(element).backgroundColor);
  for (const forcedColors of ['none', 'active'] as const) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, forcedColors });
      expect(await background(chosen)).not.toBe(await background(other));
    }
    await expectNoViolationInEitherTheme(page, 'form:has([aria-expanded=true])');
  }
});

test('passports are of issuing countries; destinations include others', async ({ page }) => {
  await page.goto('/');
  await chooseCountry(page.getByRole('main'), DESTINATION, 'Kosovo');
  await chooseCountry(page.getByRole('main'), DESTINATION, 'Anguilla');
  const passport = await countryField(page.getByRole('main'), 'Your passport');
  await passport.fill('Anguilla');
  await expect(page.getByText('No country found').first()).toBeVisible();
});

test('a territory offers the passport that its people hold, without choosing it', async ({
  page,
}) => {
  await page.goto('/');
  await chooseCountry(page.getByRole('main'), DESTINATION, 'Greenland');
  const passport = await countryField(page.getByRole('main'), 'Your passport');
  await passport.fill('Greenland');
  await expect(options(page)).toHaveText(['Denmark (Greenland)']);
  await passport.blur();
  await expect(page.getByRole('main').locator('input[name=from]')).toHaveValue('');
  await passport.fill('puerto rico');
  await passport.press('Enter');
  await expect(passport).toHaveValue('United States');
});

test('a typo offers what may be meant, without choosing it', async ({ page }) => {
  await page.goto('/');
  const field = await destination(page);
  await field.fill('germny');
  await expect(options(page)).toHaveText(['Germany']);
  await field.press('Tab');
  await expect(field).toHaveValue('germny');
  await expect(sentCountry(page)).toHaveValue('');
  await field.fill('switzrland');
  await field.press('Enter');
  await expect(field).toHaveValue('Switzerland');
});

test('the list is loaded once', async ({ page }) => {
  const lists: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('country.names')) lists.push(request.url());
  });
  await page.goto('/');
  await destination(page);
  await countryField(page.getByRole('main'), 'Your passport');
  await page.getByRole('banner').getByRole('link', { name: 'Visa Information' }).click();
  await destination(page);
  expect(lists).toHaveLength(1);
});
