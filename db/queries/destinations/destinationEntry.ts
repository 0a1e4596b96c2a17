import type { NotNull } from 'kysely';
import type { VisaType } from '#core/vocabulary.ts';
import type { Db } from '#db/db.ts';
import { isPublished } from './destinationFilter.ts';

/** A destination's country, and its own requirement for one of the passports, or null. */
export type StatedEntry = Awaited<ReturnType<typeof listStatedEntry>>[number];

/**
 * The own requirements of published destinations for these passports: one row each, and at least
 * one row per destination.
 */
export async function listStatedEntry(
  db: Db,
  {
    destinationIds,
    passports,
    purpose,
  }: {
    destinationIds: string[];
    passports: string[];
    purpose: VisaType;
  },
) {
  return db
    .selectFrom('destinations')
    .leftJoin('visa_requirements', (join) =>
      join
        .onRef('visa_requirements.destination_id', '=', 'destinations.id')
        .on('visa_requirements.country_code', 'in', passports)
        .on('visa_requirements.type', '=', purpose),
    )
    .select([
      'destinations.id',
      'destinations.country_code as country',
      'visa_requirements.country_code as passport',
      'visa_requirements.required',
      'visa_requirements.on_arrival as onArrival',
      'visa_requirements.duration_days as durationDays',
      'visa_requirements.source_address as sourceAddress',
      'visa_requirements.source_date as sourceDate',
      'visa_requirements.standing',
      'visa_requirements.updated_at as updatedAt',
    ])
    .where('destinations.id', 'in', destinationIds)
    .where(isPublished())
    .$narrowType<{ country: NotNull }>()
    .orderBy('destinations.id')
    .orderBy('visa_requirements.country_code')
    .execute();
}
