import * as z from 'zod/mini';
import { countryCode, rowId } from './text.ts';

/** A page of changed answers, newest first: of all, or of a passport or a destination. */
export const answerChangeList = z.strictObject({
  passport: z.optional(countryCode()),
  destination: z.optional(countryCode()),
  /** The id of a change: those before it. */
  before: z.optional(rowId),
});
