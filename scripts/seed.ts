import { seedAll } from '#db/seed/seed.ts';
import { currentActor } from '#server/history/actor.ts';
import { defineCommand, isEntry, withDatabase } from './command.ts';

const help = `Adds the countries, sample destinations and FAQ entries that are missing. What is there, edited or
not, stays as it is, so running it again changes nothing. A database that has never been filled gets
the sample contact block and the entry rules too.

  npm run seed

Example: DATA_DIR=/var/lib/landfall npm run seed`;

export const main = defineCommand({ help }, async () => {
  const added = await withDatabase((db) => seedAll(db, { actor: currentActor() }));
  console.log(
    `Added countries: ${added.countries}, destinations: ${added.destinations}, FAQ entries: ${added.faqs}, entry rules: ${added.rules}`,
  );
});

if (isEntry(import.meta)) await main();
