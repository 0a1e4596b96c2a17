import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Continent, DestinationType, PublishStatus } from '#core/siteVocabulary.ts';
import type { VisaType } from '#core/vocabulary.ts';
import type { Schema } from '#db/schema.ts';
import { searchable } from './searchText.ts';

export type DestinationFilter = {
  /** Only published ones by default. */
  status?: PublishStatus | 'any' | undefined;
  type?: DestinationType | undefined;
  /** ISO 3166-1 alpha-2. */
  countryCode?: string | undefined;
  continent?: Continent | undefined;
  /** Part of the name or the country; ignores case and accents. */
  search?: string | undefined;
  /** Destinations that one of these passports may enter. */
  entry?: PassportEntry[] | undefined;
};

/**
 * Where a passport needs no visa in advance, by country code. A destination's own requirement takes
 * precedence if it is the team's, except in `aboveTeam`; any other in `unanswered`, and where it
 * names its source and is no older than the country's answer.
 */
export type PassportEntry = {
  passport: string;
  purpose: VisaType;
  /** Countries whose answer requires no visa in advance. */
  easy: string[];
  /**
   * Countries where "required, not on arrival" means no visa in advance, unless the team says so.
   */
  easyInAdvance: string[];
  /** Countries whose answer precedes any requirement. */
  aboveTeam: string[];
  /** Countries without an answer, in which entry isn't suspended. */
  unanswered: string[];
  /** Countries with an answer and without suspensions, by its date: YYYY, YYYY-MM or YYYY-MM-DD, or null if unknown. */
  answered: { asOf: string | null; countries: string[] }[];
};

/** The condition that a destination is visible. A literal, so that partial indexes match. */
export const isPublished = () => sql<SqlBool>`destinations.status = 'published'`;

const isNotPublished = () => sql<SqlBool>`destinations.status <> 'published'`;

/** The condition that a destination passes the filter. */
export function passes(
  eb: ExpressionBuilder<Schema, 'destinations'>,
  { status = 'published', type, countryCode, continent, search, entry }: DestinationFilter,
) {
  const conditions = [];
  if (status === 'published') conditions.push(isPublished());
  else if (status !== 'any') conditions.push(eb.and([isNotPublished(), eb('status', '=', status)]));
  if (type) {
    conditions.push(
      eb.exists(
        eb
          .selectFrom('destination_types')
          .select('destination_types.type')
          .whereRef('destination_types.destination_id', '=', 'destinations.id')
          .where('destination_types.type', '=', type),
      ),
    );
  }
  if (countryCode) conditions.push(eb('country_code', '=', countryCode));
  if (continent) conditions.push(eb('continent', '=', continent));
  if (search) conditions.push(sql<SqlBool>`search_text like ${containing(search)} escape '\\'`);
  if (entry) conditions.push(eb.or(entry.map((passport) => entered(eb, passport))));
  return eb.and(conditions);
}

/** SQL equivalent of `decideDestination`. */
function entered(
  eb: ExpressionBuilder<Schema, 'destinations'>,
  { passport, purpose, easy, easyInAdvance, aboveTeam, unanswered, answered }: PassportEntry,
) {
  const inAnyOf = (codes: string[]) =>
    codes.length > 0 ? eb('destinations.country_code', 'in', codes) : sql<SqlBool>`1 = 0`;
  const isAsNewAs = (asOf: string | null) =>
    asOf === null
      ? sql<SqlBool>`1 = 1`
      : // Compares at the precision that both dates have, like `compareDates`.
        sql<SqlBool>`substr(source_date, 1, ${sql.lit(asOf.length)})
          >= substr(${asOf}, 1, length(source_date))`;
  const isOfTeam = sql<SqlBool>`standing in ('team', 'carried_over')`;
  const ofRequirement = eb
    .selectFrom('visa_requirements')
    .select((row) =>
      row
        .case()
        .when(
          row.or([
            row('required', '=', 0),
            row('on_arrival', '=', 1),
            row.and([row.not(isOfTeam), inAnyOf(easyInAdvance)]),
          ]),
        )
        .then(sql.lit(1))
        .else(sql.lit(0))
        .end()
        .as('isEasy'),
    )
    .whereRef('visa_requirements.destination_id', '=', 'destinations.id')
    .where('visa_requirements.country_code', '=', passport)
    .where('visa_requirements.type', '=', purpose)
    .where((row) =>
      row.or([
        row.and([isOfTeam, row.not(inAnyOf(aboveTeam))]),
        row.and([row.not(isOfTeam), inAnyOf(unanswered)]),
        row.and([
          row.not(isOfTeam),
          row('source_address', 'is not', null),
          row('source_date', 'is not', null),
          row.or(
            answered.map(({ asOf, countries }) => row.and([inAnyOf(countries), isAsNewAs(asOf)])),
          ),
        ]),
      ]),
    );
  const ofCountry = eb.case().when(inAnyOf(easy)).then(sql.lit(1)).else(sql.lit(0)).end();
  return eb(eb.fn.coalesce(ofRequirement, ofCountry), '=', 1);
}

/** The LIKE pattern of search texts that contain `text`, with wildcards escaped. */
function containing(text: string): string {
  return `%${searchable(text).replaceAll(/[\\%_]/g, '\\$&')}%`;
}
