import * as z from 'zod/mini';
import { filterContinents } from '../constants.ts';
import { page } from '../text.ts';
import { groupAccessFilters, TRAVELLERS_TEXT_MAX } from './travellers.ts';

const passports = z.string().check(z.maxLength(TRAVELLERS_TEXT_MAX));

/** What travellers, named as `IN+GB,DE`, need in each country; `all` puts them on one page. */
export const groupRanking = z.strictObject({
  passports,
  continent: z.optional(z.enum(filterContinents)),
  access: z.optional(z.enum(groupAccessFilters)),
  page,
  all: z._default(z.boolean(), false),
});

/** Passports side by side, named as `DE,IN`; `all` has the countries too where they don't differ. */
export const passportComparison = z.strictObject({
  passports,
  all: z._default(z.boolean(), false),
});
