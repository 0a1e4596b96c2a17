import { type FileFormat, fileFormats, recordKindNames } from '#core/records/files.ts';
import { templateOf } from '#server/records/files/exportRecords.ts';
import { kindOf } from '#server/records/files/fileKinds.ts';
import type { RecordKind } from '#server/records/files/recordKind.ts';
import { isEntry, withDatabase } from './command.ts';
import { exportFile } from './records/exportFile.ts';
import { importFile } from './records/importFile.ts';
import { defineSubcommands, type Subcommand } from './subcommands.ts';

const help = `Exports and imports destinations, requirements, questions (FAQ), entry conditions, official links and
translations as CSV or JSON. The server may be running: visitors see all of an import or nothing of it.

  npm run --silent records -- export KIND > FILE
                              prints all records of a kind: ${recordKindNames.join(', ')}
      --format csv|json       csv unless it is said
      --ids A,B               only these
      --destination ID        only the requirements of this destination, or the conditions or links of this
                              country
      --bom                   marks the CSV as UTF-8, for Excel
  npm run records -- import KIND FILE|-
                              tells what a file would add, change, leave alone and refuse, row by row,
                              and changes nothing; - reads standard input
      --apply                 imports it, all or nothing: with a refused row in it, nothing
      --json                  prints one object: counts, then the rows that differ or are refused
  npm run --silent records -- template KIND > FILE
                              prints a file with one example, to be filled in; --format as above

A row with an id changes that record, a row without adds one. What is not in the file stays.

Example: npm run --silent records -- export destinations --format csv > destinations.csv
Example: npm run records -- import destinations destinations.csv --apply
Example: npm run --silent records -- template requirements > requirements.csv`;

const options = {
  format: { type: 'string' },
  ids: { type: 'string' },
  destination: { type: 'string' },
  bom: { type: 'boolean' },
  apply: { type: 'boolean' },
  json: { type: 'boolean' },
} as const;

/** The first argument of each is the kind. */
const commands: Record<string, Subcommand<typeof options>> = {
  export: {
    takes: [1, 1],
    options: ['format', 'ids', 'destination', 'bom'],
    run: ([kind], { format, ids, destination, bom = false }) =>
      withDatabase((db) =>
        exportFile(db, kindNamed(kind), {
          format: formatOf(format),
          ids: ids?.split(',').filter(Boolean),
          destination,
          bom,
        }),
      ),
  },
  import: {
    takes: [2, 2],
    options: ['apply', 'json'],
    run: ([kind, file = ''], { apply = false, json = false }) =>
      importFile(kindNamed(kind), file, { apply, json }),
  },
  template: {
    takes: [1, 1],
    options: ['format'],
    run: async ([kind], { format }) => {
      process.stdout.write(await templateOf(kindNamed(kind), formatOf(format)));
    },
  },
};

export const main = defineSubcommands({ help, options }, commands);

if (isEntry(import.meta)) await main();

function kindNamed(name: string | undefined): RecordKind {
  const kind = recordKindNames.find((one) => one === name);
  if (kind) return kindOf(kind);
  throw new Error(`Say what: ${recordKindNames.join(', ')}; see --help`);
}

function formatOf(given = 'csv'): FileFormat {
  const format = fileFormats.find((one) => one === given);
  if (format) return format;
  throw new Error(`${JSON.stringify(given)} is no format: ${fileFormats.join(' or ')}`);
}
