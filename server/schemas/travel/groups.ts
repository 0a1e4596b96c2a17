import * as z from 'zod/mini';
import { filterContinents } from '../constants.ts';
import { page } from '../text.ts';
import { groupAccessFilters, TRAVELLERS_TEXT_MAX } from './travellers.ts';

const passports = z.string().check(z.maxLength(TRAVELLERS_TEXT_MAX));

/** Travellers, written `IN+GB,DE`, in each country; `all` puts all countries on one page. */
export const groupRanking = z.strictObject({
  passports,
  continent: z.optional(z.enum(filterContinents)),
  access: z.optional(z.enum(groupAccessFilters)),
  page,
  all: z._default(z.boolean(), false),
});

/** Passports to compare, written `DE,IN`; `all` includes the countries without differences. */
export const passportComparison = z.strictObject({
  passports,
  all: z._default(z.boolean(), false),
});
