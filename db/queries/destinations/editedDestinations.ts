import {
  type Expression,
  type ExpressionBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import type { Db } from '../../client.ts';
import type { PublishStatus, Schema } from '../../schema.ts';
import { type DestinationFilter, passes } from './destinationFilter.ts';
import { type DestinationSummary, summarySelection, toSummary } from './destinationRow.ts';

/** Which destinations the panel lists, drafts too. */
export type EditedFilter = DestinationFilter & {
  popular?: boolean | undefined;
  /** Only those with requirements last looked at before this day. */
  staleBefore?: string | undefined;
};

export type EditedSort = {
  by: 'name' | 'country' | 'rating' | 'popular' | 'updated';
  descending: boolean;
};

/** A row of the panel's list. */
export type EditedDestination = DestinationSummary & {
  status: PublishStatus;
  /** When it becomes published; null unless it is scheduled. */
  publishAt: string | null;
  updatedAt: string;
  /** How many of its requirements were last looked at before the day that was asked for. */
  staleRequirements: number;
};

/** What each order compares; of equals the newest is first. */
const sorted = {
  name: sql`search_text`,
  country: sql`country`,
  rating: sql`rating`,
  popular: sql`popular`,
  updated: sql`updated_at`,
};

/**
 * A page of the destinations that pass the filter, newest first or in the order asked for.
 * `staleBefore` is the day before which a requirement must have been looked at to count as stale.
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
  // What a row shows is read for the page alone, not for all that are sorted.
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

/** How many destinations pass the filter, drafts too. */
export async function countEditedDestinations(db: Db, filter: EditedFilter): Promise<number> {
  const { count } = await db
    .selectFrom('destinations')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where((eb) => passesEdited(eb, filter))
    .executeTakeFirstOrThrow();
  return count;
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
 * The requirements of the destination that were last looked at before `day`: by the date of their
 * source, of which a year or month alone is its first day, or by their last save where it has none.
 */
function staleRequirements(eb: ExpressionBuilder<Schema, 'destinations'>, day: string) {
  return eb
    .selectFrom('visa_requirements')
    .whereRef('visa_requirements.destination_id', '=', 'destinations.id')
    .where(
      sql<SqlBool>`coalesce(substr(source_date || '-01-01', 1, 10), substr(visa_requirements.updated_at, 1, 10)) < ${day}`,
    );
}
