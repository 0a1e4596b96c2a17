import { randomUUID } from 'node:crypto';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../client.ts';
import { sqlOf } from '../engine.ts';
import { moveContentVersion } from './contentVersion.ts';

/** A photo on a destination's page. */
export type DestinationImage = {
  id: string;
  /** An address on this site or an outside one. */
  src: string;
  alt: string;
  /** In pixels. */
  width: number;
  height: number;
};

/** A photo as it is saved. `hash` is that of the uploaded image, or null for any other address. */
export type DestinationImageFields = Omit<DestinationImage, 'id'> & { hash: string | null };

/** An uploaded image, named by the SHA-256 of its stored original; width and height in pixels. */
export type StoredImage = { hash: string; width: number; height: number; bytes: number };

/**
 * Puts `images`, in their order, in the place of those the destination had. A photo that it had keeps
 * its id: it is known by its address. `trx` is the transaction in which the destination itself is
 * written.
 */
export async function replaceDestinationImages(
  trx: Db,
  destinationId: string,
  images: DestinationImageFields[],
  now: string,
): Promise<void> {
  await moveContentVersion(trx);
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
 * The rows of a destination's photos, in their order. One that was `stored` with it before keeps its id
 * and its age: it is known by its address.
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

/** Notes that the image's files are stored, or were uploaded once more. */
export async function recordImage(db: Db, image: StoredImage, now: string): Promise<void> {
  await db
    .insertInto('images')
    .values({ ...image, uploaded_at: now })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ uploaded_at: now }))
    .execute();
}

/** Notes that the image was uploaded once more. False when none with this hash is stored. */
export async function renewImage(db: Db, hash: string, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('images')
    .set({ uploaded_at: now })
    .where('hash', '=', hash)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** One uploaded image; `undefined` when none with this hash is stored. */
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

/** The hashes of the uploaded images whose addresses a text contains, each once. */
export function imageHashesIn(text: string): string[] {
  const found = text.matchAll(/\/images\/([0-9a-f]{64})\//g);
  return [...new Set(Array.from(found, ([, hash = '']) => hash))];
}

/**
 * Forgets the images last uploaded before `time` (ISO 8601) that no destination shows, neither as
 * its image nor among its photos, and that neither anything in the trash needs nor a version that the
 * history has from `restorableSince` on. `trx` is a transaction: none of that changes meanwhile. Returns
 * their hashes.
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
            // Of the index of addresses that begin so. Below /images/HASH/ is a range of it: "0" comes
            // after "/".
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

/** Entries of the history that are read at once: each holds two versions of a destination at most. */
const ENTRIES_AT_ONCE = 500;

/** The hashes of the uploaded images that versions of destinations showed since `time` (ISO 8601). */
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
