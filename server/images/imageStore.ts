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
import { Overloaded } from '../services/errors.ts';
import { decodeImage, encodeOriginal, encodeWidths, type ImageFile } from './encodeImage.ts';

/** How long an upload stays while no saved destination shows it, in milliseconds. */
const UNSAVED_LIMIT_MS = 24 * 60 * 60 * 1000;

/**
 * How many uploads may wait for the one that is processed. Each holds its file in memory, up to
 * 15 MB; the panel's forms send one after the other.
 */
const QUEUE_MAX = 5;

const TOO_MANY = 'Other images are still being worked on. Please try again in a minute.';

/** When to try again while overloaded, in seconds. */
const RETRY_AFTER_S = 60;

export type ImageStore = {
  /** The folder of all images, a folder each. */
  folder: string;
  /**
   * Stores an uploaded file, re-encoded, one at a time: a decoded image takes up to 256 MB, and
   * visitors need the machine meanwhile. Throws UnusableFile or Overloaded; then nothing is stored.
   */
  add: (file: Buffer) => Promise<UploadedImage>;
  /**
   * Deletes what no destination shows and nobody uploaded within 24 hours: an upload may belong to
   * a form that is not yet saved. Returns how many images and leftovers were deleted.
   */
  sweep: () => Promise<number>;
};

/** The images of the data folder. Creates their folder when it is missing. */
export function openImageStore(db: Db, dataDir: string): ImageStore {
  const folder = join(dataDir, 'pictures');
  mkdirSync(folder, { recursive: true });
  const oneAtATime = pLimit(1);

  return {
    folder,
    add: async (file) => {
      if (oneAtATime.pendingCount >= QUEUE_MAX) throw new Overloaded(TOO_MANY, RETRY_AFTER_S);
      return oneAtATime(() => add(file));
    },
    sweep: () => oneAtATime(sweep),
  };

  async function add(file: Buffer): Promise<UploadedImage> {
    const image = await decodeImage(file);
    const { hash, ...original } = await encodeOriginal(image);
    const { width, height } = image.info;
    const stored = await findImage(db, hash);
    const target = join(folder, hash);
    const now = new Date();
    if (stored && (await stat(target).catch(() => undefined))) {
      await recordImage(db, stored, now.toISOString());
      return { hash, width, height };
    }
    // Written to a temporary folder that is then renamed: an image has all its files or is not there,
    // and is on the disk before the database names it.
    const temporary = join(folder, `.new-${randomUUID()}`);
    try {
      await mkdir(temporary);
      let bytes = await write(temporary, original);
      for await (const each of encodeWidths(image)) bytes += await write(temporary, each);
      await syncFolder(temporary);
      await rm(target, { recursive: true, force: true });
      await rename(temporary, target);
      await syncFolder(folder);
      await recordImage(db, { hash, width, height, bytes }, now.toISOString());
    } finally {
      await rm(temporary, { recursive: true, force: true });
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

/** Writes and syncs one file; returns its size in bytes. */
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
