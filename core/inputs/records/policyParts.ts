import * as z from 'zod/mini';
import { dayNumber } from '#core/dates.ts';
import { ageStatements, statementQualities } from '#core/policyVocabulary.ts';
import { partialDate } from '../partialDate.ts';
import { countryCode, requiredText, rowId, rowVersion, webAddress } from '../text.ts';

/** Fields that the forms of the team's policies have in common. */

/** More than any shipped policy has. */
export const SOURCES_MAX = 40;

/** Above the number of countries. */
const PASSPORTS_MAX = 260;

export const codes = z
  .array(countryCode('Choose countries of the list'))
  .check(z.maxLength(PASSPORTS_MAX, `Name at most ${PASSPORTS_MAX} passports`));

/** Some passports, or every one. */
export const passportsOrAll = z.union([
  z.literal('all'),
  codes.check(z.minLength(1, 'Name the passports')),
]);

/** Days as the calendar has them. */
export const day = z.nullable(
  z.string().check(
    z.maxLength(10, 'Enter a day, as 2026-02-17'),
    z.refine<string>(
      (text) => /^\d{4}-\d\d-\d\d$/.test(text) && dayNumber(text) !== undefined,
      'Enter a day, as 2026-02-17',
    ),
  ),
);

/** Refuses a last day before the first. */
export const lastsADay = z.refine<{ from: string | null; to: string | null }>(
  ({ from, to }) => from === null || to === null || from <= to,
  { message: 'The last day is before the first', path: ['to'] },
);

/** The id of a page among the policy's own. */
export const sourceId = z
  .string('Choose the page that states it')
  .check(
    z.maxLength(60, 'Choose the page that states it'),
    z.regex(/^[a-z0-9-]+$/, 'Choose the page that states it'),
  );

export const sources = z
  .record(
    sourceId,
    z.strictObject({
      title: requiredText('Title is required', 300),
      publisher: requiredText('Publisher is required', 200),
      address: webAddress,
      quality: z.enum(statementQualities, 'Choose whose page it is'),
      asOf: z.nullable(partialDate),
      asOfIs: z.enum(ageStatements),
    }),
  )
  .check(
    z.refine(
      (pages) => Object.keys(pages).length <= SOURCES_MAX,
      `Name at most ${SOURCES_MAX} pages`,
    ),
  );

/** The shipped statements that these were copied from, or last compared with; null where there were none. */
export const copiedFrom = z.nullable(
  z.strictObject({
    source: z.string().check(z.minLength(1), z.maxLength(200)),
    edition: rowId,
    date: z.nullable(partialDate),
    hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  }),
);

/** A copy that is kept as it is, beside what is shipped now. */
export const copyKept = z.strictObject({ id: rowId, version: rowVersion });
