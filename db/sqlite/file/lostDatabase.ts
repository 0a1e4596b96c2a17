import { existsSync, mkdirSync, readdirSync, renameSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { imageFolderIn } from '../imageFolder.ts';
import { backupNamesAmong } from './backupNames.ts';
import { inUse, lockServer } from './locks.ts';
import { RESCUED } from './rescueCopy.ts';

/** The name of an image's folder: a SHA-256. */
const IMAGE = /^[0-9a-f]{64}$/;

/** Tells whether the file at `path` is missing or empty, so that opening it creates a database. */
export function isMissing(path: string): boolean {
  return (statSync(path, { throwIfNoEntry: false })?.size ?? 0) === 0;
}

/**
 * Throws a one-line error, which names the ways on, when something says that the missing or empty
 * database at `path` was lost and is no new site's: a verified backup in `backupFolder`, or beside
 * it an image, a copy of it, or its write-ahead log unless the database `isOpen` and has one itself.
 * A new database would empty that log, its jobs would remove the images, and its backups would
 * replace the good ones.
 */
export function refuseLost(
  path: string,
  { backupFolder, isOpen = false }: { backupFolder: string | undefined; isOpen?: boolean },
): void {
  const backup = backupFolder && newestBackup(backupFolder);
  const found = backup || tracesBeside(path, isOpen)[0];
  if (!found) return;
  throw new Error(
    `The database ${path} is missing or empty, but ${found} is there. Restore a backup: npm run restore -- ${backup || 'FILE'}; or start a new site: npm start -- --new-site`,
  );
}

/**
 * Moves what a lost database left to a folder `replaced-…`: SQLite would empty its write-ahead log
 * with the first page of the new one. Throws a one-line error when a server still uses the log, or
 * something can't be moved.
 */
export function setAsideLost(path: string): void {
  if (!existsSync(dirname(path))) return;
  const release = lockServer(path);
  if (!release) throw inUse(path);
  try {
    setAside([...imagesBeside(path), `${path}-wal`, `${path}-shm`]);
  } finally {
    release();
  }
}

/** Moves the images beside the database at `path`, which a job would delete, to such a folder. */
export function setAsideImages(path: string): void {
  setAside(imagesBeside(path));
}

/** The folder of images beside the database at `path`, if it holds any. */
function imagesBeside(path: string): string[] {
  const folder = imageFolderIn(dirname(path));
  return namesIn(folder).some((name) => IMAGE.test(name)) ? [folder] : [];
}

function setAside(paths: string[]) {
  const left = paths.filter((path) => existsSync(path));
  const [first] = left;
  if (!first) return;
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const folder = join(dirname(first), `replaced-${stamp}Z`);
  mkdirSync(folder, { recursive: true });
  for (const path of left) {
    try {
      renameSync(path, join(folder, basename(path)));
    } catch (cause) {
      throw new Error(`${path} can't be moved to ${folder}: move it elsewhere and start again`, {
        cause,
      });
    }
  }
}

/** The paths of copies that servers made of what they still saw of the database at `path`. */
export function listRescued(path: string): string[] {
  return namesIn(dirname(path))
    .filter((name) => name.startsWith(`${basename(path)}${RESCUED}`))
    .map((name) => join(dirname(path), name));
}

/** The path of the newest verified backup in the folder; undefined if there is none. */
function newestBackup(folder: string): string | undefined {
  const [newest] = backupNamesAmong(namesIn(folder));
  return newest && join(folder, newest);
}

/** The paths of what only a site that has run leaves beside its database. */
function tracesBeside(path: string, isOpen: boolean): string[] {
  const [folder, name] = [dirname(path), basename(path)];
  const images = imageFolderIn(folder);
  return [
    ...listRescued(path),
    ...namesIn(folder)
      .filter(
        (each) =>
          (each === `${name}-wal` && !isOpen) ||
          each.startsWith(`${name}.before-migration-`) ||
          each.startsWith('replaced-'),
      )
      .map((each) => join(folder, each)),
    ...namesIn(images)
      .filter((each) => IMAGE.test(each))
      .map((each) => join(images, each)),
  ];
}

/** The names in a folder; none if it is missing. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return [];
    throw error;
  }
}
