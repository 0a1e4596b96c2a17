import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

/** A country field's text box, replaced by a combobox or not. */
function countryBox(scope: Page | Locator, label: string): Locator {
  return scope
    .getByRole('textbox', { name: label })
    .or(scope.getByRole('combobox', { name: label }));
}

/** A country field, once scripts have replaced its text box by a combobox. */
export async function countryField(scope: Page | Locator, label: string): Promise<Locator> {
  const field = countryBox(scope, label);
  // Only visible fields are replaced. In one step: it may happen at any moment.
  await field.evaluate((element) => element.scrollIntoView({ block: 'nearest' }));
  await expect(field).toHaveAttribute('aria-autocomplete', 'list');
  return field;
}

/** Chooses a country by typing its name and pressing Enter. */
export async function chooseCountry(scope: Page | Locator, label: string, country: string) {
  const field = await countryField(scope, label);
  await field.fill(country);
  await field.press('Enter');
  await expect(field).toHaveValue(country);
}
