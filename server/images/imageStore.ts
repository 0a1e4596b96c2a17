import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import type { Db } from '../../db/client.ts';
import {
  deleteUnusedImagesFromBefore,
  findImage,
  listImageHashes,
  recordImage,
} from '../../db/queries/images.ts';
import { syncFolder } from '../lib/fsync.ts';
import type { UploadedImage } from '../schemas/imageAddress.ts';
import { decodeImage, encodeOriginal, encodeWidths, type ImageFile } from './encodeImage.ts';

/** How long an upload may wait for its form to be saved, in milliseconds. */
const UNSAVED_LIMIT_MS = 24 * 60 * 60 * 1000;

/**
 * How many uploads may wait for the one that is worked on. Each holds its file in memory, up to
 * 15 MB; the forms of the panel send one after the other.
 */
const MAX_QUEUED = 5;

/** More uploads wait than there is memory for. */
export class TooManyUploads extends Error {}

export type ImageStore = {
  /** The folder of all images, a folder each. */
  folder: string;
  /**
   * Stores an uploaded file, re-encoded, one at a time: a decoded image takes up to 256 MB, and
   * visitors need the machine meanwhile. Throws NotAImage or TooManyUploads; then nothing is
   * stored.
   */
  add: (file: Buffer) => Promise<UploadedImage>;
  /**
   * Deletes what no destination shows and nobody uploaded within 24 hours: an upload may belong to
   * a form that is not yet saved. Returns how many images and leftovers went.
   */
  sweep: () => Promise<number>;
};

/** The images of the data folder; their folder is made when it is missing. */
export function openImageStore(db: Db, dataDir: string): ImageStore {
  const folder = join(dataDir, 'pictures');
  mkdirSync(folder, { recursive: true });
  const oneAtATime = pLimit(1);

  return {
    folder,
    add: async (file) => {
      if (oneAtATime.pendingCount >= MAX_QUEUED) throw new TooManyUploads('Too many uploads wait');
      return oneAtATime(() => add(file));
    },
    sweep: () => oneAtATime(sweep),
  };

  async function add(file: Buffer): Promise<UploadedImage> {
    const image = await decodeImage(file);
    const { hash, ...original } = await encodeOriginal(image);
    const { width, height } = image.info;
    const stored = await findImage(db, hash);
    const place = join(folder, hash);
    const now = new Date();
    if (stored && (await stat(place).catch(() => undefined))) {
      await recordImage(db, stored, now.toISOString());
      return { hash, width, height };
    }
    // Written aside and renamed as a whole: an image is there with all its files or not at all, and
    // is on the disk before the database names it.
    const aside = join(folder, `.new-${randomUUID()}`);
    try {
      await mkdir(aside);
      let bytes = await write(aside, original);
      for await (const each of encodeWidths(image)) bytes += await write(aside, each);
      await syncFolder(aside);
      await rm(place, { recursive: true, force: true });
      await rename(aside, place);
      await syncFolder(folder);
      await recordImage(db, { hash, width, height, bytes }, now.toISOString());
    } finally {
      await rm(aside, { recursive: true, force: true });
    }
    return { hash, width, height };
  }

  async function sweep(): Promise<number> {
    const limit = Date.now() - UNSAVED_LIMIT_MS;
    const unused = await deleteUnusedImagesFromBefore(db, new Date(limit).toISOString());
    for (const hash of unused) await rm(join(folder, hash), { recursive: true, force: true });
    // What a crash left behind, or a database that was restored does not know.
    const known = new Set(await listImageHashes(db));
    let leftovers = 0;
    for (const name of await readdir(folder)) {
      const path = join(folder, name);
      if (known.has(name) || (await stat(path)).mtimeMs >= limit) continue;
      await rm(path, { recursive: true, force: true });
      leftovers += 1;
    }
    return unused.length + leftovers;
  }
}

/** Writes one file down to the disk; returns its size in bytes. */
async function write(folder: string, { name, content }: ImageFile): Promise<number> {
  const file = await open(join(folder, name), 'wx');
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  return content.length;
}
