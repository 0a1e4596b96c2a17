import type { NotNull } from 'kysely';
import { compareTexts } from '#core/compareTexts.ts';
import type { Db } from '../db.ts';
import { isPublished } from './destinations/destinationFilter.ts';

/** The published destinations by id, with the time (ISO 8601) of their last change. */
export async function listDestinationsWithLastChange(
  db: Db,
): Promise<{ id: string; changedAt: string }[]> {
  return db
    .selectFrom('destinations')
    .select(['id', 'updated_at as changedAt'])
    .where(isPublished())
    .orderBy('id')
    .execute();
}

/** A country with a page; times are ISO 8601, null where no answer has changed yet. */
type CountryWithPage = {
  code: string;
  issuesPassports: boolean;
  /** The time of the last changed answer for this destination. */
  changedAt: string | null;
  /** The time of the last changed answer for its passport. */
  passportChangedAt: string | null;
};

/**
 * The offered countries and these territories, by code, with the times of their last changed
 * answers.
 */
export async function listPagesWithLastAnswer(
  db: Db,
  territories: readonly string[],
): Promise<CountryWithPage[]> {
  const rows = await db
    .selectFrom('countries')
    .select((eb) => {
      const lastOf = (side: 'destination' | 'passport') =>
        eb
          .selectFrom('answer_changes')
          .select('changed_at')
          .whereRef(side, '=', 'countries.code')
          .orderBy('id', 'desc')
          .limit(1);
      return [
        'code',
        'issues_passports',
        lastOf('destination').as('changedAt'),
        lastOf('passport').as('passportChangedAt'),
      ];
    })
    .where(({ or, eb }) => or([eb('enabled', '=', 1), eb('code', 'in', territories)]))
    .execute();
  return rows
    .map(({ issues_passports, ...row }) => ({ ...row, issuesPassports: issues_passports === 1 }))
    .sort((a, b) => compareTexts(a.code, b.code));
}

/**
 * The times (ISO 8601) of the last change of each tourist answer in a country that has changed, by
 * passport.
 */
export async function listLastChangesOfAnswers(
  db: Db,
  destination: string,
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('answer_changes')
    .select(['passport', 'changed_at as changedAt'])
    .where('destination', '=', destination)
    .where('purpose', '=', 'tourist')
    .orderBy('id')
    .execute();
  // The last of each passport stays.
  return new Map(rows.map(({ passport, changedAt }) => [passport, changedAt]));
}

/**
 * The countries with published destinations, by code, with the time (ISO 8601) of the last change
 * of one of these or of their requirements.
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
          // An index seek per destination; a join would scan all requirements.
          eb
            .selectFrom('visa_requirements')
            .select((inner) => inner.fn.max('visa_requirements.updated_at').as('changedAt'))
            .whereRef('destination_id', '=', 'destinations.id'),
        )
        .as('requirementChangedAt'),
    ])
    .where(isPublished())
    .$narrowType<{ code: NotNull }>()
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

/** The times (ISO 8601) of the last change of these settings, by key, of those that are stored. */
export async function listSettingsWithLastChange(
  db: Db,
  keys: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('settings')
    .select(['key', 'updated_at as changedAt'])
    .where('key', 'in', keys)
    .execute();
  return new Map(rows.map(({ key, changedAt }) => [key, changedAt]));
}
