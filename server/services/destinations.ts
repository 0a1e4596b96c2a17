import type { Db } from '../../db/client.ts';
import { findCountry } from '../../db/queries/countries.ts';
import type { DestinationFilter } from '../../db/queries/destinations/destinationFilter.ts';
import type {
  Destination,
  DestinationSummary,
} from '../../db/queries/destinations/destinationRow.ts';
import { findDestinationRows } from '../../db/queries/destinations/destinationRows.ts';
import * as destinations from '../../db/queries/destinations/destinations.ts';
import { findImage } from '../../db/queries/images.ts';
import { nextFreeSlug, slugOf } from '../lib/slug.ts';
import type { DestinationInput } from '../schemas/destination.ts';
import { type UploadedImage, uploadedImageAt } from '../schemas/imageAddress.ts';
import { listEntryWithoutVisa } from './entryRules/noVisaBeforehand.ts';
import { FieldError, NotFound } from './errors.ts';
import { recordChange } from './history/recordChange.ts';
import { fieldsOfDestination, titleOfDestination } from './history/recordFields.ts';
import { inTransaction } from './inTransaction.ts';
import { FIRST_VERSION, holds, savedMeanwhile } from './rowVersions.ts';
import { moveToTrash } from './trash/moveToTrash.ts';

type ListInput = Omit<DestinationFilter, 'entry'> & {
  /** Only what needs no visa beforehand with one of these passports. */
  noVisaBeforehandFor?: string[] | undefined;
  order: 'newest' | 'rating';
  /** From 0. */
  page: number;
  pageSize: number;
};

/** A page of the destinations that pass the filters, and how many pass them in all. */
export async function listDestinations(
  db: Db,
  { order, page, pageSize, noVisaBeforehandFor, ...others }: ListInput,
): Promise<{ items: DestinationSummary[]; total: number }> {
  const entry = noVisaBeforehandFor && (await listEntryWithoutVisa(db, noVisaBeforehandFor));
  const filter = { ...others, entry };
  const list =
    order === 'newest'
      ? destinations.listDestinationsNewestFirst
      : destinations.listDestinationsBestRatedFirst;
  const [items, total] = await Promise.all([
    list(db, filter, { limit: pageSize, offset: page * pageSize }),
    destinations.countDestinations(db, filter),
  ]);
  return { items, total };
}

/**
 * Stores a new destination under an id made of its name and country. A `creationKey` that was used
 * before creates none: the destination created with it is brought to these fields instead.
 * Throws FieldError, or Conflict when that destination was changed since.
 */
export function createDestination(
  db: Db,
  { creationKey, ...input }: DestinationInput & { creationKey?: string | undefined },
): Promise<Destination> {
  return inTransaction(db, async (trx) => {
    const created =
      creationKey && (await destinations.findDestinationByCreationKey(trx, creationKey));
    if (created && holds(created, input)) return created;
    if (created) return replace(trx, { id: created.id, version: FIRST_VERSION, fields: input });
    const fields = await checkedFields(trx, input);
    const slug = slugOf(fields.name, fields.country);
    const id = nextFreeSlug(slug, await destinations.listDestinationIdsFrom(trx, slug));
    const stored = await destinations.insertDestination(trx, { id, creationKey }, fields, now());
    await recordChange(trx, {
      ...namesOf(stored),
      action: 'created',
      after: fieldsOfDestination(stored),
    });
    return stored;
  });
}

/**
 * Replaces the fields of this version of a destination. Throws NotFound, FieldError, or Conflict when
 * the stored version is another with other fields.
 */
export function updateDestination(
  db: Db,
  update: { id: string; version: number; fields: DestinationInput },
): Promise<Destination> {
  return inTransaction(db, (trx) => replace(trx, update));
}

/**
 * Moves a destination with its visa requirements and photos to the trash. Returns the id with which it
 * is restored. Throws NotFound.
 */
export async function deleteDestination(db: Db, id: string): Promise<{ trashId: string }> {
  const [trashId = ''] = (await deleteDestinations(db, [id])).trashIds;
  return { trashId };
}

/**
 * Moves destinations with all that belongs to them to the trash, all of them or none. Returns the ids
 * with which they are restored. Throws NotFound.
 */
export function deleteDestinations(
  db: Db,
  ids: readonly string[],
): Promise<{ trashIds: string[] }> {
  return db.transaction().execute(async (trx) => {
    const trashIds: string[] = [];
    for (const id of ids) trashIds.push(await trashDestination(trx, id));
    return { trashIds };
  });
}

async function trashDestination(trx: Db, id: string): Promise<string> {
  const stored = await destinations.findDestination(trx, id);
  const rows = await findDestinationRows(trx, id);
  if (!stored || !rows) throw new NotFound('Destination');
  await destinations.deleteDestination(trx, id);
  return moveToTrash(trx, { ...namesOf(stored), rows, before: fieldsOfDestination(stored) });
}

async function replace(
  trx: Db,
  { id, version, fields }: { id: string; version: number; fields: DestinationInput },
): Promise<Destination> {
  const stored = await destinations.findDestination(trx, id);
  if (!stored) throw new NotFound('Destination');
  if (stored.version !== version) {
    if (holds(stored, fields)) return stored;
    throw savedMeanwhile('destination');
  }
  const checked = await checkedFields(trx, fields);
  const saved = await destinations.updateDestination(trx, { id, version }, checked, now());
  if (!saved) throw savedMeanwhile('destination');
  await recordChange(trx, {
    ...namesOf(saved),
    action: 'changed',
    before: fieldsOfDestination(stored),
    after: fieldsOfDestination(saved),
  });
  return saved;
}

/** As the history and the trash name it. */
function namesOf(destination: Destination) {
  const entity = 'destination' as const;
  return { entity, id: destination.id, title: titleOfDestination(destination) };
}

/** The fields with what is derived from them. Throws FieldError when one names what isn't stored. */
async function checkedFields(trx: Db, input: DestinationInput) {
  const country = await findCountry(trx, input.countryCode);
  if (!country) throw new FieldError('countryCode', 'Country is required');
  await requireStoredImage(trx, 'imageUrl', uploadedImageAt(input.imageUrl));
  const images = [];
  for (const [index, image] of input.images.entries()) {
    const uploaded = uploadedImageAt(image.src);
    await requireStoredImage(trx, `images.${index}.src`, uploaded);
    // The address states the size of an uploaded image; of any other only the form does.
    const { width, height } = uploaded ?? image;
    images.push({ ...image, hash: uploaded?.hash ?? null, width, height });
  }
  return { ...input, country: country.name, images };
}

async function requireStoredImage(trx: Db, field: string, uploaded: UploadedImage | undefined) {
  if (!uploaded) return;
  const stored = await findImage(trx, uploaded.hash);
  if (stored?.width === uploaded.width && stored.height === uploaded.height) return;
  throw new FieldError(field, 'This image is not stored here: upload it again');
}

function now(): string {
  return new Date().toISOString();
}
