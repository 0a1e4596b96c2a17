import { parseArgs } from 'node:util';
import { type FileFormat, fileFormats, recordKinds } from '../server/schemas/admin/recordImport.ts';
import { templateOf } from '../server/services/recordImport/exportRecords.ts';
import { kindOf } from '../server/services/recordImport/recordKinds.ts';
import { runCommand, withDatabase } from './command.ts';
import { exportFile } from './records/exportFile.ts';
import { importFile } from './records/importFile.ts';

const help = `Exports and imports destinations, requirements, questions (FAQ), entry conditions and official links as CSV
or JSON. The server may be running: visitors see all of an import or nothing of it.

  npm run --silent records -- export KIND > FILE
                              prints all records of a kind: ${recordKinds.join(', ')}
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
  help: { type: 'boolean', short: 'h' },
  format: { type: 'string' },
  ids: { type: 'string' },
  destination: { type: 'string' },
  bom: { type: 'boolean' },
  apply: { type: 'boolean' },
  json: { type: 'boolean' },
} as const;

type Values = ReturnType<typeof parse>['values'];
type Option = Exclude<keyof typeof options, 'help'>;

/** The number of arguments and the options of each command, besides the kind. */
const commands: Record<
  string,
  {
    takes: number;
    options: Option[];
    run: (kind: ReturnType<typeof kindOf>, file: string, values: Values) => Promise<void>;
  }
> = {
  export: {
    takes: 0,
    options: ['format', 'ids', 'destination', 'bom'],
    run: (kind, _file, { format, ids, destination, bom = false }) =>
      withDatabase((db) =>
        exportFile(db, kind, {
          format: formatOf(format),
          ids: ids?.split(',').filter(Boolean),
          destination,
          bom,
        }),
      ),
  },
  import: {
    takes: 1,
    options: ['apply', 'json'],
    run: (kind, file, { apply = false, json = false }) => importFile(kind, file, { apply, json }),
  },
  template: {
    takes: 0,
    options: ['format'],
    run: async (kind, _file, { format }) => {
      process.stdout.write(await templateOf(kind, formatOf(format)));
    },
  },
};

// The reader of a pipe may close it early: head, less.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

await runCommand(async () => {
  const { values, positionals } = parse();
  if (values.help) return console.log(help);
  const [name = '', kindName = '', ...args] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    throw new Error(`Say ${Object.keys(commands).join(', ')}; --help tells what each takes`);
  }
  const kind = recordKinds.find((one) => one === kindName);
  if (!kind) throw new Error(`Say what: ${recordKinds.join(', ')}; see --help`);
  if (args.length < command.takes) throw new Error(`${name} takes more than that; see --help`);
  if (args.length > command.takes) {
    throw new Error(`Unknown argument ${JSON.stringify(args[command.takes])}; see --help`);
  }
  const other = Object.keys(values).find((option) => !command.options.includes(option as Option));
  if (other) throw new Error(`${name} takes no --${other}; see --help`);
  await command.run(kindOf(kind), args[0] ?? '', values);
});

function parse() {
  return parseArgs({ allowPositionals: true, options });
}

function formatOf(given = 'csv'): FileFormat {
  const format = fileFormats.find((one) => one === given);
  if (format) return format;
  throw new Error(`${JSON.stringify(given)} is no format: ${fileFormats.join(' or ')}`);
}
