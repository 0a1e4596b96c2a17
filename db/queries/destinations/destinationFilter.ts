import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Continent, DestinationType, PublishStatus, Schema, VisaType } from '../../schema.ts';
import { searchable } from './searchText.ts';

export type DestinationFilter = {
  /** Only the published ones, where nothing is said. */
  status?: PublishStatus | 'any' | undefined;
  type?: DestinationType | undefined;
  /** ISO 3166-1 alpha-2. */
  countryCode?: string | undefined;
  continent?: Continent | undefined;
  /** Part of the name or the country; case and accents don't matter. */
  search?: string | undefined;
  /** Entered with one of these passports, each as it says. */
  entry?: PassportEntry[] | undefined;
};

/** Where a passport is enough, by the countries' codes. */
export type PassportEntry = {
  passport: string;
  purpose: VisaType;
  /** Everywhere in these countries. */
  everywhere: string[];
  /** In these, but for destinations with a requirement of their own. */
  unlessStated: string[];
};

/** The condition that visitors see a destination. A literal: partial indexes are chosen by it. */
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

/** A destination's own requirement, without or on arrival, comes before what its country asks. */
function entered(
  eb: ExpressionBuilder<Schema, 'destinations'>,
  { passport, purpose, everywhere, unlessStated }: PassportEntry,
) {
  const stated = eb
    .selectFrom('visa_requirements')
    .select('visa_requirements.id')
    .whereRef('visa_requirements.destination_id', '=', 'destinations.id')
    .where('visa_requirements.country_code', '=', passport)
    .where('visa_requirements.type', '=', purpose);
  const easy = [
    eb.exists(stated.where((row) => row.or([row('required', '=', 0), row('on_arrival', '=', 1)]))),
  ];
  if (everywhere.length > 0) easy.push(eb('destinations.country_code', 'in', everywhere));
  if (unlessStated.length > 0) {
    const inThem = eb('destinations.country_code', 'in', unlessStated);
    easy.push(eb.and([inThem, eb.not(eb.exists(stated))]));
  }
  return eb.or(easy);
}

/** The pattern of search texts that contain `text`, in which no character is a wildcard. */
function containing(text: string): string {
  return `%${searchable(text).replaceAll(/[\\%_]/g, '\\$&')}%`;
}
