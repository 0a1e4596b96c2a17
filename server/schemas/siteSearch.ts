import * as z from 'zod/mini';
import { SEARCH_TEXT_MAX } from './constants.ts';
import { searchRequired } from './refusals.ts';
import { countryCode, requiredText } from './text.ts';

/** A search of the whole site; `passport` is the one whose verdict countries get. */
export const siteSearch = z.strictObject({
  text: requiredText(searchRequired, SEARCH_TEXT_MAX),
  passport: z.optional(countryCode()),
});

export type SiteSearch = z.output<typeof siteSearch>;
