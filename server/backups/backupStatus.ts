import { basename } from 'node:path';
import { HOUR_MS } from '#core/dates.ts';
import { databaseFile } from '#db/client.ts';
import type { Db } from '#db/db.ts';
import { readDatabaseId } from '#db/queries/databaseId.ts';
import { countRowsOf } from '#db/sqlite/file/snapshot.ts';
import type { Config } from '../config.ts';
import { listBackupsOf, newestOfThePast } from './lastBackup.ts';

type BackupStatus = {
  /** The last good backup; null if there is none. Times are ISO 8601, sizes in bytes. */
  last: { takenAt: string; bytes: number; rows: number } | null;
  /** The time of the next scheduled backup; null when scheduling is off. */
  nextDue: string | null;
  /** Whether the last one is older than two intervals. */
  tooOld: boolean;
  /** The names of backups of other databases in the folder, which are never deleted. */
  others: string[];
};

/**
 * The state of the backups of `db` in the configured folder; null for PostgreSQL, which is backed up by its own
 * tools. Throws when the folder can't be read.
 */
export async function backupStatus(
  db: Db,
  { backups: { folder, everyHours }, database }: Pick<Config, 'backups' | 'database'>,
  now = new Date(),
): Promise<BackupStatus | null> {
  if (databaseFile(database) === null) return null;
  const everyMs = everyHours * HOUR_MS;
  const listed = await listBackupsOf(await readDatabaseId(db), folder);
  const others = listed.others.map(({ file }) => basename(file));
  const last = newestOfThePast(listed.own, now);
  if (!last) {
    return { last: null, nextDue: everyMs ? now.toISOString() : null, tooOld: false, others };
  }
  const { file, takenAt, bytes } = last;
  return {
    last: { takenAt: takenAt.toISOString(), bytes, rows: rowsOf(file) },
    nextDue: everyMs ? new Date(takenAt.getTime() + everyMs).toISOString() : null,
    tooOld: everyMs > 0 && now.getTime() - takenAt.getTime() > 2 * everyMs,
    others,
  };
}

/** Cached: a backup never changes, and counting the rows of a large one is slow. */
let counted = { file: '', rows: 0 };

function rowsOf(file: string): number {
  if (counted.file !== file) {
    const counts = Object.values(countRowsOf(file));
    counted = { file, rows: counts.reduce((sum, count) => sum + count, 0) };
  }
  return counted.rows;
}
