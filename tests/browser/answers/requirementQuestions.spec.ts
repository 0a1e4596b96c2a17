import type { Page } from '@playwright/test';
import { expectNoViolation } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { chooseCountry, countryField } from './countryField.ts';

const PASSPORT = 'Which country’s passport do you travel with?';
const DESTINATION = 'Where do you want to go?';
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();
const alert = (page: Page) => page.getByRole('main').getByRole('alert');

test('three questions lead to the country’s page, and Back to each of them', async ({ page }) => {
  await page.goto('/visa-requirements');
  const main = page.getByRole('main');
  await expect(await countryField(main, PASSPORT)).toHaveValue('United States');
  await expect(main.getByText('We took it to be that of the United States.')).toBeVisible();
  await chooseCountry(main, PASSPORT, 'Australia');
  await goOn(page);

  await expect(page).toHaveURL(/\/visa-requirements\?from=AU$/);
  await expect(page.getByRole('form', { name: 'Question' })).toBeFocused();
  await expect(main.getByRole('definition').first()).toHaveText('Australia');
  await chooseCountry(main, DESTINATION, 'France');
  await goOn(page);

  await expect(page).toHaveURL(/\/visa-requirements\?from=AU&country=FR$/);
  const purpose = page.getByRole('group', { name: 'What do you travel to France for?' });
  await purpose.getByRole('radio', { name: 'Work' }).check();
  await goOn(page);
  await expect(page).toHaveURL(/\/visa-info\/FR\?type=working&from=AU$/);

  await page.goBack();
  await expect(purpose).toBeVisible();
  await page.goBack();
  await expect(main.getByLabel(DESTINATION)).toBeVisible();
  await page.goBack();
  await expect(main.getByLabel(PASSPORT)).toBeVisible();
});

test('one answer can be changed without repeating the others', async ({ page }) => {
  await page.goto('/visa-requirements?from=AU&country=FR');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Change passport' }).click();
  await expect(page).toHaveURL(/\/visa-requirements\?country=FR$/);
  await expect(main.getByRole('definition').first()).toHaveText('France');
  await chooseCountry(main, PASSPORT, 'Brazil');
  await goOn(page);
  await expect(page).toHaveURL(/\?(?=.*from=BR)(?=.*country=FR)/);
  await expect(page.getByRole('radio')).toHaveCount(3);
});

test('the purpose is not asked for the own country', async ({ page }) => {
  await page.goto('/visa-requirements?from=FR');
  await chooseCountry(page.getByRole('main'), DESTINATION, 'France');
  await goOn(page);
  await expect(page).toHaveURL(/\/visa-info\/FR\?from=FR$/);
});

test('an open question is an error, shown at the top and at the field', async ({ page }) => {
  await page.goto('/visa-requirements?from=AU');
  const main = page.getByRole('main');
  const field = await countryField(main, DESTINATION);
  for (const typed of ['', 'Kor']) {
    await field.fill(typed);
    await field.press('Tab');
    await goOn(page);
    await expect(alert(page)).toContainText('There is a problem');
    await expect(alert(page)).toBeFocused();
    await expect(page).toHaveTitle('Error: Visa Requirements · Landfall');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(/Please select a destination country/);
  }
  await expectNoViolation(page);
  await alert(page).getByRole('link', { name: 'Please select a destination country' }).click();
  await expect(field).toBeFocused();
  await chooseCountry(main, DESTINATION, 'Japan');
  await goOn(page);
  await expect(alert(page)).toHaveCount(0);
  await expect(page).toHaveTitle('Visa Requirements · Landfall');

  await goOn(page);
  await alert(page).getByRole('link', { name: 'Select what you travel for' }).click();
  await expect(page.getByRole('radio', { name: 'Tourism' })).toBeFocused();
});

test('an unavailable passport or country is asked for again', async ({ page, site }) => {
  site.sql("update countries set enabled = 0 where code = 'NO'");
  for (const [search, message] of [
    ['from=GL&country=FR', 'Choose a passport country'],
    ['from=NO&country=FR', 'Choose a passport country'],
    ['from=%3Cb%3E', 'Choose a passport country'],
    ['from=US&country=NO', 'Please select a destination country'],
    ['from=US&country=ZZ&type=tourist', 'Please select a destination country'],
    ['from=US&country=FR&type=holiday', 'Select what you travel for'],
  ]) {
    await page.goto(`/visa-requirements?${search}`);
    await expect(alert(page)).toContainText(String(message));
    await expect(alert(page)).toBeFocused();
  }
  await page.goto('/visa-requirements?from=au&country=gl&type=transit');
  await expect(page).toHaveURL(/\/visa-info\/GL\?type=transit&from=AU$/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the questions are plain forms, with the same errors', async ({ page }) => {
    await page.goto('/visa-requirements');
    await page.getByLabel(PASSPORT).selectOption('Select a country');
    await goOn(page);
    await expect(alert(page)).toContainText('Choose a passport country');
    await page.getByLabel(PASSPORT).selectOption('India');
    await goOn(page);
    await goOn(page);
    await expect(alert(page)).toContainText('Please select a destination country');
    await expect(page).toHaveTitle('Error: Visa Requirements · Landfall');
    await page.getByLabel(DESTINATION).selectOption('France');
    await goOn(page);
    await goOn(page);
    await expect(alert(page)).toContainText('Select what you travel for');
    await page.getByRole('radio', { name: 'Transit' }).check();
    await goOn(page);
    await expect(page).toHaveURL(/\/visa-info\/FR\?type=transit&from=IN$/);
  });
});
