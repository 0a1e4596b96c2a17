import * as z from 'zod/mini';
import { CHANGES_PAGE_SIZE } from '#core/jsonApi.ts';
import { FEED_PATH } from '#core/site/pages.ts';
import { changeCauses } from '#core/vocabulary.ts';
import { access, code, days, fields, givenCode, made, named, purpose, stay } from './schemas.ts';

/** The answers that changed. */
export const changesRoute = {
  path: '/api/v1/changes',
  operationId: 'listChanges',
  summary: 'Answers that changed',
  description: `What imports and edits changed, newest first, ${CHANGES_PAGE_SIZE} at a time. The first import of a source is no change. As a feed: ${FEED_PATH}.`,
};

export const changesQueryTexts = {
  since: 'A day (YYYY-MM-DD) or a time (RFC 3339): only changes from then on',
  passport: 'Only changes for this passport',
  destination: 'Only changes at this destination',
  cursor: 'Where the page before ended: follow its `next` instead of making one up',
};

const sinceMessage = 'Use a day or a time, as 2026-02-17 or 2026-02-17T09:30:00Z';
const cursorMessage = 'Follow the address in `next`';

export const changesQuery = made(() =>
  z.strictObject(
    fields(changesQueryTexts, {
      since: z.optional(z.union([z.iso.date(), z.iso.datetime({ offset: true })], sinceMessage)),
      passport: z.optional(givenCode),
      destination: z.optional(givenCode),
      // A safe integer in digits.
      cursor: z.optional(z.string(cursorMessage).check(z.regex(/^\d{1,15}$/, cursorMessage))),
    }),
  ),
);

const changeTexts = {
  changedAt: 'When this site’s answer changed, in UTC',
  cause:
    'An edition was imported, the one before made current again, a source removed, a rule edited by this site’s editors, or a rule began or ended on its date',
  source: 'Whose rule caused it, with licence and attribution of its data',
};

const programmesText =
  'Whether the answer is equal, and what lets one leave the airport between two flights changed: see `transit.programmes` of the answer';

const changedAnswer = named('ChangedAnswer', () => ({
  ...fields({ access: 'Null where no source had an answer' }, { access: z.nullable(access) }),
  days,
  stay: z.nullable(stay),
}));

const change = named('Change', () => ({
  id: z.int(),
  ...fields(changeTexts, {
    changedAt: z.iso.datetime(),
    cause: z.enum(changeCauses),
    source: z.object({
      title: z.string(),
      address: z.nullable(z.string()),
      edition: z.nullable(z.int()),
      licence: z.string(),
      attribution: z.string(),
    }),
  }),
  passport: code,
  destination: code,
  purpose,
  before: changedAnswer,
  after: changedAnswer,
  ...fields({ programmesOnly: programmesText }, { programmesOnly: z.boolean() }),
}));

export const changesResponse = named('Changes', () => ({
  changes: z.array(change),
  ...fields({ next: 'The page of older changes; null on the last' }, { next: z.nullable(z.url()) }),
}));

export type ChangesResponse = z.infer<typeof changesResponse>;
