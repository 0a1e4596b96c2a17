import * as z from 'zod/mini';
import { searchRequired } from '../refusals.ts';
import { documentsHeld, passportsHeld } from './entryRule.ts';
import { countryCode, requiredText } from './text.ts';
import { SEARCH_TEXT_MAX } from './textLengths.ts';

/**
 * A search of the whole site; `passport` is the one whose verdict countries get. The documents in
 * `holds` count for the passports of `holder`, by default for all.
 */
export const siteSearch = z.strictObject({
  text: requiredText(searchRequired, SEARCH_TEXT_MAX),
  passport: z.optional(countryCode()),
  holds: z.optional(documentsHeld),
  holder: z.optional(passportsHeld),
});

export type SiteSearch = z.output<typeof siteSearch>;
