/** Travellers in an address, by the passports they hold. No zod here: public pages load this file. */

export const TRAVELLERS_MAX = 8;
export const PASSPORTS_OF_TRAVELLER_MAX = 2;
export const COMPARED_MIN = 2;
export const COMPARED_MAX = 4;

/** The longest list of passports that an address is read for, in characters. */
export const TRAVELLERS_TEXT_MAX = 300;

/**
 * The travellers that `IN+GB,DE` names, as codes in capitals. A comma is between travellers, a plus
 * between the passports of one; in the search of an address a plus is a space.
 */
export function readTravellers(text: string): string[][] {
  return text
    .toUpperCase()
    .split(',')
    .map((traveller) => traveller.split(/[\s+]+/).filter(Boolean))
    .filter((passports) => passports.length > 0);
}

/** What `readTravellers` reads, as it stands in an address before it is encoded: `IN GB,DE`. */
export function travellersText(travellers: readonly (readonly string[])[]): string {
  return travellers.map((passports) => passports.join(' ')).join(',');
}

/** What the list for a group can be narrowed to: the most that anyone may need. */
export const groupAccessFilters = ['visa_free', 'no_visa_beforehand', 'e_visa'] as const;
export type GroupAccessFilter = (typeof groupAccessFilters)[number];

/** Countries on one page of the list for a group. */
export const GROUP_PAGE_SIZE = 50;
