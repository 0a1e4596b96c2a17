/** Lengths of texts that a schema and a page share. Without schemas, which public pages don't load. */

/** Maximum length of a text in a country field, in characters: longer than any name. */
export const COUNTRY_TEXT_MAX = 60;

/** Maximum length of a destination search, in characters. */
export const SEARCH_TEXT_MAX = 100;

/** Maximum length of "Is this wrong?", in characters. */
export const REPORT_MESSAGE_MAX = 1000;
