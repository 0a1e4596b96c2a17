import type { NotNull } from 'kysely';
import type { DestinationInput } from '#core/inputs/destination.ts';
import type { Continent, DestinationType } from '#core/siteVocabulary.ts';
import { compiledOnce } from '#db/compiledQuery.ts';
import type { Db } from '#db/db.ts';
import { countRows } from '../countRows.ts';
import { replaceDestinationImages } from '../images.ts';
import { insertRecordRow } from '../records/recordRows.ts';
import type { NewRow, RecordTable } from '../records/recordTable.ts';
import { type DestinationFilter, isPublished, passes } from './destinationFilter.ts';
import {
  type Destination,
  type DestinationFields,
  type DestinationSummary,
  decided,
  head,
  relatedSelection,
  summarySelection,
  toColumns,
  toDestination,
  toSummary,
  type WholeRow,
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
    .$narrowType<{ countryCode: NotNull }>()
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
    .$narrowType<{ continent: NotNull }>()
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
    .$narrowType<{ continent: NotNull }>()
    .executeTakeFirst();
}

/** The fields of a destination's form, with the address that it asks for. */
export type DestinationForm = DestinationInput & { slug?: string | undefined };

/** The table of destinations, for the queries that all records share. Their address is their id. */
export const destinationTable: RecordTable<DestinationForm, Destination> = {
  name: 'destinations',
  fields: {
    names: decided.names,
    fromRow(row) {
      const { id, related } = row as NewRow;
      const fields = { ...decided.fromRow(row as WholeRow), id, ...(related as object) };
      // A form leaves out what it keeps.
      const given = Object.entries<unknown>(fields).filter(([, value]) => value !== undefined);
      return Object.fromEntries(given) as DestinationForm;
    },
    toRow: ({ slug, types, images, ...fields }) => ({
      ...toColumns(fields as DestinationFields),
      ...(slug && { id: slug }),
      related: { types, images },
    }),
  },
  head: { ...head, fromRow: (row) => toDestination(row as WholeRow) },
  order: ['created_at'],
  hasTimes: true,
  content: 'destinations',
  hasCreationKey: true,
  related: {
    read: async (db, id) => (await relatedById(db, [String(id)]))[0] ?? {},
    async replace(trx, { id, updated_at }, related) {
      const { types, images } = related as DestinationFields;
      await replaceDestinationTypes(trx, String(id), types);
      await replaceDestinationImages(trx, String(id), images, String(updated_at));
    },
  },
};

const relatedById = compiledOnce((db) =>
  db.selectFrom('destinations').select(relatedSelection(db)).where('destinations.id', '=', ''),
);

/**
 * Inserts a destination under `id`, with its types and photos. Throws when the id is taken or a
 * constraint is violated.
 */
export function insertDestination(
  db: Db,
  { id }: { id: string },
  fields: DestinationFields,
  now: string,
): Promise<Destination> {
  const row = { ...destinationTable.fields.toRow(fields), id, created_at: now, updated_at: now };
  return insertRecordRow(db, destinationTable, row);
}
