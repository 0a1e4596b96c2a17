import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/sqlite';
import type { Db } from '../client.ts';
import type { Continent, DestinationType, Schema } from '../schema.ts';
import { compiledOnce } from '../sqlite/compiledQuery.ts';
import { changeContent } from './contentVersion.ts';
import {
  allColumns,
  type Destination,
  type DestinationFields,
  type DestinationSummary,
  imageColumns,
  summaryColumns,
  toColumns,
  toDestination,
  toSummary,
} from './destinationRow.ts';
import { destinationsFoundBy, destinationsUnder, planSearch } from './destinationSearch.ts';
import { replaceDestinationImages } from './images.ts';

export type DestinationFilter = {
  type?: DestinationType | undefined;
  /** ISO 3166-1 alpha-2. */
  countryCode?: string | undefined;
  continent?: Continent | undefined;
  /** Part of the name or the country; case and accents don't matter. */
  search?: string | undefined;
};

export type Page = { limit: number; offset: number };

/** A page of the destinations that pass the filter, newest first. */
export async function listDestinationsNewestFirst(
  db: Db,
  filter: DestinationFilter,
  { limit, offset }: Page,
): Promise<DestinationSummary[]> {
  if (filter.search) return listFound(db, filter.search, filter, 'newest', { limit, offset });
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
  if (filter.search) return listFound(db, filter.search, filter, 'best rated', { limit, offset });
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

async function listFound(
  db: Db,
  search: string,
  filter: DestinationFilter,
  first: 'newest' | 'best rated',
  { limit, offset }: Page,
): Promise<DestinationSummary[]> {
  const plan = await planSearch(db, search);
  if (!plan) return [];
  const found = destinationsFoundBy(db, plan)
    .select(summaryColumns)
    .where((eb) => passes(eb, filter));
  const ordered =
    first === 'newest'
      ? found.orderBy('found.created_at', 'desc').orderBy('found.destination_id')
      : found.orderBy('rating', 'desc').orderBy('name').orderBy('id');
  const rows = await ordered.limit(limit).offset(offset).execute();
  return rows.map(toSummary);
}

/** How many destinations pass the filter. */
export async function countDestinations(db: Db, filter: DestinationFilter): Promise<number> {
  if (filter.search) return countFound(db, filter.search, filter);
  const row = await db
    .selectFrom('destination_counts')
    .select('total')
    .where('type', '=', filter.type ?? '')
    .where('country_code', '=', filter.countryCode ?? '')
    .where('continent', '=', filter.continent ?? '')
    .executeTakeFirst();
  return row?.total ?? 0;
}

async function countFound(db: Db, search: string, filter: DestinationFilter): Promise<number> {
  const plan = await planSearch(db, search);
  if (!plan) return 0;
  const isFiltered = filter.type || filter.countryCode || filter.continent;
  const { count } = await (isFiltered || plan.whole !== null
    ? destinationsFoundBy(db, plan).where((eb) => passes(eb, filter))
    : destinationsUnder(db, plan.gram)
  )
    .select((eb) => eb.fn.countAll<number>().as('count'))
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
    .selectFrom('destination_counts')
    .select(['continent', 'type', 'total'])
    .where('type', 'in', ['', 'tourist', 'transit', 'nomad'])
    .where('country_code', '=', '')
    .where('total', '>', 0)
    .execute();
  const totals = new Map(rows.map(({ continent, type, total }) => [continent + type, total]));
  return rows.flatMap(({ continent, type }) => {
    if (continent === '' || type !== '') return [];
    const count = (wanted: DestinationType) => totals.get(continent + wanted) ?? 0;
    const counts = { tourist: count('tourist'), transit: count('transit'), nomad: count('nomad') };
    return [{ continent, counts }];
  });
}

/** One destination with its photos; `undefined` when the id is unknown. */
export async function findDestination(db: Db, id: string): Promise<Destination | undefined> {
  const [row] = await destinationById(db, [id]);
  return row && toDestination(row);
}

const destinationById = compiledOnce((db) =>
  db
    .selectFrom('destinations')
    .select(allColumns)
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('destination_pictures')
          .select(imageColumns)
          .whereRef('destination_id', '=', 'destinations.id')
          .orderBy('position'),
      ).as('images'),
    )
    .where('id', '=', ''),
);

/** What a generated image of the destination is drawn from; `undefined` when it is unknown. */
export async function findDestinationPlace(
  db: Db,
  id: string,
): Promise<{ name: string; continent: Continent } | undefined> {
  return db
    .selectFrom('destinations')
    .select(['name', 'continent'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The destination that the form with this key made; `undefined` when it has made none. */
export async function findDestinationByCreationKey(
  db: Db,
  creationKey: string,
): Promise<Destination | undefined> {
  const row = await db
    .selectFrom('destinations')
    .select('id')
    .where('creation_key', '=', creationKey)
    .executeTakeFirst();
  return row && findDestination(db, row.id);
}

/**
 * Stores a new destination under `id`, with its photos.
 * Throws when the id or the form's key is taken or a constraint is broken.
 */
export async function insertDestination(
  db: Db,
  ids: { id: string; creationKey?: string | undefined },
  fields: DestinationFields,
  now: string,
): Promise<Destination> {
  return changeContent(db, async (trx) => {
    const row = await trx
      .insertInto('destinations')
      .values({
        id: ids.id,
        creation_key: ids.creationKey ?? null,
        ...toColumns(fields),
        created_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await replaceDestinationImages(trx, row.id, fields.images, now);
    return storedDestination(trx, row.id);
  });
}

/**
 * Replaces a destination's fields and photos and keeps its id; `undefined` when there is no such
 * version of it.
 */
export async function updateDestination(
  db: Db,
  { id, version }: { id: string; version: number },
  fields: DestinationFields,
  now: string,
): Promise<Destination | undefined> {
  return changeContent(db, async (trx) => {
    const row = await trx
      .updateTable('destinations')
      .set({ ...toColumns(fields), version: version + 1, updated_at: now })
      .where('id', '=', id)
      .where('version', '=', version)
      .returning('id')
      .executeTakeFirst();
    if (!row) return undefined;
    await replaceDestinationImages(trx, row.id, fields.images, now);
    return storedDestination(trx, row.id);
  });
}

async function storedDestination(db: Db, id: string): Promise<Destination> {
  const destination = await findDestination(db, id);
  if (!destination) throw new Error(`Destination ${id} is not there`);
  return destination;
}

/** Removes a destination and, by foreign key, its visa requirements and photos. False when there was none. */
export async function deleteDestination(db: Db, id: string): Promise<boolean> {
  return changeContent(db, async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('destinations')
      .where('id', '=', id)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  });
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

/** The filters besides the search, which has its own way to the rows. */
function passes(
  eb: ExpressionBuilder<Schema, 'destinations'>,
  { type, countryCode, continent }: DestinationFilter,
) {
  const conditions = [];
  // The pattern is a literal so that SQLite sees the partial index of this type.
  if (type) conditions.push(sql<SqlBool>`types like ${sql.lit(`%"${type}"%`)}`);
  if (countryCode) conditions.push(eb('country_code', '=', countryCode));
  if (continent) conditions.push(eb('continent', '=', continent));
  return eb.and(conditions);
}
