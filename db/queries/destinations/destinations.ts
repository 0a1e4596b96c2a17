import type { Continent, DestinationType } from '#core/siteVocabulary.ts';
import { compiledOnce } from '#db/compiledQuery.ts';
import type { Db } from '#db/db.ts';
import { changeContent } from '../contentVersion.ts';
import { countRows } from '../countRows.ts';
import { replaceDestinationImages } from '../images.ts';
import { type DestinationFilter, isPublished, passes } from './destinationFilter.ts';
import {
  type Destination,
  type DestinationFields,
  type DestinationSummary,
  summarySelection,
  toColumns,
  toDestination,
  toSummary,
  wholeSelection,
} from './destinationRow.ts';
import { replaceDestinationTypes } from './destinationTypes.ts';

export type Page = { limit: number; offset: number };

/** A page of the destinations that pass the filter, newest first. */
export async function listDestinationsNewestFirst(
  db: Db,
  filter: DestinationFilter,
  page: Page,
): Promise<DestinationSummary[]> {
  const rows = await selectPage(db, filter, page)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(toSummary);
}

/** A page of the destinations that pass the filter, best rated first. */
export async function listDestinationsBestRatedFirst(
  db: Db,
  filter: DestinationFilter,
  page: Page,
): Promise<DestinationSummary[]> {
  const rows = await selectPage(db, filter, page)
    .orderBy('rating', 'desc')
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.map(toSummary);
}

function selectPage(db: Db, filter: DestinationFilter, { limit, offset }: Page) {
  return db
    .selectFrom('destinations')
    .select(summarySelection(db))
    .where((eb) => passes(eb, filter))
    .limit(limit)
    .offset(offset);
}

/** The number of destinations that pass the filter. */
export function countDestinations(db: Db, filter: DestinationFilter): Promise<number> {
  return countRows(db.selectFrom('destinations').where((eb) => passes(eb, filter)));
}

/** The destinations marked popular, best rated first. */
export async function listPopularDestinations(
  db: Db,
  limit: number,
): Promise<DestinationSummary[]> {
  return (await popularDestinations(db, [1, limit])).map(toSummary);
}

const popularDestinations = compiledOnce((db) =>
  db
    .selectFrom('destinations')
    .select(summarySelection(db))
    .where('popular', '=', 1)
    .where(isPublished())
    .orderBy('rating', 'desc')
    .orderBy('name')
    .orderBy('id')
    .limit(1),
);

/** The names of all published destinations, by id. */
export async function listDestinationNames(
  db: Db,
): Promise<{ id: string; name: string; country: string; countryCode: string }[]> {
  return db
    .selectFrom('destinations')
    .select(['id', 'name', 'country', 'country_code as countryCode'])
    .where(isPublished())
    .orderBy('id')
    .execute();
}

/** The number of destinations of each type per continent; empty continents are omitted. */
export async function countDestinationsByContinent(
  db: Db,
): Promise<{ continent: Continent; counts: Record<DestinationType, number> }[]> {
  const rows = await db
    .selectFrom('destinations')
    .leftJoin('destination_types', 'destination_types.destination_id', 'destinations.id')
    .select((eb) => ['continent', 'type', eb.fn.countAll<number>().as('count')])
    .where(isPublished())
    .groupBy(['continent', 'type'])
    .execute();
  const counted = new Map<Continent, Record<DestinationType, number>>();
  for (const { continent, type, count } of rows) {
    const counts = counted.get(continent) ?? { tourist: 0, transit: 0, nomad: 0 };
    if (type) counts[type] = count;
    counted.set(continent, counts);
  }
  // In a fixed order: the same page must be the same in every process.
  return [...counted.keys()].sort().map((continent) => ({
    continent,
    counts: counted.get(continent) ?? { tourist: 0, transit: 0, nomad: 0 },
  }));
}

/** One destination of any status, with its types and photos; `undefined` when the id is unknown. */
export async function findDestination(db: Db, id: string): Promise<Destination | undefined> {
  const [row] = await destinationById(db, [id]);
  return row && toDestination(row);
}

const destinationById = compiledOnce((db) =>
  db.selectFrom('destinations').select(wholeSelection(db)).where('destinations.id', '=', ''),
);

/** One published destination; `undefined` when there is none. */
export async function findPublishedDestination(
  db: Db,
  id: string,
): Promise<Destination | undefined> {
  const destination = await findDestination(db, id);
  return destination?.status === 'published' ? destination : undefined;
}

/** What a published destination's generated image is drawn from; `undefined` when there is none. */
export async function findPublishedPlace(
  db: Db,
  id: string,
): Promise<{ name: string; continent: Continent } | undefined> {
  return db
    .selectFrom('destinations')
    .select(['name', 'continent'])
    .where('id', '=', id)
    .where(isPublished())
    .executeTakeFirst();
}

/** The destination that the form with this key created; `undefined` when there is none. */
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
 * Inserts a destination under `id`, with its types and photos. Throws when the id or the form's key
 * is taken or a constraint is violated.
 */
export async function insertDestination(
  db: Db,
  ids: { id: string; creationKey?: string | undefined },
  fields: DestinationFields,
  now: string,
): Promise<Destination> {
  return changeContent(db, 'destinations', async (trx) => {
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
    await replaceDestinationTypes(trx, row.id, fields.types);
    await replaceDestinationImages(trx, row.id, fields.images, now);
    return storedDestination(trx, row.id);
  });
}

/**
 * Replaces a destination's fields, types and photos and keeps its id; `undefined` when it has no
 * such version.
 */
export async function updateDestination(
  db: Db,
  { id, version }: { id: string; version: number },
  fields: DestinationFields,
  now: string,
): Promise<Destination | undefined> {
  return changeContent(db, 'destinations', async (trx) => {
    const row = await trx
      .updateTable('destinations')
      .set({ ...toColumns(fields), version: version + 1, updated_at: now })
      .where('id', '=', id)
      .where('version', '=', version)
      .returning('id')
      .executeTakeFirst();
    if (!row) return undefined;
    await replaceDestinationTypes(trx, row.id, fields.types);
    await replaceDestinationImages(trx, row.id, fields.images, now);
    return storedDestination(trx, row.id);
  });
}

async function storedDestination(db: Db, id: string): Promise<Destination> {
  const destination = await findDestination(db, id);
  if (!destination) throw new Error(`Destination ${id} is not there`);
  return destination;
}

/**
 * Deletes a destination and, by foreign key, its types, visa requirements and photos. False when
 * there was none.
 */
export async function deleteDestination(db: Db, id: string): Promise<boolean> {
  return changeContent(db, 'destinations', async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('destinations')
      .where('id', '=', id)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  });
}
