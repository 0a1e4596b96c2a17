import { userInfo } from 'node:os';
import { RULE_FILE_MAX } from '#core/records/files.ts';
import type { Db } from '#db/db.ts';
import { PASSPORT_INDEX } from '#db/packs/passportIndex/passportIndex.ts';
import { addMissingCountries, listCountries } from '#db/queries/countries.ts';
import { sampleCountries } from '#db/seed/countries.ts';
import {
  applyImport,
  blockingReason,
  type PreparedImport,
  prepareImport,
} from '#server/rules/editions/importEdition.ts';
import { amount } from '../amounts.ts';
import { withDatabase } from '../command.ts';
import { printable, readFileArgument } from '../fileArgument.ts';
import { withProgress } from '../progressBar.ts';
import { countsLine, differenceReport } from './differenceReport.ts';
import { importShippedRules } from './importShippedRules.ts';

type Options = {
  date: string | null;
  again: string | undefined;
  dryRun: boolean;
  partial: boolean;
  skipRefused: boolean;
  json: boolean;
};

/** Listed refused rows; --json lists all. */
const REFUSED_SHOWN = 20;

/**
 * Imports a file (`-` is standard input), or the shipped sources without one. After printing,
 * throws the reason if it was stopped.
 */
export async function importRules(name: string | undefined, options: Options): Promise<void> {
  if (name === undefined) return importWithoutFile(options);
  if (options.again !== undefined) throw new Error('--again takes no file; see --help');
  const file = await readFileArgument(name, RULE_FILE_MAX);
  await withDatabase(async (db) => {
    // Missing until a server has started on the database.
    await addMissingCountries(db, sampleCountries);
    const prepared = await prepareImport(db, file, options);
    for (const warning of prepared.warnings) console.error(`Warning: ${warning}`);
    const objection = blockingReason(prepared, options);
    if (!options.json) await report(db, prepared);
    const stopped = options.dryRun || objection !== null || prepared.isCurrent;
    const edition = stopped
      ? null
      : await withProgress('rule', prepared.rules.length, (onProgress) =>
          applyImport(db, prepared, { by: importer(), onProgress }),
        );
    if (options.json) printJson(prepared, edition);
    else printOutcome(prepared, edition, options);
    if (objection && !options.dryRun) throw new Error(objection);
    if (objection) console.error(`Warning: this import would stop. ${objection}`);
  });
}

async function importWithoutFile({ date, partial, skipRefused, ...options }: Options) {
  if (date !== null || partial || skipRefused) {
    throw new Error('Name the file that --date, --partial or --skip-refused is about; see --help');
  }
  await importShippedRules({ by: importer(), ...options });
}

async function report(db: Db, prepared: PreparedImport) {
  const { shape, date, counts, changes, refused } = prepared;
  console.log(`${shape}, ${date ? `edition of ${date}` : 'date unknown'}`);
  console.log(countsLine(counts));
  if (prepared.replaces !== null) {
    for (const line of differenceReport(changes, await listCountries(db))) console.log(line);
  }
  for (const row of refused.slice(0, REFUSED_SHOWN)) {
    const where = row.line === null ? '' : `line ${row.line}, `;
    const value = JSON.stringify(row.value);
    const text = `Refused: ${where}${row.passport} to ${row.destination}, ${value}: ${row.reason}`;
    console.log(printable(text));
  }
  if (refused.length > REFUSED_SHOWN) {
    console.log(
      `Refused: ${amount(refused.length - REFUSED_SHOWN, 'more row')}; --json has them all`,
    );
  }
}

function printOutcome(prepared: PreparedImport, edition: number | null, { dryRun }: Options) {
  if (edition !== null) {
    console.log(`Edition ${edition} is current: ${amount(prepared.rules.length, 'rule')}`);
  } else if (prepared.isCurrent) {
    console.log('This file is the current edition already: nothing was changed');
  } else if (dryRun) {
    console.log('Nothing was changed: this was a dry run');
  }
}

/** Prints one object: the counts, then the differing and refused rows, with the reason. */
function printJson(prepared: PreparedImport, edition: number | null) {
  const { counts, shape, date, replaces, warnings, changes, refused } = prepared;
  const rows = [...changes, ...refused.map((row) => ({ change: 'refused', ...row }))];
  const about = { source: PASSPORT_INDEX, shape, date, edition, replaces, warnings };
  console.log(JSON.stringify({ counts, ...about, applied: edition !== null, rows }, null, 2));
}

/** The importer's name in editions. */
function importer(): string {
  try {
    return `${userInfo().username}, on the command line`;
  } catch {
    // In a container, the user may have no name.
    return 'the command line';
  }
}
