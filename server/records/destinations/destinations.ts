import type { DestinationInput } from '#core/inputs/destination.ts';
import type { DestinationOrder } from '#core/siteVocabulary.ts';
import type { Db } from '#db/db.ts';
import type { DestinationFilter } from '#db/queries/destinations/destinationFilter.ts';
import { findDestinationRedirect } from '#db/queries/destinations/destinationRedirects.ts';
import type { Destination, DestinationSummary } from '#db/queries/destinations/destinationRow.ts';
import { findDestinationRows } from '#db/queries/destinations/destinationRows.ts';
import * as destinations from '#db/queries/destinations/destinations.ts';
import { listEntryWithoutVisa } from '#server/answers/noVisaBeforehand.ts';
import { Conflict, NotFound } from '#server/errors.ts';
import { inTransaction } from '#server/history/inTransaction.ts';
import { moveAllToTrash, moveOneToTrash, moveToTrash } from '#server/history/moveToTrash.ts';
import { namesOfDestination } from '#server/history/names.ts';
import { recordChange } from '#server/history/recordChange.ts';
import { fieldsOfDestination } from '#server/history/recordFields.ts';
import { FIRST_VERSION, isMatch, versionConflict } from '#server/history/rowVersions.ts';
import { checkedFields, namedIn, requireListedTexts } from './checkedFields.ts';
import { endPreviewLinks } from './endPreviewLinks.ts';
import { publishingOf } from './publishing.ts';
import { addressOfNew, renameDestination } from './renaming.ts';
import { withTranslatedCards } from './renderedDestination.ts';

type ListInput = Omit<DestinationFilter, 'entry'> & {
  /** Only destinations that one of these passports may enter without a visa in advance. */
  noVisaBeforehandFor?: string[] | undefined;
  holds?: string[] | undefined;
  order: DestinationOrder;
  /** From 0. */
  page: number;
  pageSize: number;
};

type DestinationUpdate = {
  id: string;
  version: number;
  /** When the intended destination was created, as another may have its address by now. */
  createdAt?: string | undefined;
  slug?: string | undefined;
  fields: DestinationInput;
};

/** A page of the destinations that pass the filters, and their total number. */
export async function listDestinations(
  db: Db,
  { order, page, pageSize, noVisaBeforehandFor, holds, ...others }: ListInput,
): Promise<{ items: (DestinationSummary & { english: boolean })[]; total: number }> {
  const entry = noVisaBeforehandFor && (await listEntryWithoutVisa(db, noVisaBeforehandFor, holds));
  const filter = { ...others, entry };
  const list =
    order === 'newest'
      ? destinations.listDestinationsNewestFirst
      : destinations.listDestinationsBestRatedFirst;
  const [items, total] = await Promise.all([
    list(db, filter, { limit: pageSize, offset: page * pageSize }),
    destinations.countDestinations(db, filter),
  ]);
  return { items: await withTranslatedCards(db, items), total };
}

/**
 * Creates a destination with the address `slug`, or one derived from its name and country. If the
 * `creationKey` was used before, that destination is updated instead. Throws FieldError, or
 * Conflict when it was changed since.
 */
export function createDestination(
  db: Db,
  {
    creationKey,
    slug,
    ...input
  }: DestinationInput & { creationKey?: string | undefined; slug?: string | undefined },
): Promise<Destination> {
  return inTransaction(db, async (trx) => {
    const created =
      creationKey && (await destinations.findDestinationByCreationKey(trx, creationKey));
    if (created && isMatch(created, input) && (!slug || slug === created.id)) return created;
    if (created) {
      return replace(trx, { id: created.id, version: FIRST_VERSION, slug, fields: input });
    }
    const fields = { ...(await checkedFields(namedIn(trx), input)), ...publishingOf(input) };
    const id = await addressOfNew(trx, fields, slug);
    const stored = await destinations.insertDestination(trx, { id, creationKey }, fields, now());
    await recordChange(trx, {
      ...namesOfDestination(stored),
      action: 'created',
      after: fieldsOfDestination(stored),
    });
    return stored;
  });
}

/** A destination of any publication status, by its current or a former address. Throws NotFound. */
export async function findStoredDestination(db: Db, id: string): Promise<Destination> {
  const stored = await findAtAddress(db, id);
  if (!stored) throw new NotFound('Destination');
  return stored;
}

/**
 * Replaces the fields of this version, and with `slug` the address. Throws NotFound, FieldError, or
 * Conflict when another version with other fields is stored.
 */
export function updateDestination(db: Db, update: DestinationUpdate): Promise<Destination> {
  return inTransaction(db, (trx) => replace(trx, update));
}

/**
 * Moves a destination with its visa requirements and photos to the trash. Returns the trash id.
 * Throws NotFound.
 */
export function deleteDestination(db: Db, id: string): Promise<{ trashId: string }> {
  return moveOneToTrash(db, id, trashDestination);
}

/**
 * Moves destinations with dependent records to the trash, all or none. Returns the trash ids.
 * Throws NotFound.
 */
export function deleteDestinations(
  db: Db,
  ids: readonly string[],
): Promise<{ trashIds: string[] }> {
  return moveAllToTrash(db, ids, trashDestination);
}

async function trashDestination(trx: Db, id: string): Promise<string> {
  const stored = await destinations.findDestination(trx, id);
  const rows = await findDestinationRows(trx, id);
  if (!stored || !rows) throw new NotFound('Destination');
  await destinations.deleteDestination(trx, id);
  return moveToTrash(trx, {
    ...namesOfDestination(stored),
    rows,
    before: fieldsOfDestination(stored),
  });
}

async function replace(
  trx: Db,
  { id: openedId, version, createdAt, slug, fields }: DestinationUpdate,
): Promise<Destination> {
  const stored = await findStoredDestination(trx, openedId);
  if (createdAt !== undefined && createdAt !== stored.createdAt) {
    throw new Conflict('This destination was deleted, and another has its address by now');
  }
  if (stored.version !== version) {
    if (isMatch(stored, fields) && (!slug || slug === stored.id)) return stored;
    throw versionConflict('destination');
  }
  requireListedTexts(fields, stored);
  const checked = {
    ...(await checkedFields(namedIn(trx), fields)),
    ...publishingOf(fields, stored),
  };
  const id = slug || stored.id;
  if (id !== stored.id)
    await renameDestination(trx, { from: stored.id, to: id, createdAt: stored.createdAt });
  const saved = await destinations.updateDestination(trx, { id, version }, checked, now());
  if (!saved) throw versionConflict('destination');
  await endPreviewLinks(trx, [{ id, before: stored.status, after: saved.status }]);
  await recordChange(trx, {
    ...namesOfDestination(saved),
    action: 'changed',
    before: { ...fieldsOfDestination(stored), ...(id !== stored.id && { slug: stored.id }) },
    after: { ...fieldsOfDestination(saved), ...(id !== stored.id && { slug: id }) },
  });
  return saved;
}

async function findAtAddress(db: Db, id: string): Promise<Destination | undefined> {
  const stored = await destinations.findDestination(db, id);
  if (stored) return stored;
  const newId = await findDestinationRedirect(db, id);
  return newId === undefined ? undefined : destinations.findDestination(db, newId);
}

function now(): string {
  return new Date().toISOString();
}
