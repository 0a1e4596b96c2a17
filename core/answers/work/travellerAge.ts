/** The ages that a traveller may state: younger ones work nowhere, and no programme knows older ones. */
export const AGE_FIRST = 14;
export const AGE_LAST = 99;

/** An age in whole years as an address has it; undefined for anything else. */
export function ageIn(given: string | undefined): number | undefined {
  const text = given?.trim() ?? '';
  const age = /^\d{2}$/.test(text) ? Number(text) : undefined;
  return age !== undefined && age >= AGE_FIRST && age <= AGE_LAST ? age : undefined;
}
