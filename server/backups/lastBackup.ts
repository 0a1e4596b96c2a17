import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A verified backup: `file` is its path, `bytes` the size of the database in it. */
export type Backup = { file: string; takenAt: Date; bytes: number };

/** Only verified backups get such a name: see takeBackup.ts. */
const NAME = /^landfall-(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d)Z\.sqlite$/;

/** The file name of a backup by its time in UTC, to the second, valid on all file systems. */
export function backupName(takenAt: Date): string {
  return `landfall-${takenAt.toISOString().slice(0, 19).replaceAll(':', '-')}Z.sqlite`;
}

/** The backups in the folder, newest first; none when the folder is missing. */
export async function listBackups(folder: string): Promise<Backup[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const backups: Backup[] = [];
  for (const name of names
    .filter((each) => NAME.test(each))
    .sort()
    .reverse()) {
    const file = join(folder, name);
    const takenAt = new Date(name.replace(NAME, '$1$2:$3:$4Z'));
    const stats = await stat(file).catch(() => undefined);
    // Files that disappear meanwhile were pruned.
    if (stats?.isFile()) backups.push({ file, takenAt, bytes: stats.size });
  }
  return backups;
}

/**
 * Backups within one second get names of later seconds; a larger difference means a wrong clock.
 */
const CLOCK_SKEW_MS = 60_000;

/**
 * Whether the backup is older than `now`. A backup with a future date, from a wrong clock, must
 * neither delay the next one nor displace another.
 */
export function isOfThePast({ takenAt }: Backup, now = new Date()): boolean {
  return takenAt.getTime() <= now.getTime() + CLOCK_SKEW_MS;
}

/**
 * The newest verified backup in the folder, or null. Throws when the folder exists but can't be
 * read.
 */
export async function lastGoodBackup(folder: string, now = new Date()): Promise<Backup | null> {
  const backups = await listBackups(folder);
  return backups.find((backup) => isOfThePast(backup, now)) ?? null;
}
