import { randomUUID } from 'node:crypto';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../db.ts';
import { sqlOf } from '../engine.ts';
import { moveContentVersion } from './contentVersion.ts';

/** A photo on a destination's page. */
export type DestinationImage = {
  id: string;
  /** An address on this site or an external one. */
  src: string;
  alt: string;
  /** In pixels; so is the height. */
  width: number;
  height: number;
};

/** A photo as it is saved. `hash` is the uploaded image's; null for any other address. */
export type DestinationImageFields = Omit<DestinationImage, 'id'> & { hash: string | null };

/**
 * An uploaded image, identified by the SHA-256 of its stored original; sizes in pixels and bytes.
 */
export type StoredImage = { hash: string; width: number; height: number; bytes: number };

/**
 * Replaces a destination's photos with `images`, in order. A photo with the same address keeps its
 * id. `trx` is the transaction that writes the destination.
 */
export async function replaceDestinationImages(
  trx: Db,
  destinationId: string,
  images: DestinationImageFields[],
  now: string,
): Promise<void> {
  await moveContentVersion(trx, 'destinations');
  const stored = await trx
    .selectFrom('destination_images')
    .select(['id', 'src', 'created_at'])
    .where('destination_id', '=', destinationId)
    .execute();
  await trx.deleteFrom('destination_images').where('destination_id', '=', destinationId).execute();
  if (images.length === 0) return;
  const rows = imageRows(destinationId, images, stored, now);
  await trx.insertInto('destination_images').values(rows).execute();
}

/**
 * The rows of a destination's photos, in order. One that is in `stored`, by its address, keeps its
 * id and time of creation.
 */
export function imageRows(
  destinationId: string,
  images: readonly DestinationImageFields[],
  stored: readonly { id: string; src: string; created_at: string }[],
  now: string,
) {
  return images.map(({ hash, src, alt, width, height }, position) => {
    const former = stored.find((image) => image.src === src);
    return {
      id: former?.id ?? randomUUID(),
      destination_id: destinationId,
      position,
      src,
      image_hash: hash,
      alt,
      width,
      height,
      created_at: former?.created_at ?? now,
    };
  });
}

/** Stores an image's metadata, or the time of its repeated upload. */
export async function recordImage(db: Db, image: StoredImage, now: string): Promise<void> {
  await db
    .insertInto('images')
    .values({ ...image, uploaded_at: now })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ uploaded_at: now }))
    .execute();
}

/** Stores the time of a repeated upload. False when no image has this hash. */
export async function renewImage(db: Db, hash: string, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('images')
    .set({ uploaded_at: now })
    .where('hash', '=', hash)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** One uploaded image; `undefined` when no image has this hash. */
export async function findImage(db: Db, hash: string): Promise<StoredImage | undefined> {
  return db
    .selectFrom('images')
    .select(['hash', 'width', 'height', 'bytes'])
    .where('hash', '=', hash)
    .executeTakeFirst();
}

/** The sizes of all uploaded images. */
export async function listImageSizes(
  db: Db,
): Promise<Pick<StoredImage, 'hash' | 'width' | 'height'>[]> {
  return db.selectFrom('images').select(['hash', 'width', 'height']).execute();
}

/** The hashes of all uploaded images. */
export async function listImageHashes(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('images').select('hash').execute();
  return rows.map(({ hash }) => hash);
}

/** The distinct hashes of uploaded images whose addresses occur in a text. */
export function imageHashesIn(text: string): string[] {
  const found = text.matchAll(/\/images\/([0-9a-f]{64})\//g);
  return [...new Set(Array.from(found, ([, hash = '']) => hash))];
}

/**
 * Deletes the images last uploaded before `time` (ISO 8601) that no destination uses as its image
 * or photo, and that neither the trash nor a version in the history since `restorableSince` needs.
 * `trx` is a transaction, so none of that changes meanwhile. Returns their hashes.
 */
export async function deleteUnusedImagesFromBefore(
  trx: Db,
  time: string,
  restorableSince: string,
): Promise<string[]> {
  if (!trx.isTransaction) throw new Error('Images are deleted inside a transaction only');
  const restorable = await listImagesInHistory(trx, restorableSince);
  const rows = await trx
    .deleteFrom('images')
    .where('uploaded_at', '<', time)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('destination_images')
            .select('destination_images.id')
            .whereRef('destination_images.image_hash', '=', 'images.hash'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('trash_images')
            .select('trash_images.trash_id')
            .whereRef('trash_images.image_hash', '=', 'images.hash'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('destinations')
            .select('destinations.id')
            // Uses the index of addresses with this prefix. Addresses below /images/HASH/ are a
            // range of it: "0" follows "/".
            .where(sql<SqlBool>`destinations.image_url like '/images/%'`)
            .where(sql`'/images/' || images.hash || '/'`, '<=', sql.ref('destinations.image_url'))
            .where(sql`'/images/' || images.hash || '0'`, '>', sql.ref('destinations.image_url')),
        ),
      ),
    )
    .where('hash', 'not in', sql<string>`(select value from ${sqlOf(trx).rowsOf(restorable)})`)
    .returning('hash')
    .execute();
  return rows.map(({ hash }) => hash);
}

/** Entries of the history per read; each has at most two versions of a destination. */
const ENTRIES_AT_ONCE = 500;

/** The hashes of uploaded images that versions of destinations used since `time` (ISO 8601). */
async function listImagesInHistory(db: Db, time: string): Promise<string[]> {
  const hashes = new Set<string>();
  for (let last = 0; ; ) {
    const entries = await db
      .selectFrom('history')
      .select(['id', 'before', 'after'])
      .where('entity', '=', 'destination')
      .where('id', '>', last)
      .where('changed_at', '>=', time)
      .where(({ or, eb }) =>
        or([eb('before', 'like', '%/images/%'), eb('after', 'like', '%/images/%')]),
      )
      .orderBy('id')
      .limit(ENTRIES_AT_ONCE)
      .execute();
    for (const { before, after } of entries) {
      for (const hash of imageHashesIn(`${before} ${after}`)) hashes.add(hash);
    }
    if (entries.length < ENTRIES_AT_ONCE) return [...hashes];
    last = entries.at(-1)?.id ?? last;
  }
}
