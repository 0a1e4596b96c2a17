import type { Db } from './open.ts';

/** The destinations by id, with the time (ISO 8601) of their last change. */
export async function listDestinationsWithLastChange(
  db: Db,
): Promise<{ id: string; changedAt: string }[]> {
  return db
    .selectFrom('destinations')
    .select(['id', 'updated_at as changedAt'])
    .orderBy('id')
    .execute();
}

/**
 * The countries that have destinations, by code, with the time (ISO 8601) at which one of these or
 * a visa requirement of theirs last changed.
 */
export async function listCountriesWithLastChange(
  db: Db,
): Promise<{ code: string; changedAt: string }[]> {
  const rows = await db
    .selectFrom('destinations as destination')
    .leftJoin('visa_requirements as requirement', 'requirement.destination_id', 'destination.id')
    .select((eb) => [
      'destination.country_code as code',
      eb.fn.max<string>('destination.updated_at').as('destinationChangedAt'),
      eb.fn.max<string | null>('requirement.updated_at').as('requirementChangedAt'),
    ])
    .groupBy('destination.country_code')
    .orderBy('destination.country_code')
    .execute();
  return rows.map(({ code, destinationChangedAt, requirementChangedAt }) => ({
    code,
    changedAt:
      requirementChangedAt && requirementChangedAt > destinationChangedAt
        ? requirementChangedAt
        : destinationChangedAt,
  }));
}
