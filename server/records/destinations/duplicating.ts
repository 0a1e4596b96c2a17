import { randomUUID } from 'node:crypto';
import { uploadedImageAt } from '#core/imageAddress.ts';
import { DESTINATION_NAME_MAX } from '#core/inputs/destination.ts';
import type { Db } from '#db/db.ts';
import type { Destination } from '#db/queries/destinations/destinationRow.ts';
import { insertDestination } from '#db/queries/destinations/destinations.ts';
import {
  insertVisaRequirement,
  listVisaRequirementsNewestFirst,
} from '#db/queries/visaRequirements/visaRequirements.ts';
import { readRecord, recordSaved } from '../store.ts';
import { visaRequirements } from '../visaRequirements/visaRequirements.ts';
import { destinations } from './destinations.ts';
import { addressOfNew } from './renaming.ts';

/**
 * Copies a destination with its photos and visa requirements: a draft with a new address, named
 * "Copy of …". Throws NotFound.
 */
export function duplicateDestination(db: Db, id: string): Promise<Destination> {
  return db.transaction().execute(async (trx) => {
    const original = await readRecord(trx, destinations, id);
    const now = new Date().toISOString();
    const fields = {
      ...original,
      name: `Copy of ${original.name}`.slice(0, DESTINATION_NAME_MAX).trimEnd(),
      status: 'draft' as const,
      publishAt: null,
      images: original.images.map((image) => ({
        ...image,
        hash: uploadedImageAt(image.src)?.hash ?? null,
      })),
    };
    const address = await addressOfNew(trx, fields);
    const copy = await insertDestination(trx, { id: address }, fields, now);
    await recordSaved(trx, destinations, 'created', { after: copy });
    await copyRequirements(trx, { from: id, to: copy }, now);
    return copy;
  });
}

async function copyRequirements(
  trx: Db,
  { from, to }: { from: string; to: Destination },
  now: string,
): Promise<void> {
  for (const requirement of await listVisaRequirementsNewestFirst(trx, from)) {
    const ids = { id: randomUUID(), destinationId: to.id };
    const copy = await insertVisaRequirement(trx, ids, requirement, now);
    await recordSaved(trx, visaRequirements, 'created', { after: copy });
  }
}
