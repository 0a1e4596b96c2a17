import type { Db } from '#db/db.ts';
import { findDestinationRedirect } from '#db/queries/destinations/destinationRedirects.ts';
import type { Destination } from '#db/queries/destinations/destinationRow.ts';
import { findDestination } from '#db/queries/destinations/destinations.ts';
import {
  insertRequirementRows,
  toVisaRequirement,
  visaRequirementExists,
} from '#db/queries/visaRequirements.ts';
import { Conflict } from '../errors.ts';
import type { RequirementRows } from '../history/moveToTrash.ts';
import { countryName, namesOfRequirement } from '../history/names.ts';
import { fieldsOfRequirement } from '../history/recordFields.ts';
import type { Restored } from './restorers.ts';

/**
 * Restores a requirement. Throws Conflict when its destination is gone, or has another requirement
 * for the passport and purpose.
 */
export async function restoreRequirement(
  trx: Db,
  { requirement, destinationCreatedAt }: RequirementRows,
): Promise<Restored> {
  const { destination_id, country_code: countryCode, type } = requirement;
  const destination = await findMovedDestination(trx, destination_id, destinationCreatedAt);
  if (!destination) {
    throw new Conflict('The destination of this visa requirement is gone: restore that first');
  }
  const passport = await countryName(trx, countryCode);
  const destinationId = destination.id;
  if (await visaRequirementExists(trx, { destinationId, countryCode, type })) {
    throw new Conflict(
      `${destination.name} has another ${type} requirement for ${passport} by now: ` +
        'delete that one first, or change it instead',
    );
  }
  const row = { ...requirement, destination_id: destinationId, creation_key: null };
  await insertRequirementRows(trx, [row]);
  const stored = toVisaRequirement(row);
  const names = await namesOfRequirement(trx, stored, destination);
  return { ...names, after: fieldsOfRequirement(stored) };
}

/** The destination, even if its address has changed. */
async function findMovedDestination(
  trx: Db,
  id: string,
  createdAt: string,
): Promise<Destination | undefined> {
  const there = await findDestination(trx, id);
  if (there?.createdAt === createdAt) return there;
  const movedTo = await findDestinationRedirect(trx, id);
  const moved = movedTo && (await findDestination(trx, movedTo));
  return moved && moved.createdAt === createdAt ? moved : undefined;
}
