import { day } from '#core/inputs/entryRule.ts';
import { PASSPORT_INDEX } from '#db/packs/passportIndex/passportIndex.ts';
import { rollBack } from '#server/rules/editions/currentEdition.ts';
import { removeSource } from '#server/rules/editions/removeSource.ts';
import { amount } from './amounts.ts';
import { isEntry, withDatabase } from './command.ts';
import { withProgress } from './progressBar.ts';
import { printCoverage } from './rules/coverage.ts';
import { diffEditions, exportRules, listEditions } from './rules/editions.ts';
import { importRules } from './rules/importRules.ts';
import { updateSources } from './rules/updateSources.ts';
import { defineSubcommands, type Subcommand } from './subcommands.ts';

const help = `Imports editions of entry rules (what each passport needs in each country), compares them and goes
back. The server may be running: visitors are answered from the edition before until the next is whole.

  npm run rules -- import FILE|-      puts an edition in the place of the current one: CSV (tidy or
                                      matrix; two or three letter codes, or names) or JSON; - reads
                                      standard input
      --date D                        its date: YYYY, YYYY-MM or YYYY-MM-DD
      --dry-run                       tells the difference and changes nothing
      --partial                       lays the file over the current edition: its other pairs stay
      --skip-refused                  imports the other rows; refused pairs keep their answer
      --json                          prints one object: counts, then the rows that differ or are refused
  npm run rules -- import             adds the rules that ship with this version and are missing, without
                                      sources that were taken back (rollback)
      --again SOURCE                  adds this one all the same
  npm run rules -- update [SOURCE]    fetches one followed source, or all that are on, and stages what is new
                                      for review; only after an administrator allowed updates; --json
                                      prints one object per source
  npm run rules -- editions           lists the editions of each source; --json prints them as JSON
  npm run rules -- coverage           tells which kinds of sources the answers rest on, and how old these are;
                                      --on DAY counts ages to that day, --json prints one object
  npm run rules -- diff A B           tells what B changes against A, by destination; --csv prints a
                                      table of all changes, --json one object
  npm run rules -- rollback [SOURCE]  makes the edition before the current one current again, with the
                                      restrictions, conditions, links and other facts of its time
  npm run rules -- export EDITION --shape SHAPE
                                      prints an edition: tidy-iso2, tidy-iso3, tidy-names, matrix-iso2,
                                      matrix-iso3, matrix-names or json
  npm run rules -- remove SOURCE      removes a source with its editions, rules and facts

EDITION, A and B are numbers that editions lists; current is the current one of ${PASSPORT_INDEX}, which
is also the SOURCE where none is named. To write what is printed to a file, say npm run --silent.

Example: npm run rules -- import passport-index-tidy-iso2.csv --date 2026-02-17 --dry-run`;

const options = {
  date: { type: 'string' },
  again: { type: 'string' },
  'dry-run': { type: 'boolean' },
  partial: { type: 'boolean' },
  'skip-refused': { type: 'boolean' },
  json: { type: 'boolean' },
  csv: { type: 'boolean' },
  on: { type: 'string' },
  shape: { type: 'string' },
} as const;

const commands: Record<string, Subcommand<typeof options>> = {
  import: {
    takes: [0, 1],
    options: ['date', 'again', 'dry-run', 'partial', 'skip-refused', 'json'],
    run: ([file], values) =>
      importRules(file, {
        date: values.date ?? null,
        again: values.again,
        dryRun: values['dry-run'] ?? false,
        partial: values.partial ?? false,
        skipRefused: values['skip-refused'] ?? false,
        json: values.json ?? false,
      }),
  },
  update: {
    takes: [0, 1],
    options: ['json'],
    run: ([source], { json = false }) => withDatabase((db) => updateSources(db, source, { json })),
  },
  editions: {
    takes: [0, 0],
    options: ['json'],
    run: (_args, { json = false }) => withDatabase((db) => listEditions(db, { json })),
  },
  coverage: {
    takes: [0, 0],
    options: ['json', 'on'],
    run: (_args, { json = false, on }) =>
      withDatabase((db) => printCoverage(db, { json, on: dayFrom(on) })),
  },
  diff: {
    takes: [2, 2],
    options: ['json', 'csv'],
    run: ([a = '', b = ''], { json = false, csv = false }) =>
      withDatabase((db) => diffEditions(db, [a, b], { json, csv })),
  },
  rollback: { takes: [0, 1], options: [], run: ([source = PASSPORT_INDEX]) => goBack(source) },
  export: {
    takes: [1, 1],
    options: ['shape'],
    run: ([edition = ''], { shape = '' }) => withDatabase((db) => exportRules(db, edition, shape)),
  },
  remove: { takes: [1, 1], options: [], run: ([source = '']) => remove(source) },
};

export const main = defineSubcommands({ help, options }, commands);

if (isEntry(import.meta)) await main();

/** Throws for a text that is no day. */
function dayFrom(text: string | undefined): string | undefined {
  if (text !== undefined && !day.safeParse(text).success) {
    throw new Error(`--on is ${JSON.stringify(text)}: it takes a day, YYYY-MM-DD`);
  }
  return text;
}

async function goBack(sourceId: string) {
  const { from, to, changes, leavesStatements } = await withDatabase((db) =>
    rollBack(db, sourceId),
  );
  console.log(
    `Edition ${to} is current again, edition ${from} is not: ${amount(changes.length, 'rule')} changed`,
  );
  if (leavesStatements) {
    console.log(
      `What the source states beside its rules is still that of edition ${from}: that of edition ${to} was not stored`,
    );
  }
}

async function remove(sourceId: string) {
  const { title, rules } = await withProgress('rule', undefined, (show) =>
    withDatabase((db) => removeSource(db, sourceId, show)),
  );
  console.log(`Removed ${title} with ${amount(rules, 'rule')}`);
}
