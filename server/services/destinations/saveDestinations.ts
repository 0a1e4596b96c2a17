import { setImmediate } from 'node:timers/promises';
import type { Db } from '../../../db/client.ts';
import type { Destination } from '../../../db/queries/destinations/destinationRow.ts';
import {
  listDestinationAddresses,
  listDestinationsByIds,
  storeDestinations,
} from '../../../db/queries/records/destinations.ts';
import { slugOf, uniqueSlugs } from '../../lib/slug.ts';
import type { DestinationInput } from '../../schemas/destination.ts';
import { titleOfDestination } from '../history/names.ts';
import { type ChangedRecord, recordChanges } from '../history/recordChange.ts';
import { fieldsOfDestination } from '../history/recordFields.ts';
import { FIRST_VERSION, versionConflict } from '../rowVersions.ts';
import {
  allNamedIn,
  checkedFields,
  type NamedRecords,
  requireListedTexts,
} from './checkedFields.ts';
import { publishingOf } from './publishing.ts';

/** Destinations that are written between two notes of progress. */
const BATCH = 100;

/** A destination as it is to be: a new one, without an id, or this version of a stored one. */
export type DestinationSave = { id: string | null; version: number; fields: DestinationInput };

/**
 * Does what `createDestination` and `updateDestination` do, with any number of destinations at once, in
 * the transaction `trx`. Each may be there once. Throws FieldError, or Conflict when a stored version
 * is another.
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
    await recordChanges(trx, 'destination', saved.map(historyOf));
    await onProgress(start + batch.length);
    // Whoever shares the thread goes on.
    await setImmediate();
  }
}

type Saved = Awaited<ReturnType<typeof savedDestination>>;

/** What is to be stored, under which id; of a new one the address is taken then. */
async function savedDestination(
  named: NamedRecords,
  addressFor: (slug: string) => string,
  { id, version, fields }: DestinationSave,
  before: Destination | undefined,
) {
  if (id !== null && before?.version !== version) throw versionConflict('destination');
  if (before) requireListedTexts(fields, before);
  const checked = { ...(await checkedFields(named, fields)), ...publishingOf(fields, before) };
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
