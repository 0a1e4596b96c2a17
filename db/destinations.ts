import { type ExpressionBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import type { Db } from './open.ts';
import type { Continent, DestinationType, Schema } from './schema.ts';
import { searchable } from './searchable.ts';

export type EmergencyNumbers = { police: string; ambulance: string; fire: string };

export type Season = {
  name: string;
  /** For example "December to February". */
  months: string;
  /** Average daily minimum and maximum in °C. */
  temperature: { min: number; max: number };
  /** Average mm a month. */
  rainfall: number;
};

export type Weather = { bestTimeToVisit: string; seasons: Season[] };

/** What a card or a list row needs. */
export type DestinationSummary = {
  id: string;
  name: string;
  country: string;
  countryCode: string;
  continent: Continent;
  imageUrl: string;
  types: DestinationType[];
  shortDescription: string;
  /** 0 to 5. */
  rating: number;
  popular: boolean;
};

export type Destination = DestinationSummary & {
  description: string;
  currency: string;
  /** An IANA name such as Europe/Paris, or free text. */
  timeZone: string;
  languages: string[];
  emergencyNumbers: EmergencyNumbers;
  weather: Weather;
  createdAt: string;
  updatedAt: string;
};

/** What an administrator decides about a destination. */
export type DestinationFields = Omit<Destination, 'id' | 'createdAt' | 'updatedAt'>;

export type DestinationFilter = {
  type?: DestinationType | undefined;
  /** ISO 3166-1 alpha-2. */
  countryCode?: string | undefined;
  continent?: Continent | undefined;
  /** Part of the name or the country; case and accents don't matter. */
  search?: string | undefined;
};

export type Page = { limit: number; offset: number };

const summaryColumns = [
  'id',
  'name',
  'country',
  'country_code',
  'continent',
  'image_url',
  'types',
  'short_description',
  'rating',
  'popular',
] as const;

const allColumns = [
  ...summaryColumns,
  'description',
  'currency',
  'time_zone',
  'languages',
  'emergency_numbers',
  'weather',
  'created_at',
  'updated_at',
] as const;

/** A page of the destinations that pass the filter, newest first. */
export async function listDestinationsNewestFirst(
  db: Db,
  filter: DestinationFilter,
  { limit, offset }: Page,
): Promise<DestinationSummary[]> {
  const rows = await db
    .selectFrom('destinations')
    .select(summaryColumns)
    .where((eb) => passes(eb, filter))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(toSummary);
}

/** A page of the destinations that pass the filter, best rated first. */
export async function listDestinationsBestRatedFirst(
  db: Db,
  filter: DestinationFilter,
  { limit, offset }: Page,
): Promise<DestinationSummary[]> {
  const rows = await db
    .selectFrom('destinations')
    .select(summaryColumns)
    .where((eb) => passes(eb, filter))
    .orderBy('rating', 'desc')
    .orderBy('name')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(toSummary);
}

/** How many destinations pass the filter. */
export async function countDestinations(db: Db, filter: DestinationFilter): Promise<number> {
  const { count } = await db
    .selectFrom('destinations')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where((eb) => passes(eb, filter))
    .executeTakeFirstOrThrow();
  return count;
}

/** The destinations marked popular, best rated first. */
export async function listPopularDestinations(
  db: Db,
  limit: number,
): Promise<DestinationSummary[]> {
  const rows = await db
    .selectFrom('destinations')
    .select(summaryColumns)
    .where('popular', '=', 1)
    .orderBy('rating', 'desc')
    .orderBy('name')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(toSummary);
}

/** How many destinations of each type a continent has; continents without any are left out. */
export async function countDestinationsByContinent(
  db: Db,
): Promise<{ continent: Continent; counts: Record<DestinationType, number> }[]> {
  const rows = await db
    .selectFrom('destinations')
    .select(['continent', countOf('tourist'), countOf('transit'), countOf('nomad')])
    .groupBy('continent')
    .execute();
  return rows.map(({ continent, ...counts }) => ({ continent, counts }));
}

function countOf<Type extends DestinationType>(type: Type) {
  return sql<number>`sum(types like ${`%"${type}"%`})`.as(type);
}

/** One destination; `undefined` when the id is unknown. */
export async function findDestination(db: Db, id: string): Promise<Destination | undefined> {
  const row = await db
    .selectFrom('destinations')
    .select(allColumns)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && toDestination(row);
}

/** Stores a new destination under `id`. Throws when the id is taken or a constraint is broken. */
export async function insertDestination(
  db: Db,
  id: string,
  fields: DestinationFields,
  now: string,
): Promise<Destination> {
  const row = await db
    .insertInto('destinations')
    .values({ id, ...toColumns(fields), created_at: now, updated_at: now })
    .returning(allColumns)
    .executeTakeFirstOrThrow();
  return toDestination(row);
}

/** Replaces a destination's fields and keeps its id; `undefined` when the id is unknown. */
export async function updateDestination(
  db: Db,
  id: string,
  fields: DestinationFields,
  now: string,
): Promise<Destination | undefined> {
  const row = await db
    .updateTable('destinations')
    .set({ ...toColumns(fields), updated_at: now })
    .where('id', '=', id)
    .returning(allColumns)
    .executeTakeFirst();
  return row && toDestination(row);
}

/** Removes a destination and, by foreign key, its visa requirements. False when there was none. */
export async function deleteDestination(db: Db, id: string): Promise<boolean> {
  const result = await db.deleteFrom('destinations').where('id', '=', id).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** The ids that begin with `slug`: what a new slug has to differ from. */
export async function listDestinationIdsFrom(db: Db, slug: string): Promise<string[]> {
  const rows = await db
    .selectFrom('destinations')
    .select('id')
    .where('id', '>=', slug)
    .where('id', '<', `${slug}\u{10ffff}`)
    .execute();
  return rows.map((row) => row.id);
}

function passes(
  eb: ExpressionBuilder<Schema, 'destinations'>,
  { type, countryCode, continent, search }: DestinationFilter,
) {
  const conditions = [];
  // The pattern is a literal so that SQLite sees the partial index of this type.
  if (type) conditions.push(sql<SqlBool>`types like ${sql.lit(`%"${type}"%`)}`);
  if (countryCode) conditions.push(eb('country_code', '=', countryCode));
  if (continent) conditions.push(eb('continent', '=', continent));
  if (search) conditions.push(sql<SqlBool>`instr(search_text, ${searchable(search)}) > 0`);
  return eb.and(conditions);
}

type DestinationRow = Pick<Selectable<Schema['destinations']>, (typeof allColumns)[number]>;
type SummaryRow = Pick<DestinationRow, (typeof summaryColumns)[number]>;

function toSummary(row: SummaryRow): DestinationSummary {
  return {
    id: row.id,
    name: row.name,
    country: row.country,
    countryCode: row.country_code,
    continent: row.continent,
    imageUrl: row.image_url,
    types: JSON.parse(row.types),
    shortDescription: row.short_description,
    rating: row.rating,
    popular: row.popular === 1,
  };
}

function toDestination(row: DestinationRow): Destination {
  return {
    ...toSummary(row),
    description: row.description,
    currency: row.currency,
    timeZone: row.time_zone,
    languages: JSON.parse(row.languages),
    emergencyNumbers: JSON.parse(row.emergency_numbers),
    weather: JSON.parse(row.weather),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

const typeOrder: DestinationType[] = ['tourist', 'transit', 'nomad'];

function toColumns(fields: DestinationFields) {
  return {
    name: fields.name,
    country: fields.country,
    country_code: fields.countryCode,
    continent: fields.continent,
    image_url: fields.imageUrl,
    types: JSON.stringify(typeOrder.filter((type) => fields.types.includes(type))),
    short_description: fields.shortDescription,
    description: fields.description,
    rating: fields.rating,
    currency: fields.currency,
    time_zone: fields.timeZone,
    languages: JSON.stringify(fields.languages),
    popular: fields.popular ? (1 as const) : (0 as const),
    emergency_numbers: JSON.stringify(fields.emergencyNumbers),
    weather: JSON.stringify(fields.weather),
    search_text: searchable(`${fields.name} ${fields.country}`),
  };
}
