import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { writtenByNewerVersion } from '../../db/migrate.ts';
import { type Examination, examineDatabase } from '../../db/sqlite/integrity.ts';
import type { Config } from '../../server/config.ts';
import { type Finding, fix, ok } from './finding.ts';

/** How far the clock may be behind what is stored, in milliseconds: a server on another machine. */
const CLOCK_TOLERANCE_MS = 60 * 1000;

const toRestore = 'Stop the server and restore a backup: npm run restore -- FILE';

const built = join(import.meta.dirname, '..', '..', 'dist', 'client', 'route-assets.json');

/** Checks the database, and the clock against the times stored in it. */
export function checkDatabase({ database }: Config): Finding[] {
  if (!existsSync(database)) {
    return [
      ok('database', `${database} is not there yet, the first start makes it`),
      checkClock(null),
    ];
  }
  try {
    const examination = examineDatabase(database);
    return [
      checkIntegrity(examination),
      checkMigrations(examination),
      checkClock(examination.newestTime),
    ];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [fix('database', `${database} can't be read: ${reason}`, toRestore), checkClock(null)];
  }
}

function checkIntegrity({ damage }: Examination): Finding {
  if (damage) return fix('database', `It is damaged (${damage})`, toRestore);
  return ok('database', 'it is whole');
}

function checkMigrations({ newerMigration, pendingMigrations }: Examination): Finding {
  if (newerMigration) return fix('schema', writtenByNewerVersion(newerMigration));
  if (pendingMigrations.length > 0) {
    const wrong = `Migrations are pending: ${pendingMigrations.join(', ')}`;
    return fix('schema', wrong, 'Start the server, or run: npm run migrate');
  }
  return ok('schema', 'it is that of this version');
}

function checkClock(newestTime: Date | null): Finding {
  const now = Date.now();
  const clock = `it is ${new Date(now).toISOString().slice(0, 16)}Z`;
  const toDo = 'Set the clock, and let it be kept right (NTP)';
  if (newestTime && newestTime.getTime() > now + CLOCK_TOLERANCE_MS) {
    return fix('clock', `${clock}, but something was stored at ${newestTime.toISOString()}`, toDo);
  }
  const buildTime = existsSync(built) ? statSync(built).mtime : undefined;
  if (buildTime && buildTime.getTime() > now + CLOCK_TOLERANCE_MS) {
    return fix('clock', `${clock}, but the pages were built at ${buildTime.toISOString()}`, toDo);
  }
  return ok('clock', clock);
}
