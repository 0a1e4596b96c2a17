import * as z from 'zod/mini';
import { ADMIN_PAGE_SIZE, ROWS_AT_ONCE, SEARCH_MAX } from '#core/records/lists.ts';
import {
  continents,
  destinationSorts,
  destinationTypes,
  publishStatuses,
} from '#core/siteVocabulary.ts';
import { id, optionalText, page } from '../text.ts';

/** Rows per page of an admin list. */
export const pageSize = z._default(z.int().check(z.minimum(1), z.maximum(100)), ADMIN_PAGE_SIZE);

/** The column and direction to sort by; the list's default order if omitted. */
export function sort<const Names extends readonly string[]>(names: Names) {
  return z.optional(
    z.strictObject({ by: z.enum(names), descending: z._default(z.boolean(), false) }),
  );
}

/**
 * The panel's list of destinations, drafts included. All fields except page and order are filters.
 */
export const editedDestinationList = z.strictObject({
  search: z.optional(optionalText(SEARCH_MAX)),
  type: z.optional(z.enum(destinationTypes)),
  continent: z.optional(z.enum(continents)),
  popular: z.optional(z.boolean()),
  status: z.optional(z.enum(publishStatuses)),
  /** Only destinations with requirements last reviewed longer ago than Settings allow. */
  stale: z.optional(z.literal(true)),
  sort: sort(destinationSorts),
  page,
  pageSize,
});

export type EditedDestinationList = z.infer<typeof editedDestinationList>;

export const ids = z.array(id).check(z.minLength(1), z.maxLength(ROWS_AT_ONCE));

export const destinationsPopular = z.strictObject({ ids, popular: z.boolean() });
