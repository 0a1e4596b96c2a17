import * as z from 'zod/mini';
import { accessesOf } from '#core/answers/accessCounts.ts';
import { coverageKinds, RECENT_DAYS } from '#core/answers/coverage.ts';
import { accesses } from '#core/vocabulary.ts';
import { documentsHeld } from '../entryRule.ts';
import { answerQueryTexts, answerTexts } from './answers.ts';
import {
  code,
  count,
  days,
  fields,
  givenPurpose,
  made,
  named,
  purpose,
  resolvedAccess,
  source,
  stay,
} from './schemas.ts';
import { transitOfTable } from './transit.ts';
import { workOfTable } from './work.ts';

export const COUNTED_PLACES =
  'We count countries and regions that issue their own passports. We leave out the passport’s own country, territories such as Guam, and countries that this site does not offer.';

const COUNTED_AS_SHOWN =
  'Conditional, disputed or unconfirmed rules count as shown first on their page. Unknown never counts as open.';

const STAYS_OF_TABLES = 'Stays of tourists, changes of planes, or work that begin today (UTC)';

/** One passport at every destination. */
export const passportRoute = {
  path: '/api/v1/passports/{passport}',
  operationId: 'getPassport',
  summary: 'One passport at every destination',
  description: `${STAYS_OF_TABLES}, counted by access. ${COUNTED_PLACES}`,
};

export const passportCsvRoute = {
  path: '/api/v1/passports/{passport}.csv',
  operationId: 'getPassportCsv',
  summary: 'The same as a CSV file',
  description:
    'One row a destination, UTF-8, with a header. For changing planes and working, the last columns say what `transit` and `work` do.',
};

/** Every passport at one destination. */
export const destinationRoute = {
  path: '/api/v1/destinations/{destination}',
  operationId: 'getDestination',
  summary: 'Every passport at one destination',
  description: `${STAYS_OF_TABLES}, counted by access. ${COUNTED_PLACES}`,
};

export const destinationCsvRoute = {
  path: '/api/v1/destinations/{destination}.csv',
  operationId: 'getDestinationCsv',
  summary: 'The same as a CSV file',
  description: 'One row a passport, UTF-8, with a header.',
};

export const tableQueryTexts = {
  purpose: 'tourist, transit for changing planes, or working; tourist where it is left out',
  holds: answerQueryTexts.holds,
};

export const passportQuery = made(() =>
  z.strictObject(
    fields(tableQueryTexts, { purpose: givenPurpose, holds: z.optional(documentsHeld) }),
  ),
);

export const destinationQuery = made(() =>
  z.strictObject(fields(tableQueryTexts, { purpose: givenPurpose })),
);

/** Feeds take no parameters. */
export const noQuery = z.strictObject({});

/** Descriptions of fields of a table and its pairs that an answer lacks. */
export const tableTexts = {
  total: `How many pairs are counted. ${COUNTED_PLACES}`,
  counts: `How many counted pairs have each access. ${COUNTED_AS_SHOWN}`,
  countSuspended:
    'Counted pairs for which entry or visitors’ visas are suspended, which are in none of `counts`',
  unknown: 'Counted pairs without an answer, which are in none of `counts`',
  visaFree: `Counted pairs that need nothing to enter: ${accessesOf('visa-free').join(', ')}`,
  noVisaBeforehand: `Counted pairs that need no visa beforehand: ${accessesOf('no-visa-beforehand').join(', ')}`,
  uncertain:
    'Counted pairs with `disagrees` or `askBeforeTravel`; of purpose transit or working, also those that are `unconfirmed`',
  coverage: 'Where the answers of the counted pairs come from',
  sources: 'Every source of these answers',
  pairs: 'Every pair, the own country too; its answer has more to say',
  conditional:
    'The access holds with a certain kind of passport or way of travelling: see the answer’s `conditions`',
  suspended:
    'Entry or visitors’ visas are suspended for this passport, which precedes `access`: see the answer’s `restriction`',
  source: 'The `id` of the pair’s source, under `sources`',
  counted: 'Whether the pair is counted; in CSV yes or no',
  transit:
    'Only of a passport’s table of purpose transit: what the transit area asks, and programmes that are open, as of an answer; in CSV the columns airside, hours, airports and programmes',
  work: 'Only of a passport’s table of purpose working: what is known of it, as of an answer; in CSV the columns need, why, duties, confirmed, programmes, routes and authority',
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

/** A pair's answer in short. */
export const pair = made(() =>
  fields(
    { ...answerTexts, ...tableTexts },
    {
      access: resolvedAccess,
      days,
      stay: z.nullable(stay),
      conditional: z.boolean(),
      unconfirmed: z.boolean(),
      disagrees: z.boolean(),
      askBeforeTravel: z.boolean(),
      suspended: z.boolean(),
      source: z.nullable(z.string()),
    },
  ),
);

export const counts = made(() =>
  fields(
    { ...tableTexts, suspended: tableTexts.countSuspended },
    {
      total: count,
      counts: countsOf(accesses),
      suspended: count,
      unknown: count,
      visaFree: count,
      noVisaBeforehand: count,
      uncertain: count,
    },
  ),
);

function countsOf<Name extends string>(names: readonly Name[]) {
  const entries = names.map((name) => [name, count]);
  return z.object(Object.fromEntries(entries) as Record<Name, typeof count>);
}

/** Whether a pair is counted. */
export const isCounted = made(() => fields(tableTexts, { counted: z.boolean() }));

/** The purpose and day of the answers, and their sources. */
export const table = made(() => ({
  purpose,
  ...fields({ on: 'The day that the answers are for, in UTC' }, { on: z.iso.date() }),
  ...fields(tableTexts, { sources: z.array(source) }),
}));

const coverage = made(() => {
  const governmentPages = fields(coverageTexts, {
    count,
    recent: count,
    oldest: z.nullable(z.string()),
    newest: z.nullable(z.string()),
  });
  return z
    .object(
      fields(coverageTexts, {
        governmentPages: z.object(governmentPages),
        counts: countsOf(coverageKinds),
      }),
    )
    .check(z.meta({ id: 'Coverage', description: tableTexts.coverage }));
});

const ofPassport = named('OfPassport', () => ({
  destination: code,
  ...isCounted,
  ...pair,
  ...fields(tableTexts, {
    transit: z.optional(transitOfTable),
    work: z.optional(workOfTable),
  }),
}));

export const passportResponse = named('PassportTable', () => ({
  ...fields(answerTexts, { passport: code }),
  ...table,
  ...counts,
  coverage,
  pairs: z.array(ofPassport),
}));

const atDestination = named('AtDestination', () => ({ passport: code, ...isCounted, ...pair }));

export const destinationResponse = named('DestinationTable', () => ({
  ...fields(answerTexts, { destination: code }),
  ...table,
  ...counts,
  coverage,
  pairs: z.array(atDestination),
}));

export type PassportResponse = z.infer<typeof passportResponse>;
export type DestinationResponse = z.infer<typeof destinationResponse>;
