import type { VisaType } from './vocabulary.ts';
/** Shared constants. */

/** The product's name in the header, titles and texts. */
export const siteName = 'Landfall';

/** Background colours of the pages by colour scheme, for browsers and systems. */
export const siteColors = { light: '#f7f3ea', dark: '#0d1822' } as const;

/** Maximum length of a destination's name, in characters. */
export const DESTINATION_NAME_MAX = 100;

/** The default purpose of a stay. */
export const DEFAULT_STAY: VisaType = 'tourist';

/** How long before a rule's last day the team is told of it, in days. */
export const RULE_NOTICE_DAYS = 60;

/** The best time to visit of a new destination. */
export const DEFAULT_BEST_TIME = 'April to June';

/** The default passport of a visitor. */
export const DEFAULT_PASSPORT = 'US';

/** Maximum number of documents beside the passport per visitor. */
export const DOCUMENTS_MAX = 30;

/** Maximum length of a visitor's documents in an address, in characters. */
export const HOLDS_TEXT_MAX = 500;

/** Maximum number of passports per visitor. */
export const PASSPORTS_MAX = 4;

/** Cards per page of a public listing. */
export const LISTING_PAGE_SIZE = 24;

/** Maximum length of a text in a country field, in characters: longer than any name. */
export const COUNTRY_TEXT_MAX = 60;

/** Maximum length of a destination search, in characters. */
export const SEARCH_TEXT_MAX = 100;

/** Maximum length of "Is this wrong?", in characters. */
export const REPORT_MESSAGE_MAX = 1000;

/** Rows per page of an admin table. */
export const ADMIN_PAGE_SIZE = 50;

/** Maximum length of an admin list's search, in characters. */
export const SEARCH_MAX = 100;

/** Maximum length of an e-mail address (RFC 5321, section 4.5.3.1.3, less the brackets). */
export const EMAIL_MAX = 254;

/** NIST SP 800-63B-4, section 3.1.1.2: 15 for a password that is the only factor. */
export const PASSWORD_MIN = 15;
export const PASSWORD_MAX = 128;

/** Maximum number of API calls per batch; the pages' client splits larger ones. */
export const BATCH_CALLS_MAX = 20;

/** The change feed, beside the page of changes. */
export const FEED_PATH = '/changes.atom';

/**
 * The error for accounts that must set up two-factor first; the panel then redirects to the set-up.
 */
export const NEEDS_TWO_FACTOR = 'Set up two-factor sign-in first: everybody here needs it';

/**
 * The longest address that the server takes, in characters, without its host: RFC 9110, section 4.1,
 * asks for at least 8000.
 */
export const ADDRESS_LENGTH_MAX = 8000;
