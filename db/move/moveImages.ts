import { sql } from 'kysely';
import type { Db } from '../db.ts';
import type { ImageFile, MovedImages } from '../engine.ts';

export type ImageSum = {
  count: number;
  bytes: number;
  /** Hashes of images whose files are missing in the source. */
  lost: string[];
};

/**
 * Copies the files of every image that `from.db` lists, one image at a time, and verifies them.
 * Throws when a copy differs.
 */
export async function moveImages(
  from: { db: Db; images: MovedImages },
  to: { images: MovedImages },
  signal?: AbortSignal,
): Promise<ImageSum> {
  const moved: ImageSum = { count: 0, bytes: 0, lost: [] };
  const { rows } = await sql<{ hash: string }>`
    select hash from images order by hash`.execute(from.db);
  for (const { hash } of rows) {
    signal?.throwIfAborted();
    const files = await from.images.read(hash);
    if (files.length === 0) {
      moved.lost.push(hash);
      continue;
    }
    await to.images.write(hash, files);
    if (!areSame(files, await to.images.read(hash))) {
      throw new Error(`The copy of image ${hash} is different: nothing was moved.`);
    }
    moved.count += 1;
    moved.bytes += files.reduce((sum, { content }) => sum + content.length, 0);
  }
  return moved;
}

function areSame(sent: ImageFile[], found: ImageFile[]): boolean {
  return (
    sent.length === found.length &&
    sent.every(({ name, content }, index) => {
      const other = found[index];
      return other?.name === name && other.content.equals(content);
    })
  );
}
