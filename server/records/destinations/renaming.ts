import type { Db } from '#db/db.ts';
import {
  findDestinationRedirect,
  listAddressesFrom,
} from '#db/queries/destinations/destinationRedirects.ts';
import type { Destination } from '#db/queries/destinations/destinationRow.ts';
import {
  type DestinationForm,
  findDestination,
  findPublishedDestination,
} from '#db/queries/destinations/destinations.ts';
import { moveDestination } from '#db/queries/destinations/moveDestination.ts';
import { moveHistory } from '#db/queries/history/history.ts';
import { Conflict } from '#server/errors.ts';
import { nextFreeSlug, slugOf } from '#server/lib/slug.ts';

/** The address of a new destination: the `wanted` one, or the next free one for its name. */
export async function addressOfNew(
  trx: Db,
  { name, country }: { name: string; country: string },
  wanted?: string,
): Promise<string> {
  if (wanted) {
    await refuseTaken(trx, wanted);
    return wanted;
  }
  const slug = slugOf(name, country);
  return nextFreeSlug(slug, new Set(await listAddressesFrom(trx, slug)));
}

/**
 * Moves a destination to the address that its form asks for, and returns it. Former addresses redirect
 * to the new one. Throws Conflict when it is in use.
 */
export async function moveToAddress(
  trx: Db,
  { id: from, createdAt }: Destination,
  { slug }: DestinationForm,
): Promise<string> {
  const to = slug || from;
  if (to === from) return from;
  await refuseTaken(trx, to, from);
  await moveDestination(trx, { from, to }, new Date().toISOString());
  await moveHistory(trx, 'destination', { from, to, since: createdAt });
  return to;
}

/**
 * The current address of the published destination that formerly had this one; null if there is
 * none.
 */
export async function findNewAddress(db: Db, oldId: string): Promise<string | null> {
  const id = await findDestinationRedirect(db, oldId);
  if (!id) return null;
  return (await findPublishedDestination(db, id)) ? id : null;
}

/** A link to a former address must not silently lead to another destination. */
async function refuseTaken(trx: Db, address: string, self?: string): Promise<void> {
  const field = { field: 'slug' };
  const standing = await findDestination(trx, address);
  if (standing) throw new Conflict(`${standing.name} has this address`, field);
  const id = await findDestinationRedirect(trx, address);
  if (!id || id === self) return;
  const moved = await findDestination(trx, id);
  throw new Conflict(`This is an old address of ${moved?.name}, which it leads to`, field);
}
