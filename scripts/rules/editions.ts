import { differenceOf } from '#core/rules/editionDifference.ts';
import type { Db } from '#db/db.ts';
import { PASSPORT_INDEX } from '#db/packs/passportIndex/passportIndex.ts';
import { listCountries } from '#db/queries/countries.ts';
import { findRuleSource, listRuleEditions } from '#db/queries/rules/ruleEditions.ts';
import { differenceTable } from '#server/rules/editions/differenceTable.ts';
import { exportEdition, ruleFileShapes } from '#server/rules/editions/exportEdition.ts';
import { readStoredEdition } from '#server/rules/editions/storedEdition.ts';
import { amount } from '../amounts.ts';
import { countsLine, differenceReport } from './differenceReport.ts';

/** Prints the editions by source. */
export async function listEditions(db: Db, { json }: { json: boolean }): Promise<void> {
  const editions = await listRuleEditions(db);
  if (json) return console.log(JSON.stringify(editions, null, 2));
  if (editions.length === 0) return console.log('There is no edition');
  for (const edition of editions) {
    const { id, sourceId, date, ruleCount, importedAt, importedBy, current } = edition;
    const imported = `imported ${importedAt.slice(0, 16).replace('T', ' ')} UTC by ${importedBy}`;
    const of = date ? `of ${date}` : 'date unknown';
    console.log(
      `${id}  ${sourceId}, ${of}, ${amount(ruleCount, 'rule')}, ${imported}${current ? ' (current)' : ''}`,
    );
  }
}

/** Prints the changes from the first edition to the second. */
export async function diffEditions(
  db: Db,
  [a, b]: [string, string],
  { json, csv }: { json: boolean; csv: boolean },
): Promise<void> {
  if (json && csv) throw new Error('Say --json or --csv, not both');
  const [from, to] = [await editionOf(db, a), await editionOf(db, b)];
  const { counts, changes } = differenceOf(from.rules, to.rules);
  if (csv) process.stdout.write(differenceTable(changes));
  else if (json) {
    console.log(JSON.stringify({ counts, from: from.id, to: to.id, rows: changes }, null, 2));
  } else {
    console.log(countsLine(counts));
    for (const line of differenceReport(changes, await listCountries(db))) console.log(line);
  }
}

/** Prints an edition in a published format. */
export async function exportRules(db: Db, edition: string, shape: string): Promise<void> {
  const known = ruleFileShapes.find((one) => one === shape);
  if (!known) throw new Error(`--shape takes ${ruleFileShapes.join(', ')}`);
  const { text, left } = exportEdition(
    await editionOf(db, edition),
    known,
    await listCountries(db),
  );
  process.stdout.write(text);
  if (left > 0) {
    console.error(`Warning: ${amount(left, 'rule')} left out, for which the shape has no words`);
  }
}

async function editionOf(db: Db, argument: string) {
  if (/^[1-9]\d{0,14}$/.test(argument)) return readStoredEdition(db, Number(argument));
  if (argument !== 'current') {
    throw new Error(
      `${JSON.stringify(argument)} is no edition: take a number of rules -- editions`,
    );
  }
  const current = (await findRuleSource(db, PASSPORT_INDEX))?.currentEditionId;
  if (current) return readStoredEdition(db, current);
  throw new Error('There is no current edition');
}
