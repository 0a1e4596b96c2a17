import { randomUUID } from 'node:crypto';
import { existsSync, renameSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../db.ts';
import type { ImageFile, ImageFiles } from '../engine.ts';
import {
  deleteUnusedImagesFromBefore,
  listImageHashes,
  recordImage,
  renewImage,
} from '../queries/images.ts';
import { syncFolder } from './fsync.ts';

/** The folder's name before the first release. */
const FORMER_NAME = 'pictures';

/** The image folder of a database in `dataDir`, under its former name if not migrated yet. */
export function imageFolderIn(dataDir: string): string {
  const [folder, former] = [join(dataDir, 'images'), join(dataDir, FORMER_NAME)];
  return existsSync(folder) || !existsSync(former) ? folder : former;
}

/** Renames an image folder in `dataDir` that has its former name. */
export function moveFormerFolder(dataDir: string): void {
  const [folder, name] = [imageFolderIn(dataDir), join(dataDir, 'images')];
  if (folder !== name) renameSync(folder, name);
}

/** Images as folders of files in `folder`; the database lists them. */
export function imageFolder(db: Db, folder: string): ImageFiles {
  return {
    files: { folder },
    async store(image, files, now) {
      // The files are on disk before the database refers to them.
      const bytes = await writeFolder(folder, image.hash, files);
      await recordImage(db, { ...image, bytes }, now);
    },
    async renew(hash, now) {
      const place = await stat(join(folder, hash)).catch(missing);
      return place !== undefined && renewImage(db, hash, now);
    },
    sweep: (time, restorableSince) => sweep(db, folder, { time, restorableSince }),
  };
}

/**
 * Writes the files to a temporary folder and renames it, so an image is complete or absent. Returns
 * the total size in bytes.
 */
async function writeFolder(
  folder: string,
  hash: string,
  files: AsyncIterable<ImageFile>,
): Promise<number> {
  const target = join(folder, hash);
  const temporary = join(folder, `.new-${randomUUID()}`);
  let bytes = 0;
  try {
    await mkdir(temporary, { recursive: true });
    for await (const file of files) bytes += await write(temporary, file);
    await syncFolder(temporary);
    await rm(target, { recursive: true, force: true });
    await rename(temporary, target);
    await syncFolder(folder);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
  return bytes;
}

/** Writes and flushes one file; returns its size in bytes. */
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

async function sweep(
  db: Db,
  folder: string,
  { time, restorableSince }: { time: Date; restorableSince: Date },
): Promise<number> {
  const unused = await db
    .transaction()
    .execute((trx) =>
      deleteUnusedImagesFromBefore(trx, time.toISOString(), restorableSince.toISOString()),
    );
  for (const hash of unused) await rm(join(folder, hash), { recursive: true, force: true });
  // Orphans of a crash, or unknown to a restored database.
  const known = new Set(await listImageHashes(db));
  let leftovers = 0;
  for (const name of (await readdir(folder).catch(missing)) ?? []) {
    const path = join(folder, name);
    if (known.has(name) || (await stat(path)).mtimeMs >= time.getTime()) continue;
    await rm(path, { recursive: true, force: true });
    leftovers += 1;
  }
  return unused.length + leftovers;
}

/** Ignores missing files only. */
function missing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
