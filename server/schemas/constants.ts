import type {
  Continent,
  DestinationType,
  FaqCategory,
  PublishStatus,
  VisaType,
} from '../../db/schema.ts';

/** Values that both sides know. No zod here: public pages load this file. */

/** The product's name as people read it: in the header, titles and texts. */
export const siteName = 'Landfall';

/** The paper behind the pages by colour scheme, for what surrounds them in browsers and systems. */
export const siteColors = { light: '#f7f3ea', dark: '#0d1822' } as const;

export const destinationTypes = [
  'tourist',
  'transit',
  'nomad',
] as const satisfies DestinationType[];
export const visaTypes = ['tourist', 'transit', 'working'] as const satisfies VisaType[];
export const publishStatuses = [
  'draft',
  'published',
  'scheduled',
] as const satisfies PublishStatus[];
export const faqCategories = ['general', 'visa', 'destination'] as const satisfies FaqCategory[];

export type { PublishStatus };

/** The longest name of a destination, in characters. */
export const DESTINATION_NAME_MAX = 100;

/** The stay an answer is about where nobody asked for another. */
export const DEFAULT_STAY: VisaType = 'tourist';

/** The continents a visitor can filter by. */
export const filterContinents = [
  'Asia',
  'Europe',
  'North America',
  'South America',
  'Africa',
  'Oceania',
] as const satisfies Continent[];

/** The continents an administrator can choose. */
export const continents = [...filterContinents, 'Antarctica'] as const satisfies Continent[];

/** Where a visitor is taken to be from when nothing better is known. */
export const DEFAULT_PASSPORT = 'US';

/** Passports that one visitor can state. */
export const PASSPORTS_MAX = 4;

export const DEFAULT_BEST_TIME_TO_VISIT = 'April to June';

/** Cards on one page of a public listing. */
export const LISTING_PAGE_SIZE = 24;

/** The longest text that destinations are searched for with, in characters. */
export const SEARCH_TEXT_MAX = 100;

/** The longest text of "Is this wrong?", in characters. */
export const REPORT_MESSAGE_MAX = 1000;

/** Rows on one page of an admin table. */
export const ADMIN_PAGE_SIZE = 50;

/** The longest text that an admin list can be searched for. */
export const SEARCH_MAX = 100;

/** The longest e-mail address SMTP can carry (RFC 5321, section 4.5.3.1.3, less the brackets). */
export const EMAIL_MAX = 254;

/** NIST SP 800-63B-4, section 3.1.1.2: 15 for a password that is the only factor. */
export const PASSWORD_MIN = 15;
export const PASSWORD_MAX = 128;

export type { Continent, DestinationType, FaqCategory, VisaType };

/** Calls that one request to the API may carry; the pages' client begins another after that. */
export const BATCH_CALLS_MAX = 20;

/** Where the feed of changes is, beside the page of changes. */
export const FEED_PATH = '/changes.atom';
