import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoredImage } from '#db/queries/images.ts';
import { syncFile, syncFolder } from '#db/sqlite/fsync.ts';

/**
 * Whether `folder` has the image with all files: their sizes must add up to the stored size.
 * Folders of this name are only created complete.
 */
export async function hasImage(folder: string, { hash, bytes }: StoredImage): Promise<boolean> {
  return (await sizeOf(join(folder, hash))) === bytes;
}

/**
 * Copies an image durably from one folder of images to another, all or nothing. False, without a
 * copy, when `from` lacks the image or it is damaged. Throws when `to` can't be written.
 */
export async function copyImage(image: StoredImage, from: string, to: string): Promise<boolean> {
  const source = join(from, image.hash);
  if (!(await hasImage(from, image)) || !(await originalIsTrue(source, image))) return false;
  const aside = join(to, `.new-${randomUUID()}`);
  try {
    await mkdir(aside);
    for (const name of await readdir(source)) {
      // Unlike a copied file, it gets the permissions of new ones.
      await writeFile(join(aside, name), await readFile(join(source, name)));
      await syncFile(join(aside, name));
    }
    await syncFolder(aside);
    if (!(await originalIsTrue(aside, image))) return false;
    const place = join(to, image.hash);
    await rm(place, { recursive: true, force: true });
    await rename(aside, place);
    await syncFolder(to);
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
  return true;
}

/** The image's name is the SHA-256 of the original. */
async function originalIsTrue(place: string, { hash, width, height }: StoredImage) {
  const original = await readFile(join(place, `${width}x${height}.webp`)).catch(missing);
  return !!original && createHash('sha256').update(original).digest('hex') === hash;
}

/** The total size of an image's folder, in bytes; undefined when it is missing. */
async function sizeOf(place: string): Promise<number | undefined> {
  const names = await readdir(place).catch(missing);
  if (!names) return undefined;
  let bytes = 0;
  for (const name of names) bytes += (await stat(join(place, name)).catch(missing))?.size ?? 0;
  return bytes;
}

/** Ignores missing files only. */
function missing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
