import { type NotNull, type SqlBool, sql } from 'kysely';
import type { Db } from '#db/db.ts';
import { isPublished } from '../destinations/destinationFilter.ts';

/**
 * A published destination's own requirement: the fields that can contradict its country's answer.
 */
export type PublishedRequirement = Awaited<ReturnType<typeof listPublishedRequirements>>[number];

/** The own requirements of all published destinations, or only those carried over, unordered. */
export async function listPublishedRequirements(
  db: Db,
  { carriedOver = false }: { carriedOver?: boolean } = {},
) {
  // A literal, so that the partial index matches.
  const isCarriedOver = sql<SqlBool>`visa_requirements.standing = 'carried_over'`;
  const rows = await db
    .selectFrom('visa_requirements')
    .innerJoin('destinations', 'destinations.id', 'visa_requirements.destination_id')
    .select([
      'visa_requirements.id',
      'destinations.id as destinationId',
      'destinations.name as destinationName',
      'destinations.country_code as destination',
      'visa_requirements.country_code as passport',
      'visa_requirements.type as purpose',
      'visa_requirements.required',
      'visa_requirements.on_arrival as onArrival',
      'visa_requirements.duration_days as durationDays',
      'visa_requirements.source_address as sourceAddress',
      'visa_requirements.source_date as sourceDate',
      'visa_requirements.standing',
      'visa_requirements.updated_at as updatedAt',
    ])
    .where(isPublished())
    .$narrowType<{ destination: NotNull }>()
    .$if(carriedOver, (query) => query.where(isCarriedOver))
    .execute();
  return rows.map((row) => ({
    ...row,
    required: row.required === 1,
    onArrival: row.onArrival === 1,
  }));
}
