/** The JSON API, below which its addresses are. */
export const API_PATH = '/api/v1';

/** Changes per page of the API's list. */
export const CHANGES_PAGE_SIZE = 100;

/** Requests per minute and network: for tables, groups and comparisons, and for all others. */
export const TABLES_A_MINUTE = 20;
export const ANSWERS_A_MINUTE = 120;

/** For whose documents the answers hold. */
export const FOR_WHOM =
  'The answers are for ordinary passports, not for travel documents of refugees or stateless persons.';
