import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { entryConditionKinds } from '#core/border/conditionKinds.ts';
import { MINUTE_MS } from '#core/dates.ts';
import { isShown, placeholdersInWords } from '#core/site/placeholders.ts';
import {
  accesses,
  applicationWays,
  pageScopes,
  restrictionKinds,
  ruleConditions,
  sourceKinds,
} from '#core/vocabulary.ts';
import { openDatabase } from '#db/client.ts';
import type { Db } from '#db/db.ts';
import type { Check, Examination, UnknownValue, Vocabulary } from '#db/examination.ts';
import { examineDatabase } from '#db/examineDatabase.ts';
import { writtenByNewerVersion } from '#db/migrate.ts';
import type { Config } from '#server/config.ts';
import { carriedOverInLines } from '#server/records/visaRequirements/carriedOver.ts';
import { listPlaceholders } from '#server/site/settings/placeholders.ts';
import { type Finding, fix, ok } from './finding.ts';

/** How far the clock may be behind stored times, in ms, as another server may have written them. */
const CLOCK_TOLERANCE_MS = MINUTE_MS;

const built = join(import.meta.dirname, '..', '..', 'dist', 'client', 'route-assets.json');

/**
 * Checks the database, and the clock against its server and the stored times. The examination is
 * closed before the database is opened: it reads the file by another library, and closing that while
 * the file is open would drop this process's locks.
 */
export async function checkDatabase({
  database,
  databasePool,
  backups,
}: Config): Promise<Finding[]> {
  const found = await examineDatabase(database, {
    poolSize: databasePool.size,
    vocabularies,
    backupFolder: backups.folder,
  });
  return [
    ...found.checks.map(findingOf),
    ...(found.schema ? [checkMigrations(found.schema)] : []),
    ...found.unknownValues.map(checkValue),
    checkClock(found),
    ...(found.schema?.pending.length === 0 && !found.schema.newer
      ? await checkContent(database)
      : []),
  ];
}

async function checkContent(database: string): Promise<Finding[]> {
  const db = openDatabase(database, { mustExist: true });
  try {
    return [...(await checkCarriedOver(db)), await checkPlaceholders(db)];
  } finally {
    await db.destroy();
  }
}

/** Lists the answers that an upgrade changed, until somebody confirms them or puts them back. */
async function checkCarriedOver(db: Db): Promise<Finding[]> {
  const [summary, ...answers] = await carriedOverInLines(db);
  if (!summary) return [];
  const toDo = 'Confirm them or put them back: Review in the admin panel';
  return [
    fix('upgrade', summary, toDo),
    ...answers.map((answer) => ({ isFine: false, line: `     ${answer}` })),
  ];
}

/** Says what visitors see of placeholders; parts that aren't set and not shown are fine. */
async function checkPlaceholders(db: Db): Promise<Finding> {
  const placeholders = await listPlaceholders(db);
  const says = placeholdersInWords(placeholders).join(' ') || 'Visitors see none.';
  const toDo = 'Set or hide them: Settings and Pages in the admin panel';
  return placeholders.some(isShown)
    ? fix('placeholders', says.replace(/\.$/, ''), toDo)
    : ok('placeholders', says);
}

/** The columns whose values grow from version to version, without a check in the schema. */
const vocabularies: Vocabulary[] = [
  { table: 'entry_rules', column: 'access', known: accesses },
  { table: 'entry_rules', column: 'otherwise', known: accesses },
  { table: 'entry_rules', column: 'contested_access', known: accesses },
  { table: 'entry_rules', column: 'condition', known: ruleConditions },
  { table: 'entry_rules', column: 'application', known: applicationWays },
  { table: 'entry_rules', column: 'page_scope', known: pageScopes },
  { table: 'entry_restrictions', column: 'kind', known: restrictionKinds },
  { table: 'entry_conditions', column: 'kind', known: entryConditionKinds },
  { table: 'rule_sources', column: 'kind', known: sourceKinds },
];

function checkValue({ table, column, value, rows }: UnknownValue): Finding {
  const where = `${rows === 1 ? '1 row' : `${rows} rows`} of ${table}`;
  return fix(
    'values',
    `${column} is "${value}" in ${where}, which this version doesn't know: it is shown as unknown`,
    'Start the newer version that stored it',
  );
}

function findingOf(check: Check): Finding {
  const { what, says } = check;
  return check.isFine ? ok(what, says) : fix(what, says, check.toDo);
}

function checkMigrations({ newer, pending }: NonNullable<Examination['schema']>): Finding {
  if (newer) return fix('schema', writtenByNewerVersion(newer));
  if (pending.length > 0) {
    const wrong = `Migrations are pending: ${pending.join(', ')}`;
    return fix('schema', wrong, 'Start the server, or run: npm run migrate');
  }
  return ok('schema', 'it is that of this version');
}

function checkClock({ newestTime, clockAheadMs }: Examination): Finding {
  const now = Date.now();
  const clock = `it is ${new Date(now).toISOString().slice(0, 16)}Z`;
  const toDo = 'Set the clock, and let it be kept right (NTP)';
  if (newestTime && newestTime.getTime() > now + CLOCK_TOLERANCE_MS) {
    return fix('clock', `${clock}, but something was stored at ${newestTime.toISOString()}`, toDo);
  }
  if (Math.abs(clockAheadMs) > CLOCK_TOLERANCE_MS) {
    const theirs = new Date(now + clockAheadMs).toISOString().slice(0, 16);
    return fix('clock', `${clock}, but by PostgreSQL's clock ${theirs}Z`, toDo);
  }
  const buildTime = existsSync(built) ? statSync(built).mtime : undefined;
  if (buildTime && buildTime.getTime() > now + CLOCK_TOLERANCE_MS) {
    return fix('clock', `${clock}, but the pages were built at ${buildTime.toISOString()}`, toDo);
  }
  return ok('clock', clock);
}
