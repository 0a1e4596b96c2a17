import { parseArgs } from 'node:util';
import { runCommand, withDatabase } from './command.ts';

const help = `Brings the database to the newest schema, as every start does. Running it again changes nothing.

  npm run migrate

Example: DATA_DIR=/var/lib/landfall npm run migrate`;

await runCommand(async () => {
  const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h' } } });
  if (values.help) return console.log(help);
  await withDatabase(async (_db, { place, applied }) => {
    if (applied.length === 0) console.log(`${place} is up to date`);
    else console.log(`${place}: applied ${applied.join(', ')}`);
  });
});
