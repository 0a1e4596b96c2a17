/** Travellers in an address, by their passports. No zod here: public pages load this file. */

export const TRAVELLERS_MAX = 8;
export const PASSPORTS_OF_TRAVELLER_MAX = 2;
export const COMPARED_MIN = 2;
export const COMPARED_MAX = 4;

/** Maximum length of the list in an address, in characters. */
export const TRAVELLERS_TEXT_MAX = 300;

/**
 * Parses `IN+GB,DE` into travellers' codes in capitals. Commas separate travellers, pluses the
 * passports of one; in a query string a plus is a space.
 */
export function readTravellers(text: string): string[][] {
  return text
    .toUpperCase()
    .split(',')
    .map((traveller) => traveller.split(/[\s+]+/).filter(Boolean))
    .filter((passports) => passports.length > 0);
}

/** The inverse of `readTravellers`, before URL encoding: `IN GB,DE`. */
export function travellersText(travellers: readonly (readonly string[])[]): string {
  return travellers.map((passports) => passports.join(' ')).join(',');
}

/** Filters of a group's list: the strictest access that anyone needs. */
export const groupAccessFilters = ['visa_free', 'no_visa_beforehand', 'e_visa'] as const;
export type GroupAccessFilter = (typeof groupAccessFilters)[number];

/** Countries per page of a group's list. */
export const GROUP_PAGE_SIZE = 50;
