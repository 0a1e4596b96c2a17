import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A verified backup: `file` is its path, `bytes` the size of the database in it. */
export type Backup = { file: string; takenAt: Date; bytes: number };

/** Only a verified backup ever has such a name: see takeBackup.ts. */
const NAME = /^landfall-(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d)Z\.sqlite$/;

/** The name of a backup that was taken at this time: UTC, to the second, the same on every disk. */
export function backupName(takenAt: Date): string {
  return `landfall-${takenAt.toISOString().slice(0, 19).replaceAll(':', '-')}Z.sqlite`;
}

/** The backups in the folder, newest first; none when the folder is not there. */
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
    // One that goes while we look was pruned.
    if (stats?.isFile()) backups.push({ file, takenAt, bytes: stats.size });
  }
  return backups;
}

/** Backups of the same second are named by the seconds after it; a clock is rarely so wrong. */
const CLOCK_SKEW_MS = 60_000;

/**
 * Whether the backup is of a time before `now`. What a wrong clock dated later must not make the
 * next one wait for that day, nor take the place of one that is kept.
 */
export function isOfThePast({ takenAt }: Backup, now = new Date()): boolean {
  return takenAt.getTime() <= now.getTime() + CLOCK_SKEW_MS;
}

/**
 * The newest verified backup in the folder, or null when there is none.
 * Throws when the folder is there and can't be read.
 */
export async function lastGoodBackup(folder: string, now = new Date()): Promise<Backup | null> {
  const backups = await listBackups(folder);
  return backups.find((backup) => isOfThePast(backup, now)) ?? null;
}
