import { setImmediate } from 'node:timers/promises';
import { titleOfDestination } from '#core/destinationTitle.ts';
import type { DestinationInput } from '#core/inputs/destination.ts';
import type { Db } from '#db/db.ts';
import type { Destination } from '#db/queries/destinations/destinationRow.ts';
import {
  listDestinationAddresses,
  listDestinationsByIds,
  storeDestinations,
} from '#db/queries/destinations/exchangedDestinations.ts';
import { type ChangedRecord, recordChanges } from '#server/history/recordChange.ts';
import { fieldsOfDestination } from '#server/history/recordFields.ts';
import { FIRST_VERSION, versionConflict } from '#server/history/rowVersions.ts';
import { slugOf, uniqueSlugs } from '#server/lib/slug.ts';
import { allNamedIn, checkedFields, type NamedRecords } from './checkedFields.ts';
import { endPreviewLinks } from './endPreviewLinks.ts';

/** Destinations per progress report. */
const BATCH = 100;

/** A destination to save: a new one without an id, or this version of a stored one. */
type DestinationSave = { id: string | null; version: number; fields: DestinationInput };

/**
 * Like `createDestination` and `updateDestination` for any number of destinations, each at most
 * once, in the transaction `trx`. Throws FieldError, or Conflict when another version is stored.
 */
export async function saveDestinations(
  trx: Db,
  saves: readonly DestinationSave[],
  onProgress: (done: number) => Promise<void> | void,
): Promise<void> {
  const named = await allNamedIn(trx);
  const hasNew = saves.some(({ id }) => id === null);
  const addressFor = uniqueSlugs(new Set(hasNew ? await listDestinationAddresses(trx) : []));
  const now = new Date().toISOString();
  for (let start = 0; start < saves.length; start += BATCH) {
    const batch = saves.slice(start, start + BATCH);
    const ids = batch.flatMap(({ id }) => id ?? []);
    const stored = new Map((await listDestinationsByIds(trx, ids)).map((one) => [one.id, one]));
    const saved = [];
    for (const save of batch) {
      const before = save.id === null ? undefined : stored.get(save.id);
      saved.push({ before, ...(await savedDestination(named, addressFor, save, before)) });
    }
    await storeDestinations(
      trx,
      saved.map(({ before, ...one }) => ({ ...one, createdAt: before?.createdAt ?? now })),
      now,
    );
    await endPreviewLinks(
      trx,
      saved.flatMap(({ id, before, fields }) =>
        before ? { id, before: before.status, after: fields.status } : [],
      ),
    );
    await recordChanges(trx, 'destination', saved.map(historyOf));
    await onProgress(start + batch.length);
    // Yields to other work on the thread.
    await setImmediate();
  }
}

type Saved = Awaited<ReturnType<typeof savedDestination>>;

/** The row to store and its id; reserves the address of a new destination. */
async function savedDestination(
  named: NamedRecords,
  addressFor: (slug: string) => string,
  { id, version, fields }: DestinationSave,
  before: Destination | undefined,
) {
  if (id !== null && before?.version !== version) throw versionConflict('destination');
  const checked = await checkedFields(named, fields, before);
  if (id !== null) return { id, version: version + 1, fields: checked };
  const address = addressFor(slugOf(checked.name, checked.country));
  return { id: address, version: FIRST_VERSION, fields: checked };
}

function historyOf({ id, before, fields }: Saved & { before: Destination | undefined }) {
  const { country, images, ...others } = fields;
  const after = { ...others, images: images.map(({ hash: _, ...image }) => image) };
  return {
    id,
    title: titleOfDestination({ name: others.name, country }),
    action: before ? 'changed' : 'created',
    before: before ? JSON.stringify(fieldsOfDestination(before)) : null,
    after: JSON.stringify(after),
  } satisfies ChangedRecord;
}
