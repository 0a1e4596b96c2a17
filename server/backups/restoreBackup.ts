import { constants } from 'node:fs';
import { copyFile, link, mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { StoredImage } from '../../db/queries/images.ts';
import { syncFile, syncFolder } from '../../db/sqlite/fsync.ts';
import {
  endAllSessions,
  inspectDatabase,
  lock,
  makeOneFile,
  takeDatabase,
} from '../../db/sqlite/snapshot.ts';
import type { Config } from '../config.ts';
import { isDiskFull } from '../services/storageErrors.ts';
import { copyImage, hasImage } from './imageCopies.ts';

export type Restored = {
  rows: number;
  tables: number;
  /** Images that were missing in the data folder and came from beside the backup. */
  copiedImages: number;
  /** Hashes of those that neither has. */
  lostImages: string[];
  /** Where the database is that was replaced; null when there was none. */
  replaced: string | null;
  /** Migrations the next start will apply. */
  pendingMigrations: string[];
};

/**
 * Puts the database in `file` in the place of the one in the data folder, and the images beside it
 * that are missing there. What is replaced is kept in a folder of its own. All or nothing: up to one
 * rename the old database stands, after it the new one. Everyone is signed out.
 * Throws one line when `file` is not a whole database that this version can use, when the database
 * is in use, or when there is no room; then everything is as it was.
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
  await mkdir(aside, { recursive: true, mode: 0o700 });
  const release = lock(join(aside, 'lock'));
  if (!release) throw new Error(`Another restore to ${dataDir} is under way: wait for it to end.`);
  try {
    const incoming = join(aside, 'landfall.sqlite');
    const facts = await copyAndCheck(file, incoming);
    const giveBack = takeDatabase(database);
    try {
      const images = await restoreImages(
        facts.images,
        join(dirname(file), 'pictures'),
        join(dataDir, 'pictures'),
      );
      const replaced = await keepReplaced(database, giveBack !== null);
      // Windows renames nothing over an open file; there, nobody else can open it meanwhile.
      if (process.platform === 'win32') giveBack?.();
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
      giveBack?.();
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

/** Copies the backup beside the database, with what a `-wal` of it may hold, and reads it all. */
async function copyAndCheck(file: string, incoming: string) {
  for (const companion of ['-wal', '-shm', '-journal'])
    await rm(incoming + companion, { force: true });
  await copyFile(file, incoming);
  await copyFile(`${file}-wal`, `${incoming}-wal`).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  try {
    makeOneFile(incoming);
    const facts = inspectDatabase(incoming);
    endAllSessions(incoming);
    await syncFile(incoming);
    return facts;
  } catch (error) {
    // What is wrong is wrong with the file that was named.
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

/**
 * Keeps what is to be replaced in a folder of its own, while it goes on to stand in its place: a
 * start at any moment finds a database. Returns the folder; null when there is nothing to keep.
 * One that is too damaged to be opened may still have its companions, which would be taken for the
 * new one's: they go with it.
 */
async function keepReplaced(database: string, whole: boolean): Promise<string | null> {
  if (!(await stat(database).catch(() => undefined))) return null;
  const folder = await newFolder(dirname(database));
  const kept = join(folder, 'landfall.sqlite');
  await link(database, kept).catch(async () => {
    // Not every file system has hard links.
    await copyFile(database, kept, constants.COPYFILE_EXCL);
    await syncFile(kept);
  });
  await syncFolder(folder);
  if (whole) return folder;
  for (const companion of ['-wal', '-shm']) {
    await rename(database + companion, kept + companion).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
  }
  return folder;
}

/** Makes the folder named by this second, or by the first after it whose name is free. */
async function newFolder(parent: string): Promise<string> {
  const time = new Date();
  for (;;) {
    const stamp = time.toISOString().slice(0, 19).replaceAll(':', '-');
    const folder = join(parent, `replaced-${stamp}Z`);
    try {
      await mkdir(folder, { mode: 0o700 });
      return folder;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    time.setSeconds(time.getSeconds() + 1);
  }
}
