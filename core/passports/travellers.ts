/** Travellers in an address, by their passports. */

export const TRAVELLERS_MAX = 8;
export const PASSPORTS_OF_TRAVELLER_MAX = 2;
export const COMPARED_MIN = 2;
export const COMPARED_MAX = 4;

/** Maximum length of the list in an address, in characters. */
export const TRAVELLERS_TEXT_MAX = 800;

/**
 * Parses `IN+GB,DE+us-visa` into each traveller's passports, as codes in capitals, and documents
 * beside them (see `readHolds`). Commas separate travellers, pluses what one holds; in a query
 * string a plus is a space.
 */
export function readTravellers(text: string): string[][] {
  return text
    .split(',')
    .map((traveller) =>
      traveller
        .split(/[\s+]+/)
        .filter(Boolean)
        .map(inCase),
    )
    .filter((held) => held.length > 0);
}

/** Whether one of a traveller's parts is a document and no passport. */
export function isDocument(part: string): boolean {
  return part.includes('-');
}

function inCase(part: string): string {
  return isDocument(part) ? part : part.toUpperCase();
}

/** The inverse of `readTravellers`, before URL encoding: `IN GB,DE`. */
export function travellersText(travellers: readonly (readonly string[])[]): string {
  return travellers.map((passports) => passports.join(' ')).join(',');
}

/** Filters of a group's list: the strictest access that anyone needs. */
export const groupAccessFilters = ['visa_free', 'no_visa_beforehand', 'e_visa'] as const;
export type GroupAccessFilter = (typeof groupAccessFilters)[number];

/** The longest stay that a group's list can be filtered by, in days. */
export const GROUP_DAYS_MAX = 999;

/** Countries per page of a group's list. */
export const GROUP_PAGE_SIZE = 50;
