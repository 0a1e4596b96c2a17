import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoredImage } from '#db/queries/images.ts';
import { backupName } from '#db/sqlite/file/backupNames.ts';
import { lock } from '#db/sqlite/file/locks.ts';
import { copyDatabase, inspectDatabase, listImagesOf } from '#db/sqlite/file/snapshot.ts';
import { syncFile, syncFolder } from '#db/sqlite/fsync.ts';
import { imageFolderIn } from '#db/sqlite/imageFolder.ts';
import type { Config } from '../config.ts';
import { isDiskFull } from '../storageErrors.ts';
import { copyImage, hasImage } from './imageCopies.ts';
import { type Backup, isOfThePast, listBackupsOf } from './lastBackup.ts';

type TakenBackup = Backup & {
  /** Row and table counts of the copy. */
  rows: number;
  tables: number;
  /** The number of its images. */
  images: number;
  /** Hashes of images missing in the data folder: pages show a poster instead. */
  lostImages: string[];
  /** The number of deleted older backups. */
  pruned: number;
  /** The paths of backups of other databases in the folder, which are never deleted. */
  others: string[];
};

/** The database, its images and the target folder. */
export type BackupOrder = Pick<Config, 'dataDir' | 'database' | 'backups'> & {
  /** The content version that the copy must have at least: that of the server's connection. */
  leastContentVersion?: number;
};

/** The name prefix of unfinished backups. */
const UNFINISHED = '.new-';

/**
 * Copies the database and its images into the backup folder while the server runs. The copy gets
 * its final name once it was read from end to end and all images are copied; only then are surplus
 * backups of the same database deleted. A failure leaves older backups untouched. Throws a one-line error: the copy is
 * damaged or lacks changes, another backup is running, or the disk is full.
 */
export async function takeBackup(order: BackupOrder): Promise<TakenBackup> {
  const { folder } = order.backups;
  const images = join(folder, 'images');
  try {
    await mkdir(images, { recursive: true });
    const release = lock(join(folder, '.lock'));
    if (!release) throw new Error(`Another backup to ${folder} is under way: wait for it to end.`);
    try {
      await clearUnfinished(folder);
      await clearUnfinished(images);
      const { id, ...backup } = await writeBackup(order, images);
      return { ...backup, ...(await prune(id, order.backups, images)) };
    } finally {
      release();
    }
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    throw new Error(
      `The backup failed: no room in ${folder}. Free some, or set BACKUP_DIR to another disk.`,
      { cause: error },
    );
  }
}

async function writeBackup(order: BackupOrder, images: string) {
  const { dataDir, database, backups, leastContentVersion = 0 } = order;
  if (!(await stat(database).catch(() => undefined))) {
    throw new Error(`There is no database at ${database}: nothing to back up.`);
  }
  const { folder } = backups;
  const takenAt = await freeSecond(folder);
  const aside = join(folder, `${UNFINISHED}${randomUUID()}.sqlite`);
  try {
    await copyDatabase(database, aside);
    const facts = inspectDatabase(aside);
    if (facts.contentVersion < leastContentVersion) {
      throw new Error(
        `The backup failed: ${database} lacks ${leastContentVersion - facts.contentVersion} of the changes that the server has saved. The server has lost its write-ahead log: its log says what to do.`,
      );
    }
    const absent = await copyImages(facts.images, imageFolderIn(dataDir), images);
    // Unused images may have been deleted since the copy was made.
    const named = absent.length > 0 ? listImagesOf(database) : [];
    const lostImages = absent.filter((hash) => named.some((image) => image.hash === hash));
    await syncFile(aside);
    const file = join(folder, backupName(takenAt));
    await rename(aside, file);
    await syncFolder(folder);
    const counts = Object.values(facts.rows);
    return {
      id: facts.id,
      file,
      takenAt,
      bytes: (await stat(file)).size,
      rows: counts.reduce((sum, count) => sum + count, 0),
      tables: counts.length,
      images: facts.images.length - absent.length,
      lostImages,
    };
  } finally {
    await rm(aside, { force: true });
    await rm(`${aside}-journal`, { force: true });
  }
}

/** The current second, or the next one without a backup. */
async function freeSecond(folder: string): Promise<Date> {
  const time = new Date();
  time.setMilliseconds(0);
  while (await stat(join(folder, backupName(time))).catch(() => undefined)) {
    time.setSeconds(time.getSeconds() + 1);
  }
  return time;
}

/**
 * Copies missing images; images never change, so each is copied once. Returns the hashes of
 * unreadable ones: a backup without them is better than none.
 */
async function copyImages(images: StoredImage[], from: string, to: string) {
  const lost: string[] = [];
  for (const image of images) {
    if (await hasImage(to, image)) continue;
    if (!(await copyImage(image, from, to))) lost.push(image.hash);
  }
  return lost;
}

/**
 * Deletes the oldest surplus backups of the database with this id, and the images that no other
 * backup needs.
 */
async function prune(id: string | null, { folder, keep }: Config['backups'], images: string) {
  const { own, others } = await listBackupsOf(id, folder);
  const result = { pruned: 0, others: others.map(({ file }) => file) };
  const old = own.filter((backup) => isOfThePast(backup)).slice(keep);
  if (old.length === 0) return result;
  for (const { file } of old) await rm(file);
  const kept = [...own.filter((backup) => !old.includes(backup)), ...others];
  const named = imagesIn(kept);
  for (const name of named ? await readdir(images) : []) {
    if (!named?.has(name)) await rm(join(images, name), { recursive: true });
  }
  return { ...result, pruned: old.length };
}

/** The hashes of the images in these backups; null when one of the backups can't be read. */
function imagesIn(backups: Backup[]): Set<string> | null {
  try {
    return new Set(backups.flatMap(({ file }) => listImagesOf(file)).map(({ hash }) => hash));
  } catch {
    return null;
  }
}

/** Deletes leftovers of killed backups; the caller has the lock. */
async function clearUnfinished(folder: string) {
  for (const name of await readdir(folder)) {
    if (name.startsWith(UNFINISHED)) await rm(join(folder, name), { recursive: true });
  }
}
