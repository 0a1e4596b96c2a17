import {
  type Expression,
  type ExpressionBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import type { destinationSorts, PublishStatus } from '#core/siteVocabulary.ts';
import type { Db } from '#db/db.ts';
import type { Schema } from '#db/schema.ts';
import { countRows } from '../countRows.ts';
import { type DestinationFilter, passes } from './destinationFilter.ts';
import { type DestinationSummary, summarySelection, toSummary } from './destinationRow.ts';

/** A filter of the panel's list, which includes drafts. */
type EditedFilter = DestinationFilter & {
  popular?: boolean | undefined;
  /** Only those with requirements last reviewed before this day. */
  staleBefore?: string | undefined;
};

type EditedSort = {
  by: (typeof destinationSorts)[number];
  descending: boolean;
};

/** A row of the panel's list. */
export type EditedDestination = DestinationSummary & {
  status: PublishStatus;
  /** The scheduled time of publication; null unless scheduled. */
  publishAt: string | null;
  updatedAt: string;
  /** The number of its requirements last reviewed before the given day. */
  staleRequirements: number;
};

/** Sort expressions; ties are sorted newest first. */
const sorted = {
  name: sql`search_text`,
  country: sql`country`,
  // A draft may have none, which the engines sort differently.
  rating: sql`coalesce(rating, -1)`,
  popular: sql`popular`,
  updated: sql`updated_at`,
};

/**
 * A page of the destinations that pass the filter, newest first or in the given order. A
 * requirement last reviewed before `staleBefore` counts as stale.
 */
export async function listEditedDestinations(
  db: Db,
  filter: EditedFilter,
  {
    sort,
    limit,
    offset,
    staleBefore,
  }: { sort?: EditedSort | undefined; limit: number; offset: number; staleBefore: string },
): Promise<EditedDestination[]> {
  // The columns of a row are read for this page only, not for all sorted rows.
  const page = inOrder(db.selectFrom('destinations').select('id'), sort)
    .where((eb) => passesEdited(eb, filter))
    .limit(limit)
    .offset(offset);
  const rows = await inOrder(db.selectFrom('destinations').select(summarySelection(db)), sort)
    .select(['status', 'publish_at as publishAt', 'updated_at as updatedAt'])
    .select((eb) =>
      staleRequirements(eb, staleBefore)
        .select((of) => of.fn.countAll<number>().as('count'))
        .as('staleRequirements'),
    )
    .where('id', 'in', page)
    .execute();
  return rows.map((row) => {
    const { status, publishAt, updatedAt } = row;
    const stale = Number(row.staleRequirements);
    return { ...toSummary(row), status, publishAt, updatedAt, staleRequirements: stale };
  });
}

function inOrder<Selected>(
  query: SelectQueryBuilder<Schema, 'destinations', Selected>,
  sort: EditedSort | undefined,
) {
  const sortedQuery = sort
    ? query.orderBy(sorted[sort.by], sort.descending ? 'desc' : 'asc')
    : query;
  return sortedQuery.orderBy('created_at', 'desc').orderBy('id');
}

/** The number of destinations that pass the filter, drafts included. */
export function countEditedDestinations(db: Db, filter: EditedFilter): Promise<number> {
  return countRows(db.selectFrom('destinations').where((eb) => passesEdited(eb, filter)));
}

function passesEdited(
  eb: ExpressionBuilder<Schema, 'destinations'>,
  { popular, status = 'any', staleBefore, ...others }: EditedFilter,
) {
  const conditions: Expression<SqlBool>[] = [passes(eb, { ...others, status })];
  if (popular !== undefined) conditions.push(eb('popular', '=', popular ? 1 : 0));
  if (staleBefore) {
    conditions.push(eb.exists(staleRequirements(eb, staleBefore).select('visa_requirements.id')));
  }
  return eb.and(conditions);
}

/**
 * The destination's requirements last reviewed before `day`: by their source's date (a year or
 * month counts as its first day), or by their last save without one.
 */
function staleRequirements(eb: ExpressionBuilder<Schema, 'destinations'>, day: string) {
  return eb
    .selectFrom('visa_requirements')
    .whereRef('visa_requirements.destination_id', '=', 'destinations.id')
    .where(
      sql<SqlBool>`coalesce(substr(source_date || '-01-01', 1, 10), substr(visa_requirements.updated_at, 1, 10)) < ${day}`,
    );
}
