import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { BackupOutcome } from './backupProcess.ts';
import { lastGoodBackup } from './lastBackup.ts';
import type { BackupOrder } from './takeBackup.ts';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;

/** After the start, in milliseconds: the first visitors need the machine more. */
const FIRST_CHECK_MS = 10 * 1000;
/** In milliseconds. Also how soon one that failed is tried again. */
const CHECK_EVERY_MS = 10 * MINUTE_MS;

/**
 * Takes a backup whenever the last good one is older than the settings say, as long as the server
 * listens. It looks at the files, so a restart neither forgets nor repeats one.
 */
export function scheduleBackups(
  app: FastifyInstance,
  { dataDir, database, backups }: BackupOrder,
  { firstCheckMs = FIRST_CHECK_MS, checkEveryMs = CHECK_EVERY_MS } = {},
): void {
  const { folder, everyHours } = backups;
  // What the process that takes it needs to know, and nothing else of the settings.
  const order: BackupOrder = { dataDir, database, backups };
  if (everyHours === 0) return;
  let timer: NodeJS.Timeout | undefined;
  let running: ChildProcess | undefined;
  let closed = false;

  app.addHook('onListen', async () => checkIn(firstCheckMs));
  app.addHook('onClose', async () => {
    closed = true;
    clearTimeout(timer);
    // The next start takes the backup that is due.
    running?.kill();
  });

  function checkIn(delayMs: number) {
    if (!closed) timer = setTimeout(check, delayMs).unref();
  }

  async function check() {
    try {
      const last = await lastGoodBackup(folder);
      const due = !last || Date.now() - last.takenAt.getTime() >= everyHours * HOUR_MS;
      if (due) await takeInProcess();
    } catch (error) {
      if (!closed) app.log.error({ err: error }, 'No backup was taken');
    }
    checkIn(checkEveryMs);
  }

  async function takeInProcess() {
    const script = join(import.meta.dirname, 'backupProcess.ts');
    const child = fork(script, [JSON.stringify(order)], { execArgv: [], stdio: 'inherit' });
    running = child;
    const outcome = await outcomeOf(child);
    running = undefined;
    report(app.log, outcome);
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
  if (outcome.lostImages.length > 0) {
    log.warn(
      { lostImages: outcome.lostImages },
      'Images that the data folder has lost are in no backup',
    );
  }
}
