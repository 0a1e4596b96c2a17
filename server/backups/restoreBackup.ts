import { constants, existsSync } from 'node:fs';
import { copyFile, link, mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { StoredImage } from '#db/queries/images.ts';
import {
  type ExclusiveAccess,
  inUse,
  lock,
  lockDatabaseExclusively,
  lockServer,
} from '#db/sqlite/file/locks.ts';
import { checkpointWal, inspectDatabase, prepareRestored } from '#db/sqlite/file/snapshot.ts';
import { syncFile, syncFolder } from '#db/sqlite/fsync.ts';
import { imageFolderIn } from '#db/sqlite/imageFolder.ts';
import type { Config } from '../config.ts';
import { isDiskFull } from '../storageErrors.ts';
import { copyImage, hasImage } from './imageCopies.ts';

export type Restored = {
  rows: number;
  tables: number;
  /** Missing images that were copied from the backup. */
  copiedImages: number;
  /** Hashes of images missing in both. */
  lostImages: string[];
  /** The path of the replaced database; null if there was none. */
  replaced: string | null;
  /** Migrations that the next start will run. */
  pendingMigrations: string[];
};

/**
 * Replaces the database in the data folder with `file`, and copies missing images from beside it.
 * The old database is kept in a separate folder. All or nothing: one rename switches over. All
 * sessions end. Throws a one-line error, with nothing changed, when `file` is not a complete
 * database for this version, the database is in use, or the disk is full.
 */
export async function restoreBackup(
  file: string,
  place: Pick<Config, 'dataDir' | 'database'>,
): Promise<Restored> {
  await refuseItself(file, place.database);
  try {
    return await replaceDatabase(file, place);
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    throw new Error(`There is no room to restore in ${place.dataDir}: free some and try again.`, {
      cause: error,
    });
  }
}

async function replaceDatabase(
  file: string,
  { dataDir, database }: Pick<Config, 'dataDir' | 'database'>,
): Promise<Restored> {
  const aside = join(dataDir, '.restoring');
  await mkdir(aside, { recursive: true });
  const release = lock(join(aside, 'lock'));
  if (!release) throw new Error(`Another restore to ${dataDir} is under way: wait for it to end.`);
  try {
    const incoming = join(aside, 'landfall.sqlite');
    const facts = await copyAndCheck(file, incoming);
    const releaseServer = lockServer(database);
    if (!releaseServer) throw inUse(database);
    let access: ExclusiveAccess | null = null;
    try {
      access = lockDatabaseExclusively(database);
      const images = await restoreImages(
        facts.images,
        imageFolderIn(dirname(file)),
        imageFolderIn(dataDir),
      );
      const replaced = await keepReplaced(database, access);
      // Windows can't replace an open file; there, the lock must be released first.
      if (process.platform === 'win32') access?.release();
      await rename(incoming, database);
      await syncFolder(dataDir);
      const counts = Object.values(facts.rows);
      return {
        rows: counts.reduce((sum, count) => sum + count, 0),
        tables: counts.length,
        ...images,
        replaced,
        pendingMigrations: facts.pendingMigrations,
      };
    } finally {
      access?.release();
      releaseServer();
    }
  } finally {
    release();
    await rm(aside, { recursive: true, force: true });
  }
}

async function refuseItself(file: string, database: string) {
  const source = await stat(file).catch(() => undefined);
  if (!source?.isFile()) throw new Error(`There is no file ${file}`);
  const target = await stat(database).catch(() => undefined);
  if (target && source.ino === target.ino && source.dev === target.dev) {
    throw new Error(`${file} is the database itself: name a backup of it.`);
  }
}

/** Copies the backup beside the database, checkpoints its `-wal` and verifies it. */
async function copyAndCheck(file: string, incoming: string) {
  for (const companion of ['-wal', '-shm', '-journal'])
    await rm(incoming + companion, { force: true });
  await copyFile(file, incoming);
  await copyFile(`${file}-wal`, `${incoming}-wal`).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  try {
    checkpointWal(incoming);
    const facts = inspectDatabase(incoming);
    prepareRestored(incoming);
    await syncFile(incoming);
    return facts;
  } catch (error) {
    // Error messages name the file that the user gave.
    if (error instanceof Error) error.message = error.message.replaceAll(incoming, file);
    throw error;
  }
}

async function restoreImages(images: StoredImage[], from: string, to: string) {
  await mkdir(to, { recursive: true });
  const lostImages: string[] = [];
  let copiedImages = 0;
  for (const image of images) {
    if (await hasImage(to, image)) continue;
    if (await copyImage(image, from, to)) copiedImages += 1;
    else lostImages.push(image.hash);
  }
  return { copiedImages, lostImages };
}

/** The write-ahead log and its index, which SQLite would apply to any database beside them. */
const COMPANIONS = ['-wal', '-shm'];

/**
 * Keeps the database in a separate folder as a hard link or copy, so that the original stays until
 * it is replaced. Returns the folder; null when there is nothing to keep. WAL files of a damaged or
 * missing database are moved too, or they would be applied to the new one.
 */
async function keepReplaced(
  database: string,
  access: ExclusiveAccess | null,
): Promise<string | null> {
  const isThere = existsSync(database);
  const companions = COMPANIONS.filter((companion) => existsSync(database + companion));
  if (!isThere && companions.length === 0) return null;
  const folder = await newFolder(dirname(database));
  const kept = join(folder, 'landfall.sqlite');
  if (isThere) {
    await link(database, kept).catch(async () => {
      // Some file systems have no hard links.
      await (access ? access.copyTo(kept) : copyFile(database, kept, constants.COPYFILE_EXCL));
      await syncFile(kept);
    });
    await syncFolder(folder);
  }
  // With exclusive access the log is in the database already.
  if (!access) for (const each of companions) await rename(database + each, kept + each);
  return folder;
}

/** Creates a folder named by the current second, or the next one whose name is free. */
async function newFolder(parent: string): Promise<string> {
  const time = new Date();
  for (;;) {
    const stamp = time.toISOString().slice(0, 19).replaceAll(':', '-');
    const folder = join(parent, `replaced-${stamp}Z`);
    try {
      await mkdir(folder);
      return folder;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    time.setSeconds(time.getSeconds() + 1);
  }
}
