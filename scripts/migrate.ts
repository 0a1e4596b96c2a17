import { defineCommand, isEntry, withDatabase } from './command.ts';

const help = `Brings the database to the newest schema, as every start does. Running it again changes nothing.

  npm run migrate

Example: DATA_DIR=/var/lib/landfall npm run migrate`;

export const main = defineCommand({ help }, async () => {
  await withDatabase(async (_db, { place, applied }) => {
    if (applied.length === 0) console.log(`${place} is up to date`);
    else console.log(`${place}: applied ${applied.join(', ')}`);
  });
});

if (isEntry(import.meta)) await main();
