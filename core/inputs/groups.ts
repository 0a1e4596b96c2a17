import * as z from 'zod/mini';
import { FIND_MAX } from '../countries/foundByName.ts';
import {
  GROUP_DAYS_MAX,
  groupAccessFilters,
  TRAVELLERS_TEXT_MAX,
} from '../passports/travellers.ts';
import { filterContinents } from '../siteVocabulary.ts';
import { day } from './entryRule.ts';
import { page } from './text.ts';

const passports = z.string().check(z.maxLength(TRAVELLERS_TEXT_MAX));

/**
 * Travellers, written `IN+GB,DE`, in each country on a day of entry, today in UTC without one; only
 * countries where all may stay `days`, if that is given. `all` puts all countries on one page.
 */
export const groupRanking = z.strictObject({
  passports,
  on: z.optional(day),
  days: z.optional(z.int().check(z.minimum(1), z.maximum(GROUP_DAYS_MAX))),
  continent: z.optional(z.enum(filterContinents)),
  access: z.optional(z.enum(groupAccessFilters)),
  find: z.optional(z.string().check(z.maxLength(FIND_MAX))),
  page,
  all: z._default(z.boolean(), false),
});

/** Passports to compare, written `DE,IN`; `all` includes the countries without differences. */
export const passportComparison = z.strictObject({
  passports,
  all: z._default(z.boolean(), false),
});
