import * as z from 'zod/mini';
import { dayNumber } from '#core/dates.ts';
import { errorOfDays, STAYS_MAX, STAYS_TOTAL_DAYS_MAX } from '#core/stays/stayRows.ts';
import { count, dayMessage, fields, made, named } from './schemas.ts';

/** POST /api/v1/stays, the API's only address with a request body. */
export const staysRoute = {
  path: '/api/v1/stays',
  operationId: 'countStays',
  summary: 'Days of stay in a window, as 90 in any 180',
  description:
    'Send stays, past and planned, as JSON by POST. Days of entry and exit both count, and a day that two stays share counts once; leave out what was spent under a residence permit or a long-stay visa. Nothing is stored.',
};

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

const day = made(() =>
  z
    .string(dayMessage)
    .check(z.refine((text) => dayNumber(text) !== undefined, dayMessage))
    .check(z.meta({ format: 'date' })),
);

const stay = made(() =>
  z
    .strictObject(fields(stayTexts, { entry: day, exit: day }), 'Use an object with entry and exit')
    .check((context) => {
      const entry = dayNumber(context.value.entry);
      const exit = dayNumber(context.value.exit);
      if (entry === undefined || exit === undefined) return;
      const message = errorOfDays(entry, exit);
      if (message) {
        context.issues.push({ code: 'custom', path: ['exit'], message, input: context.value.exit });
      }
    }),
);

/** The total days of all stays, shared ones counted for each; invalid stays count none. */
function totalDays(stays: readonly { entry: string; exit: string }[]): number {
  return stays.reduce((sum, stay) => {
    const entry = dayNumber(stay.entry);
    const exit = dayNumber(stay.exit);
    if (entry === undefined || exit === undefined || errorOfDays(entry, exit)) return sum;
    return sum + exit - entry + 1;
  }, 0);
}

/** The request body. Unknown zones are only found in the database. */
export const staysBody = made(() =>
  z
    .strictObject(
      fields(stayTexts, {
        zone: z.string('Name a zone, as schengen').check(z.maxLength(60, 'There is no such zone')),
        stays: z
          .array(stay, 'Use a list of stays')
          .check(z.maxLength(STAYS_MAX, `Send at most ${STAYS_MAX} stays`))
          .check(
            z.refine(
              (stays) => totalDays(stays) <= STAYS_TOTAL_DAYS_MAX,
              `Send stays of at most ${STAYS_TOTAL_DAYS_MAX} days together`,
            ),
          ),
        on: z.optional(day),
        today: z.optional(day),
      }),
      'Send an object with zone and stays',
    )
    .check(z.meta({ id: 'Stays' })),
);

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

const advice = named('StayAdvice', () =>
  fields(stayCountTexts, {
    stay: count,
    enterFrom: z.iso.date(),
    leaveBy: z.nullable(z.iso.date()),
  }),
);

export const staysResponse = named('StayCount', () =>
  fields(stayCountTexts, {
    used: count,
    left: count,
    overstayed: z.array(z.iso.date()),
    ifEntering: z.object({ days: count, lastDay: z.nullable(z.iso.date()) }),
    nextFull: z.iso.date(),
    advice: z.array(advice),
  }),
);

export type StaysResponse = z.infer<typeof staysResponse>;

/** A request and its response on the page for developers. A test checks both against the API. */
export const exampleStays = {
  sent: {
    zone: 'schengen',
    stays: [
      { entry: '2026-01-10', exit: '2026-03-10' },
      { entry: '2026-05-04', exit: '2026-06-04' },
    ],
    on: '2026-07-20',
    today: '2026-04-01',
  },
  response: {
    used: 80,
    left: 10,
    overstayed: ['2026-06-03', '2026-06-04'],
    ifEntering: { days: 60, lastDay: '2026-09-17' },
    nextFull: '2026-09-01',
    advice: [{ stay: 1, enterFrom: '2026-05-04', leaveBy: '2026-06-02' }],
  },
};
