import type { Selectable } from 'kysely';
import type { Db } from '#db/db.ts';
import type { Schema } from '#db/schema.ts';
import { changeContent } from '../contentVersion.ts';
import {
  insertRequirementRows,
  listRequirementRows,
} from '../visaRequirements/visaRequirements.ts';

/** A destination and all rows that are deleted with it, as stored. */
export type DestinationRows = {
  destination: Selectable<Schema['destinations']>;
  types: Selectable<Schema['destination_types']>[];
  images: Selectable<Schema['destination_images']>[];
  redirects: Selectable<Schema['destination_redirects']>[];
  requirements: Selectable<Schema['visa_requirements']>[];
};

/** All rows of a destination. Throws when the id is unknown. */
export async function listDestinationRows(db: Db, id: string): Promise<DestinationRows> {
  const destination = await db
    .selectFrom('destinations')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    destination,
    types: await db
      .selectFrom('destination_types')
      .selectAll()
      .where('destination_id', '=', id)
      .execute(),
    images: await db
      .selectFrom('destination_images')
      .selectAll()
      .where('destination_id', '=', id)
      .orderBy('position')
      .execute(),
    redirects: await db
      .selectFrom('destination_redirects')
      .selectAll()
      .where('destination_id', '=', id)
      .execute(),
    requirements: await listRequirementRows(db, id),
  };
}

/**
 * Inserts rows that `listDestinationRows` read. A former address that is in use elsewhere by now
 * stays there. Throws when a row exists.
 */
export async function insertDestinationRows(db: Db, rows: DestinationRows): Promise<void> {
  const { destination, types, images, redirects, requirements } = rows;
  await changeContent(db, 'destinations', async (trx) => {
    await trx.insertInto('destinations').values(destination).execute();
    if (types.length > 0) await trx.insertInto('destination_types').values(types).execute();
    if (images.length > 0) await trx.insertInto('destination_images').values(images).execute();
    const free = await withoutTakenAddresses(trx, redirects);
    if (free.length > 0) {
      await trx
        .insertInto('destination_redirects')
        .values(free)
        .onConflict((conflict) => conflict.column('old_id').doNothing())
        .execute();
    }
    await insertRequirementRows(trx, requirements);
    return true;
  });
}

async function withoutTakenAddresses(trx: Db, redirects: DestinationRows['redirects']) {
  if (redirects.length === 0) return [];
  const oldIds = redirects.map((redirect) => redirect.old_id);
  const taken = await trx
    .selectFrom('destinations')
    .select('id')
    .where('id', 'in', oldIds)
    .execute();
  return redirects.filter((redirect) => taken.every(({ id }) => id !== redirect.old_id));
}
