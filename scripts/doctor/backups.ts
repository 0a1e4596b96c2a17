import { existsSync } from 'node:fs';
import { HOUR_MS } from '#core/dates.ts';
import { databaseFile } from '#db/client.ts';
import { databaseIdOf } from '#db/sqlite/file/snapshot.ts';
import {
  type Backup,
  lastGoodBackup,
  listBackups,
  newestOfThePast,
} from '#server/backups/lastBackup.ts';
import type { Config } from '#server/config.ts';
import { type Finding, fix, ok } from './finding.ts';

const toDo = 'Run: npm run backup. If the server should have taken one, its log says why not';

/** Checks the age of the last good backup: more than twice the interval is too old. */
export async function checkBackups(
  { backups, database }: Config,
  env: Record<string, string | undefined>,
): Promise<Finding> {
  const file = databaseFile(database);
  if (file === null) return checkOtherTools(env);
  const { folder, everyHours } = backups;
  const last = await lastBackupOf(file, folder).catch((error: Error) => error);
  if (last instanceof Error) return fix('backups', `${folder} can't be read: ${last.message}`);
  const taken = last ? `the last was taken at ${last.takenAt.toISOString()}` : 'there is none';
  if (everyHours === 0) return ok('backups', `BACKUP_HOURS is 0, so none are taken; ${taken}`);
  if (!last && !existsSync(file)) return ok('backups', 'there is nothing to back up yet');
  if (!last) return fix('backups', `There is none in ${folder}`, toDo);
  const isTooOld = Date.now() - last.takenAt.getTime() > 2 * everyHours * HOUR_MS;
  return isTooOld ? fix('backups', `They are too old: ${taken}`, toDo) : ok('backups', taken);
}

/** The last good backup of the database at `file`, or of any if it can't be read. */
async function lastBackupOf(file: string, folder: string): Promise<Backup | null> {
  let id: string | null;
  try {
    id = databaseIdOf(file);
  } catch {
    return newestOfThePast(await listBackups(folder));
  }
  return lastGoodBackup(id, folder);
}

/**
 * Backups by PostgreSQL's tools are unknown here; only our own ineffective settings are reported.
 */
function checkOtherTools(env: Record<string, string | undefined>): Finding {
  const what = 'backups';
  const ignored = ['BACKUP_DIR', 'BACKUP_HOURS', 'BACKUP_KEEP'].filter((name) => env[name]);
  const taken = "taken by PostgreSQL's own tools, not by the server";
  if (ignored.length === 0) return ok(what, `they are ${taken}: see docs/operate.md`);
  const toDo =
    'Back up as "Backups on PostgreSQL" in docs/operate.md says, and take that setting out';
  return fix(what, `${ignored.join(', ')} has no effect: backups are ${taken}`, toDo);
}
