import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

/** A country field, once scripts have replaced its select by a combobox. */
export async function countryField(scope: Page | Locator, label: string): Promise<Locator> {
  const field = scope.getByRole('combobox', { name: label });
  // Only visible fields are upgraded. In one step: the select may be replaced at any moment.
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
