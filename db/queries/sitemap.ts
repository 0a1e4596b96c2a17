import type { Db } from '../client.ts';

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

/** The countries that visitors are offered, by code, with the time of the last change of an answer there. */
export async function listOfferedWithLastAnswer(
  db: Db,
): Promise<{ code: string; changedAt: string | null }[]> {
  const rows = await db
    .selectFrom('countries')
    .select((eb) => [
      'code',
      eb
        .selectFrom('answer_changes')
        .select('changed_at')
        .whereRef('destination', '=', 'countries.code')
        .orderBy('id', 'desc')
        .limit(1)
        .as('changedAt'),
    ])
    .where('enabled', '=', 1)
    .execute();
  return rows.sort((a, b) => (a.code < b.code ? -1 : 1));
}

/**
 * The countries that have destinations, by code, with the time (ISO 8601) at which one of these or
 * a visa requirement of theirs last changed.
 */
export async function listCountriesWithLastChange(
  db: Db,
): Promise<{ code: string; changedAt: string }[]> {
  const rows = await db
    .selectFrom('destinations')
    .select((eb) => [
      'country_code as code',
      eb.fn.max<string>('updated_at').as('destinationChangedAt'),
      eb.fn
        .max<string | null>(
          // One index seek for each destination, where a join would walk all requirements.
          eb
            .selectFrom('visa_requirements')
            .select((inner) => inner.fn.max('visa_requirements.updated_at').as('changedAt'))
            .whereRef('destination_id', '=', 'destinations.id'),
        )
        .as('requirementChangedAt'),
    ])
    .groupBy('country_code')
    .orderBy('country_code')
    .execute();
  return rows.map(({ code, destinationChangedAt, requirementChangedAt }) => ({
    code,
    changedAt:
      requirementChangedAt && requirementChangedAt > destinationChangedAt
        ? requirementChangedAt
        : destinationChangedAt,
  }));
}
