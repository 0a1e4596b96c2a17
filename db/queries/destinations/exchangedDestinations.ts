import { sql } from 'kysely';
import type { Db } from '#db/db.ts';
import { sqlOf } from '#db/engine.ts';
import { changeContent } from '../contentVersion.ts';
import { imageRows } from '../images.ts';
import { insertRows } from '../insertRows.ts';
import {
  type Destination,
  type DestinationFields,
  decidedColumns,
  toColumns,
  toDestination,
  wholeSelection,
} from './destinationRow.ts';
import { inTypeOrder } from './destinationTypes.ts';

/** Destinations per statement: takes some milliseconds. */
const READ_AT_ONCE = 50;

/** The destinations with these ids, in any order. */
export async function listDestinationsByIds(
  db: Db,
  ids: readonly string[],
): Promise<Destination[]> {
  const rows = await db
    .selectFrom('destinations')
    .select(wholeSelection(db))
    .where('destinations.id', 'in', sql<string>`(select value from ${sqlOf(db).rowsOf(ids)})`)
    .execute();
  return rows.map(toDestination);
}

/** All destinations by id, in batches. */
export async function* readDestinations(db: Db): AsyncGenerator<Destination[]> {
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('destinations')
      .select(wholeSelection(db))
      .where('destinations.id', '>', after)
      .orderBy('destinations.id')
      .limit(READ_AT_ONCE)
      .execute();
    if (rows.length > 0) yield rows.map(toDestination);
    const last = rows.at(-1);
    if (!last || rows.length < READ_AT_ONCE) return;
    after = last.id;
  }
}

/** The names of all destinations. */
export async function listDestinationNames(
  db: Db,
): Promise<{ id: string; name: string; country: string }[]> {
  return db.selectFrom('destinations').select(['id', 'name', 'country']).execute();
}

/** All current and former addresses of destinations. */
export async function listDestinationAddresses(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('destinations')
    .select('id')
    .unionAll(db.selectFrom('destination_redirects').select('old_id as id'))
    .execute();
  return rows.map(({ id }) => id);
}

const saveRows = insertRows(
  'destinations',
  ['id', 'version', 'created_at', 'updated_at', ...decidedColumns],
  { replacing: ['version', 'updated_at', ...decidedColumns] },
);
const insertTypes = insertRows('destination_types', ['destination_id', 'type']);
const insertImages = insertRows('destination_images', [
  ...(['id', 'destination_id', 'position', 'src'] as const),
  ...(['image_hash', 'alt', 'width', 'height', 'created_at'] as const),
]);

/** A destination to save: a new one, or the next version of the stored one with this id. */
type SavedDestination = {
  id: string;
  version: number;
  createdAt: string;
  fields: DestinationFields & Pick<Destination, 'status' | 'publishAt'>;
};

/**
 * Saves any number of new and changed destinations, with their types and photos. A photo with the
 * same address keeps its id. `now` is ISO 8601.
 */
export async function storeDestinations(
  db: Db,
  destinations: readonly SavedDestination[],
  now: string,
): Promise<void> {
  await changeContent(db, 'destinations', async (trx) => {
    await saveRows(
      trx,
      destinations.map(({ id, version, createdAt, fields }) => ({
        id,
        version,
        created_at: createdAt,
        updated_at: now,
        ...toColumns(fields),
      })),
    );
    await replaceTypes(trx, destinations);
    await replaceImages(trx, destinations, now);
    return destinations.length;
  });
}

async function replaceTypes(trx: Db, destinations: readonly SavedDestination[]): Promise<void> {
  await trx
    .deleteFrom('destination_types')
    .where('destination_id', 'in', idsOf(trx, destinations))
    .execute();
  await insertTypes(
    trx,
    destinations.flatMap(({ id, fields }) =>
      inTypeOrder(fields.types).map((type) => ({ destination_id: id, type })),
    ),
  );
}

async function replaceImages(
  trx: Db,
  destinations: readonly SavedDestination[],
  now: string,
): Promise<void> {
  const stored = await trx
    .deleteFrom('destination_images')
    .where('destination_id', 'in', idsOf(trx, destinations))
    .returning(['id', 'destination_id', 'src', 'created_at'])
    .execute();
  const formerly = Map.groupBy(stored, ({ destination_id }) => destination_id);
  await insertImages(
    trx,
    destinations.flatMap(({ id, fields }) =>
      imageRows(id, fields.images, formerly.get(id) ?? [], now),
    ),
  );
}

function idsOf(db: Db, destinations: readonly SavedDestination[]) {
  const ids = destinations.map(({ id }) => id);
  return sql<string>`(select value from ${sqlOf(db).rowsOf(ids)})`;
}
