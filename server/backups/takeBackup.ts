import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoredImage } from '../../db/queries/images.ts';
import { syncFile, syncFolder } from '../../db/sqlite/fsync.ts';
import { imageFolderIn } from '../../db/sqlite/imageFolder.ts';
import { copyDatabase, inspectDatabase, listImagesOf, lock } from '../../db/sqlite/snapshot.ts';
import type { Config } from '../config.ts';
import { isDiskFull } from '../services/storageErrors.ts';
import { copyImage, hasImage } from './imageCopies.ts';
import { type Backup, backupName, isOfThePast, listBackups } from './lastBackup.ts';

export type TakenBackup = Backup & {
  /** Rows and tables in the copy. */
  rows: number;
  tables: number;
  /** Images it names and that are beside it. */
  images: number;
  /** Hashes of those it names and that the data folder has lost: pages show a poster in their place. */
  lostImages: string[];
  /** How many older backups went. */
  pruned: number;
};

/** Which database, which images, and where to. */
export type BackupOrder = Pick<Config, 'dataDir' | 'database' | 'backups'>;

/** What was begun and never ended has such a name. */
const UNFINISHED = '.new-';

/**
 * Copies the database and the images it names into the backup folder, while the server goes on.
 * The copy gets its name when it has been read from end to end and every image is there; only then
 * do those go that are more than are kept. A failure leaves the older ones as they were.
 * Throws one line: what is wrong with the copy, that another backup is under way, or that there is
 * no room.
 */
export async function takeBackup(order: BackupOrder): Promise<TakenBackup> {
  const { folder } = order.backups;
  const images = join(folder, 'images');
  try {
    // The copies hold password hashes: nobody else is to read them.
    await mkdir(images, { recursive: true, mode: 0o700 });
    const release = lock(join(folder, '.lock'));
    if (!release) throw new Error(`Another backup to ${folder} is under way: wait for it to end.`);
    try {
      await clearUnfinished(folder);
      await clearUnfinished(images);
      const backup = await writeBackup(order, images);
      return { ...backup, pruned: await prune(order.backups, images) };
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

async function writeBackup({ dataDir, database, backups }: BackupOrder, images: string) {
  if (!(await stat(database).catch(() => undefined))) {
    throw new Error(`There is no database at ${database}: nothing to back up.`);
  }
  const { folder } = backups;
  const takenAt = await freeSecond(folder);
  const aside = join(folder, `${UNFINISHED}${randomUUID()}.sqlite`);
  try {
    await writeFile(aside, '', { mode: 0o600, flag: 'wx' });
    await copyDatabase(database, aside);
    const facts = inspectDatabase(aside);
    const absent = await copyImages(facts.images, imageFolderIn(dataDir), images);
    // One that nothing showed may have been swept away since the copy was made.
    const named = absent.length > 0 ? listImagesOf(database) : [];
    const lostImages = absent.filter((hash) => named.some((image) => image.hash === hash));
    await syncFile(aside);
    const file = join(folder, backupName(takenAt));
    await rename(aside, file);
    await syncFolder(folder);
    const counts = Object.values(facts.rows);
    return {
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

/** Now, to the second, or the first second after it that no backup is named by. */
async function freeSecond(folder: string): Promise<Date> {
  const time = new Date();
  time.setMilliseconds(0);
  while (await stat(join(folder, backupName(time))).catch(() => undefined)) {
    time.setSeconds(time.getSeconds() + 1);
  }
  return time;
}

/**
 * Copies the images that are not there yet; an image never changes, so each is copied once.
 * Returns the hashes of those that can't be had: to go without them is better than without a backup.
 */
async function copyImages(images: StoredImage[], from: string, to: string) {
  const lost: string[] = [];
  for (const image of images) {
    if (await hasImage(to, image)) continue;
    if (!(await copyImage(image, from, to))) lost.push(image.hash);
  }
  return lost;
}

/** Deletes the oldest backups beyond those kept, and the images none of the others names. */
async function prune({ folder, keep }: Config['backups'], images: string): Promise<number> {
  const backups = await listBackups(folder);
  const old = backups.filter((backup) => isOfThePast(backup)).slice(keep);
  if (old.length === 0) return 0;
  for (const { file } of old) await rm(file);
  const kept = backups.filter((backup) => !old.includes(backup));
  const named = new Set(kept.flatMap(({ file }) => listImagesOf(file)).map(({ hash }) => hash));
  for (const name of await readdir(images)) {
    if (!named.has(name)) await rm(join(images, name), { recursive: true });
  }
  return old.length;
}

/** Whoever holds the lock may clear what others, killed in the middle, left behind. */
async function clearUnfinished(folder: string) {
  for (const name of await readdir(folder)) {
    if (name.startsWith(UNFINISHED)) await rm(join(folder, name), { recursive: true });
  }
}
