import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { CLOCK_SKEW_MS } from '#core/dates.ts';
import { backupNamesAmong, timeInName } from '#db/sqlite/file/backupNames.ts';
import { databaseIdOf } from '#db/sqlite/file/snapshot.ts';

/** A verified backup: `file` is its path, `bytes` the size of the database in it. */
export type Backup = { file: string; takenAt: Date; bytes: number };

/** The backups in the folder, newest first; none when the folder is missing. */
export async function listBackups(folder: string): Promise<Backup[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const backups: Backup[] = [];
  for (const name of backupNamesAmong(names)) {
    const file = join(folder, name);
    const stats = await stat(file).catch(() => undefined);
    // Files that disappear meanwhile were pruned.
    if (stats?.isFile()) backups.push({ file, takenAt: timeInName(name), bytes: stats.size });
  }
  return backups;
}

/**
 * The backups in the folder, newest first: those of the database with this id, or of one from before
 * databases had ids if it is null; and all others, among them those that can't be read.
 */
export async function listBackupsOf(
  id: string | null,
  folder: string,
): Promise<{ own: Backup[]; others: Backup[] }> {
  const own: Backup[] = [];
  const others: Backup[] = [];
  for (const backup of await listBackups(folder)) {
    (idOf(backup.file) === id ? own : others).push(backup);
  }
  return { own, others };
}

/** By path: a backup never changes. */
const knownIds = new Map<string, string | null>();

/** The id of the database in a backup; undefined when it can't be read. */
function idOf(file: string): string | null | undefined {
  const known = knownIds.get(file);
  if (known !== undefined) return known;
  try {
    const id = databaseIdOf(file);
    knownIds.set(file, id);
    return id;
  } catch {
    return undefined;
  }
}

/**
 * Whether the backup is older than `now`; backups within one second get names of later seconds. A
 * backup with a future date, from a wrong clock, must neither delay the next one nor displace another.
 */
export function isOfThePast({ takenAt }: Backup, now = new Date()): boolean {
  return takenAt.getTime() <= now.getTime() + CLOCK_SKEW_MS;
}

/** The newest of some backups, newest first, that is older than `now`; null if there is none. */
export function newestOfThePast(backups: readonly Backup[], now = new Date()): Backup | null {
  return backups.find((backup) => isOfThePast(backup, now)) ?? null;
}

/**
 * The newest verified backup in the folder of the database with this id, or null. Throws when the
 * folder exists but can't be read.
 */
export async function lastGoodBackup(id: string | null, folder: string): Promise<Backup | null> {
  return newestOfThePast((await listBackupsOf(id, folder)).own);
}
