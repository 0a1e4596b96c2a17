/**
 * Descriptions of the JSON API, in its OpenAPI document and on the page for developers.
 */

import { accessesOf } from './answers/accessCounts.ts';
import { RECENT_DAYS } from './answers/coverage.ts';
import { FEED_PATH } from './constants.ts';
import { STAYS_MAX, STAYS_TOTAL_DAYS_MAX } from './stays/stayRows.ts';

export const API_PATH = '/api/v1';

/** The API's only address with a request body. */
export const STAYS_PATH = '/api/v1/stays';

/** Changes per page of the API's list. */
export const CHANGES_PAGE_SIZE = 100;

/** Requests per minute and network: for tables, groups and comparisons, and for all others. */
export const TABLES_A_MINUTE = 20;
export const ANSWERS_A_MINUTE = 120;

const COUNTED_PLACES =
  'We count countries and regions that issue their own passports. We leave out the passport’s own country, territories such as Guam, and countries that this site does not offer.';

const COUNTED_AS_SHOWN =
  'Conditional, disputed or unconfirmed rules count as shown first on their page. Unknown never counts as open.';

/** For whose documents the answers hold. */
export const FOR_WHOM =
  'The answers are for ordinary passports, not for travel documents of refugees or stateless persons.';

export type ApiRoute = { path: string; summary: string; description: string };

export const apiRoutes = {
  answer: {
    path: '/api/v1/answers/{passport}/{destination}',
    summary: 'What one passport needs at one destination',
    description:
      'The answer of the website’s country page. Countries that the website does not offer to its visitors are answered all the same.',
  },
  passport: {
    path: '/api/v1/passports/{passport}',
    summary: 'One passport at every destination',
    description: `Tourist stays that begin today (UTC), counted by access. ${COUNTED_PLACES}`,
  },
  passportCsv: {
    path: '/api/v1/passports/{passport}.csv',
    summary: 'The same as a CSV file',
    description: 'One row a destination, UTF-8, with a header.',
  },
  destination: {
    path: '/api/v1/destinations/{destination}',
    summary: 'Every passport at one destination',
    description: `Tourist stays that begin today (UTC), counted by access. ${COUNTED_PLACES}`,
  },
  destinationCsv: {
    path: '/api/v1/destinations/{destination}.csv',
    summary: 'The same as a CSV file',
    description: 'One row a passport, UTF-8, with a header.',
  },
  groups: {
    path: '/api/v1/groups',
    summary: 'What a group needs in each country',
    description:
      'The countries that visitors of this site are offered, in order of ease for all: by the access of whoever finds it hardest, then by how long all may stay. Where anyone’s access is unknown, the group’s is: these come last, by name. Tourist stays that begin today (UTC).',
  },
  compare: {
    path: '/api/v1/compare',
    summary: 'Passports side by side',
    description: `What each opens, alone and together, and what each needs in every country that visitors of this site are offered. Tourist stays that begin today (UTC). ${COUNTED_PLACES}`,
  },
  changes: {
    path: '/api/v1/changes',
    summary: 'Answers that changed',
    description: `What imports and edits changed, newest first, ${CHANGES_PAGE_SIZE} at a time. The first import of a source is no change. As a feed: ${FEED_PATH}.`,
  },
  stays: {
    path: STAYS_PATH,
    summary: 'Days of stay in a window, as 90 in any 180',
    description:
      'Send stays, past and planned, as JSON by POST. Days of entry and exit both count, and a day that two stays share counts once; leave out what was spent under a residence permit or a long-stay visa. Nothing is stored.',
  },
} satisfies Record<string, ApiRoute>;

/** Descriptions of parameters, by name. */
export const parameterTexts = {
  passport: 'The country that issued the passport, ISO 3166-1 alpha-2; Kosovo is XK',
  destination: 'The country or territory to enter, ISO 3166-1 alpha-2; Kosovo is XK',
  purpose: 'The purpose of the stay; tourist where it is left out',
  on: 'The day of entry in UTC, YYYY-MM-DD; today where it is left out',
  holds:
    'Visas and residence permits of other countries and the country of residence, a comma between them: us-visa,schengen-residence,lives-in-DE. The answer counts with them; what it assumes of them is in its headline condition',
  groupPassports:
    'The passports of 1 to 8 travellers, a comma between them; `+` joins the two passports of one traveller, and adds visas, residence permits and the country of residence: IN+GB,DE+us-visa+lives-in-DE',
  comparedPassports: 'The passports to compare, 2 to 4, a comma between them: DE,IN',
  since: 'A day (YYYY-MM-DD) or a time (RFC 3339): only changes from then on',
  changedPassport: 'Only changes for this passport',
  changedDestination: 'Only changes at this destination',
  cursor: 'Where the page before ended: follow its `next` instead of making one up',
};

/** Descriptions of an answer's fields, by name. */
export const answerTexts = {
  passport: 'The passport’s country',
  destination: 'The destination',
  purpose: 'tourist, transit or working',
  on: 'The day of entry that the answer is for, in UTC',
  access:
    'What the passport needs: freedom_of_movement, visa_free, visa_on_arrival, eta, e_visa, travel_permit, visa_required, no_admission, own_country (also for domestic travel to a territory of it), or null where no source has an answer. Null never means that nothing is needed',
  days: 'The length of stay where its source gives it in days, else null: not published, or in months',
  stay: 'The length of stay as the source gives it; null where it is not published',
  staySource: 'The source of the stay, where it is another than that of the access; else null',
  window: 'The stay counts against so many days in any so many, over all members of the zone',
  conditions: 'What holds only with a certain document, way of travelling or status',
  exceptionsAt:
    'The source whose page names exceptions that `conditions` does not state; null without them',
  source: 'Where the answer comes from; null for the own country and where there is no answer',
  unconfirmed: 'From a secondary source that no editor of this site has confirmed',
  disagrees: 'Another source says otherwise and is newer: the page shows both',
  stale:
    'The source is older than this site allows: unless its settings say otherwise, 150 days for an edition, 365 for a rule',
  changesOn:
    'The day from which another answer is known to hold; on the day of a change and the day after it, that day',
  askBeforeTravel: 'The rule is known to be less simple than it looks: ask before you travel',
  reachedThrough:
    'A destination without border checks of its own is reached through these: their answers apply too',
  note: 'What the source adds; empty where it adds nothing',
  page: 'The page of this answer for people; null where the site does not offer the destination',
  application:
    'How one applies: online for a visa that is required, or online in the place of on arrival; null where the access says it all',
  restriction:
    'What is suspended for this passport now: entry_suspended or visas_suspended; null for nothing. It precedes `access`, which is then the suspended rule, without its stay and conditions',
  officialPage:
    'The official page that a compilation read the rule on, whose `date` is the day: about the rule, the whole policy, or of another government; null for other sources',
  renewedOn: 'The date of a newer source that says the same; null where there is none',
  recheckFailedOn:
    'The day on which no official page could be read about this answer; null where that was not tried',
  checklist:
    'Everything that the border asks for, in the order in which a traveller acts. Those who enter their own country or by freedom of movement have none of visitors’ lines',
} as const;

/** Descriptions of a checklist's fields, by name. */
export const checklistTexts = {
  lines: 'One thing that is asked for, each with its source',
  notResearched:
    'The subjects of which this site knows nothing, which never means that nothing is asked for',
  subject:
    'apply, passport, blank_pages, arrival_form, onward_ticket, funds, insurance, vaccination, levy, registration or minors',
  binding:
    'required, may_be_asked, recommended, not_required, optional, depends (on where the traveller comes from), or null where no source states it',
  text: 'What is asked for, as a sentence without a full stop',
  details: 'Further sentences',
  firstDay: 'The first day on which an arrival form can be sent, if the request names `on`',
  address: 'Where an arrival form is sent or a levy is paid',
  applications: 'The types of visa or authorisation that fit, with their official addresses',
  price: 'A decimal number as text, and its currency; null where it is not known',
  processing: 'The shortest and longest time of processing',
  validityDays: 'How long it can be used',
  stayDays: 'The longest stay on it',
  entries: 'single, double or multiple',
  source: 'Null for `apply`, whose source is the answer’s own',
  collectedBy: 'The data set that names the page, with its licence; null where none does',
} as const;

/** Descriptions of a source's fields, by name. */
export const sourceTexts = {
  id: 'Names the source within this response',
  kind: 'administrator (this site’s editors), official (a law or an authority), compilation (a data set that names the government page of each rule) or edition (a published data set)',
  title: 'What the source is called',
  address: 'Where the source is published; null where it is not on the web',
  edition: 'The imported edition, a number of this site; null for rules of this site’s editors',
  date: 'The source’s own date, as exact as it states it: YYYY, YYYY-MM or YYYY-MM-DD; null where unknown',
  licence: 'The licence of the source’s data; empty where it states none',
  attribution: 'The line that names the source where its data is shown',
} as const;

/** Descriptions of fields of a table and its pairs that an answer lacks. */
export const tableTexts = {
  total: `How many pairs are counted. ${COUNTED_PLACES}`,
  counts: `How many counted pairs have each access. ${COUNTED_AS_SHOWN}`,
  countSuspended:
    'Counted pairs for which entry or visitors’ visas are suspended, which are in none of `counts`',
  unknown: 'Counted pairs without an answer, which are in none of `counts`',
  visaFree: `Counted pairs that need nothing to enter: ${accessesOf('visa-free').join(', ')}`,
  noVisaBeforehand: `Counted pairs that need no visa beforehand: ${accessesOf('no-visa-beforehand').join(', ')}`,
  uncertain: 'Counted pairs with `disagrees` or `askBeforeTravel`',
  coverage: 'Where the answers of the counted pairs come from',
  sources: 'Every source of these answers',
  pairs: 'Every pair, the own country too; its answer has more to say',
  conditional:
    'The access holds with a certain kind of passport or way of travelling: see the answer’s `conditions`',
  suspended:
    'Entry or visitors’ visas are suspended for this passport, which precedes `access`: see the answer’s `restriction`',
  source: 'The `id` of the pair’s source, under `sources`',
  counted: 'Whether the pair is counted; in CSV, yes or no in the last column',
} as const;

/** Descriptions of fields of a table's coverage. */
export const coverageTexts = {
  governmentPages:
    'The answers that rest on a government page: of official primary sources, or cited by a compilation. Freedom of movement and rules of this site’s editors are counted apart',
  count: 'How many counted pairs',
  recent: `How many of these pages are at most ${RECENT_DAYS} days old`,
  oldest:
    'The first of the pages’ dates, as exact as known: the day a compilation read the page, or an official source’s own date. Null where one of them is unknown',
  newest: 'The last of the pages’ dates; null where all are unknown',
  counts:
    'How many counted pairs each kind of source answers. page_of_rule, page_of_policy and page_of_other_government: a compilation that cites a government’s page about this rule, about its whole policy, or another government’s page. edition: a collected list. unknown: no source has an answer',
} as const;

/** Descriptions of fields of a group, its countries and travellers that a table's pair lacks. */
export const groupTexts = {
  travellers: 'The travellers as they were named: the passports of each',
  holds: 'The visas, residence permits and country of residence of each traveller',
  countries: 'Every country that visitors are offered, in order of ease for all',
  access:
    'What the traveller with the hardest entry needs; own_country where it is everyone’s own; null where anyone’s is unknown, which never means that nothing is needed',
  suspended: 'A suspension is the hardest answer of the travellers, and precedes `access`',
  stayLimit:
    'stated; none where all enter their own country or by freedom of movement; unknown where anyone’s length of stay is',
  days: 'The fewest days that all may stay; months are counted at their shortest. Null unless stated',
  stays:
    'The shortest of the stays as the sources give them; two, in days and in months, where the calendar decides which ends first',
  passport: 'The traveller’s passport that enters most easily: this is its answer',
  otherUnknown:
    'There is no answer for the traveller’s other passport, which may enter more easily',
  page: 'The page of this group for people',
} as const;

/** Descriptions of fields of a comparison that a table lacks. */
export const compareTexts = {
  passports: 'The passports as they were named',
  opens: 'The same number as `noVisaBeforehand`',
  opensAlone:
    'Counted countries that only this passport opens: for each of the others a visa is known to be needed beforehand, or entry is refused. The own country is not among them, as in `opens`',
  openTogether: 'Counted countries that at least one of the passports opens, their own too',
  differs:
    'Whether two of the passports have another access, another length of stay, or one of them alone a condition or a doubt: `conditional`, `disagrees`, `askBeforeTravel`, `unconfirmed`',
  answers: 'One for each passport, in their order',
  page: 'The page of this comparison for people',
} as const;

/** Descriptions of the request's fields for stays, by name. */
export const stayTexts = {
  zone: 'The zone or country that counts the days, as `window.zone` of an answer names it: schengen',
  stays: `At most ${STAYS_MAX}, in any order, of at most ${STAYS_TOTAL_DAYS_MAX} days together`,
  entry: 'The day of entry, YYYY-MM-DD',
  exit: 'The day of exit, YYYY-MM-DD',
  on: 'The day that is asked about; `today` where it is left out',
  today:
    'Days up to this one have been spent, later ones are planned; today in UTC where it is left out',
} as const;

/** Descriptions of the response's fields for stays, by name. */
export const stayCountTexts = {
  used: 'Days of presence in the window that ends on `on`',
  left: 'Days of that window which are still free',
  overstayed:
    'Each day of presence whose window holds more days than are allowed, of all that was sent',
  ifEntering:
    'The longest stay that begins on `on`, and its last day; 0 and null where none can. Stays before it count, planned ones as far as they are allowed; one that is planned for later does not shorten it',
  nextFull:
    'The first day, `on` or later, on which a stay of the whole allowance can begin: without a day of presence in the 90 days before it, for 90 in any 180. Planned stays count as far as they are allowed',
  advice:
    'What would keep each planned stay to the rule; stays that keep to it and stays that are over are left out. Follow it for earlier stays first',
  stay: 'The place of the stay in what was sent, counted from 0',
  enterFrom:
    'Enter on this day or later; after the planned exit where no day of the stay is allowed',
  leaveBy:
    'Leave on this day or earlier; a day in the past where the traveller is there and should have left. Null where no day of such a stay was allowed',
} as const;

/** Descriptions of the fields of every error (RFC 9457). */
export const problemTexts = {
  type: 'about:blank: the status says what kind of problem it is',
  title: 'The name of the status',
  status: 'The HTTP status',
  detail: 'What is wrong, in a sentence',
  errors: 'For status 400: each parameter or field that is wrong, and why',
};
