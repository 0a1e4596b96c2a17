import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Continent, DestinationType, Schema } from '../schema.ts';
import { searchable } from './searchText.ts';

export type DestinationFilter = {
  type?: DestinationType | undefined;
  /** ISO 3166-1 alpha-2. */
  countryCode?: string | undefined;
  continent?: Continent | undefined;
  /** Part of the name or the country; case and accents don't matter. */
  search?: string | undefined;
};

/** The condition that a destination passes the filter. */
export function passes(
  eb: ExpressionBuilder<Schema, 'destinations'>,
  { type, countryCode, continent, search }: DestinationFilter,
) {
  const conditions = [];
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
  return eb.and(conditions);
}

/** The pattern of search texts that contain `text`, in which no character is a wildcard. */
function containing(text: string): string {
  return `%${searchable(text).replaceAll(/[\\%_]/g, '\\$&')}%`;
}
