import * as z from 'zod/mini';
import { CHANGES_PAGE_SIZE } from '../jsonApi.ts';
import { countryCode, rowId } from './text.ts';

/** A page of changed answers, newest first, optionally of a passport or a destination. */
export const answerChangeList = z.strictObject({
  passport: z.optional(countryCode()),
  destination: z.optional(countryCode()),
  /** Changes before the change with this id. */
  before: z.optional(rowId),
  /** The maximum number; a page by default. */
  limit: z.optional(z.int().check(z.gte(1), z.lte(CHANGES_PAGE_SIZE))),
});
