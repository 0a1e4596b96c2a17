import { uploadedImageAt } from '#core/imageAddress.ts';
import { administratorsEntities, type HistoryEntity } from '#core/records/history.ts';
import type { Role } from '#core/siteVocabulary.ts';
import type { Db } from '#db/db.ts';
import { findHistoryEntry } from '#db/queries/history/historyEntries.ts';
import { findImage } from '#db/queries/images.ts';
import { ADMINISTRATORS_ONLY, Forbidden, NotFound } from '../errors.ts';
import { type StoredVersion, saveEarlierFields } from '../history/undoHooks.ts';
import { undoHooksOf } from './hooksOf.ts';

/** The stored record, if earlier versions can be restored; otherwise `undefined`. */
export async function readRevertible(
  db: Db,
  role: Role,
  { entity, id }: { entity: HistoryEntity; id: string },
): Promise<StoredVersion | undefined> {
  if (!mayRevert(role, entity)) return undefined;
  return undoHooksOf(entity).revertible?.(id)?.read(db);
}

/**
 * Reverts a record to its state after, or before, a history entry as a new version that replaces
 * `version`, with its form's validation. Returns the number of omitted photos whose files are gone.
 * Throws NotFound, Forbidden, InvalidRequest when the fields are no longer valid, or what saving
 * the form throws, such as Conflict for another stored version.
 */
export async function revertToVersion(
  db: Db,
  role: Role,
  { entry: entryId, side, version }: { entry: number; side: 'before' | 'after'; version: number },
): Promise<{ missingImages: number }> {
  const entry = await findHistoryEntry(db, entryId);
  const fields = entry?.[side];
  if (!entry || !fields) throw new NotFound('Version');
  const entity = entry.entity as HistoryEntity;
  if (!mayRevert(role, entity)) throw new Forbidden(ADMINISTRATORS_ONLY);
  const record = undoHooksOf(entity).revertible?.(entry.entityId);
  const stored = await record?.read(db);
  if (!record || !stored) throw new NotFound('Record');
  // The entry is of an earlier record with the same id.
  if (stored.createdAt && entry.changedAt < stored.createdAt) throw new NotFound('Version');
  const { reverted, missingImages } = await withStoredImages(db, fields, stored);
  await saveEarlierFields(db, record, { stored, version, fields: reverted });
  return { missingImages };
}

function mayRevert(role: Role, entity: HistoryEntity): boolean {
  return role === 'administrator' || !administratorsEntities.includes(entity);
}

/**
 * Removes photos whose files are gone, and keeps the stored main image instead of a missing one.
 */
async function withStoredImages(db: Db, fields: Record<string, unknown>, stored: object) {
  const { images, imageUrl } = fields;
  if (!Array.isArray(images)) return { reverted: fields, missingImages: 0 };
  const reverted = { ...fields };
  const there: unknown[] = [];
  for (const image of images) if (await isStored(db, image.src)) there.push(image);
  reverted.images = there;
  let missingImages = images.length - there.length;
  if (typeof imageUrl === 'string' && !(await isStored(db, imageUrl))) {
    reverted.imageUrl = (stored as { imageUrl?: unknown }).imageUrl;
    missingImages += 1;
  }
  return { reverted, missingImages };
}

/** Whether an address has an image; external ones are assumed to. */
async function isStored(db: Db, address: string): Promise<boolean> {
  const uploaded = uploadedImageAt(address);
  return !uploaded || (await findImage(db, uploaded.hash)) !== undefined;
}
