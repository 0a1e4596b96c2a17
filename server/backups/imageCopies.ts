import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoredImage } from '../../db/queries/images.ts';
import { syncFile, syncFolder } from '../../db/sqlite/fsync.ts';

/**
 * Whether the image is in `folder` with all its files: their sizes add up to what was stored, and
 * a folder with this name was only ever put there whole.
 */
export async function hasImage(folder: string, { hash, bytes }: StoredImage): Promise<boolean> {
  return (await sizeOf(join(folder, hash))) === bytes;
}

/**
 * Copies the image from one folder of images to another, where it appears whole, on the disk, or
 * not at all. False when `from` doesn't have it, or not as it was stored; then nothing is copied.
 * Throws when `to` can't be written.
 */
export async function copyImage(image: StoredImage, from: string, to: string): Promise<boolean> {
  const source = join(from, image.hash);
  if (!(await hasImage(from, image)) || !(await originalIsTrue(source, image))) return false;
  const aside = join(to, `.new-${randomUUID()}`);
  try {
    await mkdir(aside, { mode: 0o700 });
    for (const name of await readdir(source)) {
      await copyFile(join(source, name), join(aside, name));
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

/** The original's SHA-256 is the image's name. */
async function originalIsTrue(place: string, { hash, width, height }: StoredImage) {
  const original = await readFile(join(place, `${width}x${height}.webp`)).catch(missing);
  return !!original && createHash('sha256').update(original).digest('hex') === hash;
}

/** The bytes in an image's folder; undefined when it isn't there. */
async function sizeOf(place: string): Promise<number | undefined> {
  const names = await readdir(place).catch(missing);
  if (!names) return undefined;
  let bytes = 0;
  for (const name of names) bytes += (await stat(join(place, name)).catch(missing))?.size ?? 0;
  return bytes;
}

/** What isn't there, or went while we looked, is no error; all else is. */
function missing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
