import { RECORD_FILE_MAX, type RowOutcome, rowOutcomes } from '#core/records/files.ts';
import { withImportLock } from '#server/files/importLock.ts';
import { applyRecords, blockingReason, changesOf } from '#server/records/files/applyRecords.ts';
import { type ImportPlan, planRecords } from '#server/records/files/planRecords.ts';
import type { RecordKind } from '#server/records/files/recordKind.ts';
import { type ShownRow, shownRow } from '#server/records/files/shownRow.ts';
import { amount } from '../amounts.ts';
import { withDatabase } from '../command.ts';
import { printable, readFileArgument } from '../fileArgument.ts';
import { withProgress } from '../progressBar.ts';

/** Rows listed per outcome; --json lists all. */
const ROWS_SHOWN = 20;

const words: Record<RowOutcome, string> = {
  refused: 'refused',
  changed: 'changed',
  added: 'added',
  unchanged: 'left alone',
};

/**
 * Prints the effects of a file (`-` is standard input), and imports it with `apply`. After
 * printing, throws the reason if it can't be imported.
 */
export async function importFile(
  kind: RecordKind,
  name: string,
  { apply, json }: { apply: boolean; json: boolean },
): Promise<void> {
  const file = await readFileArgument(name, RECORD_FILE_MAX);
  await withDatabase(async (db) => {
    const plan = await withProgress('row', undefined, (show) => planRecords(db, kind, file, show));
    if (!json) report(kind, plan);
    const isNew = changesOf(plan) > 0;
    const objection = plan.counts.refused > 0 ? blockingReason(plan) : null;
    const isApplied = apply && isNew && objection === null;
    if (isApplied) {
      await withProgress('record', changesOf(plan), (show) =>
        withImportLock(db, 'record-import', () =>
          db.transaction().execute((trx) => applyRecords(trx, kind, plan, show)),
        ),
      );
    }
    if (json) printJson(kind, plan, isApplied);
    else if (isApplied) console.log(`Imported ${amount(changesOf(plan), 'record')}`);
    else if (!isNew) console.log('There is nothing to import: all is as the file has it');
    else if (objection === null) console.log('Nothing was changed: --apply imports it');
    if (objection) throw new Error(objection);
  });
}

function report(kind: RecordKind, { counts, rows }: ImportPlan) {
  console.log(
    rowOutcomes.map((one) => `${counts[one].toLocaleString('en')} ${words[one]}`).join(', '),
  );
  for (const outcome of rowOutcomes) {
    if (outcome === 'unchanged') continue;
    const some = rows.filter((row) => row.outcome === outcome);
    for (const row of some.slice(0, ROWS_SHOWN)) {
      for (const line of linesOf(outcome, shownRow(kind, row))) console.log(printable(line));
    }
    if (some.length > ROWS_SHOWN) {
      const more = amount(some.length - ROWS_SHOWN, 'more row');
      console.log(`${more} ${words[outcome]}; --json has them all`);
    }
  }
}

function linesOf(outcome: RowOutcome, { row, title, reasons, changes }: ShownRow): string[] {
  const name = `Row ${row}, ${words[outcome]}: ${title || 'unknown'}`;
  if (outcome === 'added') return [name];
  const details = [
    ...reasons.map(({ column, message }) => [column, message].filter(Boolean).join(': ')),
    ...changes.map(
      ({ column, before, after }) =>
        `${column}: ${JSON.stringify(before)} to ${JSON.stringify(after)}`,
    ),
  ];
  return [name, ...details.map((detail) => `  ${detail}`)];
}

function printJson(kind: RecordKind, { counts, rows }: ImportPlan, isApplied: boolean) {
  const shown = rows
    .filter(({ outcome }) => outcome !== 'unchanged')
    .map((row) => ({ outcome: row.outcome, ...shownRow(kind, row) }));
  console.log(
    JSON.stringify({ kind: kind.name, applied: isApplied, counts, rows: shown }, null, 2),
  );
}
