import * as z from 'zod/mini';
import { CHANGES_PAGE_SIZE } from '../jsonApi/texts.ts';
import { countryCode, rowId } from '../text.ts';

/** A page of changed answers, newest first: of all, or of a passport or a destination. */
export const answerChangeList = z.strictObject({
  passport: z.optional(countryCode()),
  destination: z.optional(countryCode()),
  /** The id of a change: those before it. */
  before: z.optional(rowId),
  /** At most so many; a page's number where it is left out. */
  limit: z.optional(z.int().check(z.gte(1), z.lte(CHANGES_PAGE_SIZE))),
});
