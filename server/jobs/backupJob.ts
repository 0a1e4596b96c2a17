import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { HOUR_MS, MINUTE_MS } from '#core/dates.ts';
import type { OpenDatabase } from '#db/engine.ts';
import { readContentVersion } from '#db/queries/contentVersion.ts';
import { readDatabaseId } from '#db/queries/databaseId.ts';
import { lastGoodBackup } from '../backups/lastBackup.ts';
import type { BackupOrder } from '../backups/takeBackup.ts';
import type { BackupOutcome } from './backupProcess.ts';
import type { Job } from './scheduler.ts';

/** Retry interval after a failure, in ms: an attempt may have copied the whole database. */
const RETRY_AFTER_MS = 10 * MINUTE_MS;

/**
 * Takes a backup when the last good one is older than the configured interval. It checks the files,
 * so backups by the command line count too.
 */
export function backupJob(
  db: OpenDatabase,
  { dataDir, database, backups }: BackupOrder,
  log: FastifyBaseLogger,
): Job {
  // Only the settings that the backup process needs.
  const order: BackupOrder = { dataDir, database, backups };
  // By `performance.now`: the clock of dates may be set.
  let failedAt = Number.NEGATIVE_INFINITY;
  return {
    name: 'backup',
    async isDue() {
      if (performance.now() - failedAt < RETRY_AFTER_MS) return false;
      // If it can't be read, the check of the copy says why.
      const id = await readDatabaseId(db).catch(() => undefined);
      const last = id ? await lastGoodBackup(id, backups.folder) : null;
      return !last || Date.now() - last.takenAt.getTime() >= backups.everyHours * HOUR_MS;
    },
    async run(signal) {
      try {
        // Its connection may see what no copy of the file has.
        db.engine.requireInPlace();
        const leastContentVersion = await readContentVersion(db).catch(() => 0);
        report(log, await takeInProcess({ ...order, leastContentVersion }, signal));
      } catch (error) {
        failedAt = performance.now();
        throw error;
      }
    },
  };
}

async function takeInProcess(order: BackupOrder, signal: AbortSignal): Promise<BackupOutcome> {
  const script = join(import.meta.dirname, 'backupProcess.ts');
  const child = fork(script, [JSON.stringify(order)], { execArgv: [], stdio: 'inherit' });
  const kill = () => child.kill();
  signal.addEventListener('abort', kill);
  try {
    return await outcomeOf(child);
  } finally {
    signal.removeEventListener('abort', kill);
  }
}

async function outcomeOf(child: ChildProcess): Promise<BackupOutcome> {
  let outcome: BackupOutcome | undefined;
  child.once('message', (message) => {
    outcome = message as BackupOutcome;
  });
  const [code, signal] = await once(child, 'close');
  return outcome ?? { error: `The backup's process ended with ${signal ?? code}` };
}

function report(log: FastifyBaseLogger, outcome: BackupOutcome) {
  if ('error' in outcome) throw new Error(outcome.error);
  log.info(outcome, 'A backup was taken');
  if (outcome.others.length > 0) {
    log.warn(
      { others: outcome.others },
      'Backups in the folder are never deleted, as they may be of another database: delete what nobody needs',
    );
  }
  if (outcome.lostImages.length > 0) {
    log.warn(
      { lostImages: outcome.lostImages },
      'Images that the data folder has lost are in no backup',
    );
  }
}
