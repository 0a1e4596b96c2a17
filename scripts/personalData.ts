import type { Db } from '#db/db.ts';
import {
  type DeletedPersonalData,
  deletePersonalData,
  readPersonalData,
} from '#server/accounts/personalData.ts';
import { defineCommand, emailFrom, isEntry, withDatabase } from './command.ts';

const help = `Shows and deletes everything about an address: its account, messages, newsletter, watched answers,
reports, mails in the outbox, saved views, the trash, and what the history holds of it.

  npm run personal-data -- show EMAIL     what is stored about the address, as JSON
  npm run personal-data -- delete EMAIL   deletes it all, at once or not at all

Entries of the history and imports of rules stay, without the address. So does the account of the last
administrator. Backups go on holding what was deleted until newer ones have taken their place.

Example: npm run personal-data -- delete ana@example.com`;

/** Labels of the printed counts. */
const names: Record<keyof DeletedPersonalData, string> = {
  accounts: 'accounts',
  messages: 'messages',
  subscribers: 'newsletter sign-ups',
  watches: 'watched answers',
  reports: 'reports',
  mails: 'mails',
  views: 'saved views',
  trash: 'records in the trash',
  editions: 'imports of rules, which stay without it',
  history: 'entries of the history, which stay without it',
};

export const main = defineCommand({ help, takesArguments: true }, async (_options, args) => {
  const [command, address, ...rest] = args;
  if (rest.length > 0) throw new Error(`Unknown argument ${JSON.stringify(rest[0])}; see --help`);
  if (command === 'show') return withDatabase((db) => show(db, emailFrom(address)));
  if (command === 'delete') return withDatabase((db) => remove(db, emailFrom(address)));
  throw new Error('Say show EMAIL or delete EMAIL; --help tells more');
});

if (isEntry(import.meta)) await main();

async function show(db: Db, email: string) {
  const stored = await readPersonalData(db, email);
  console.log(withoutControlCharacters(JSON.stringify(stored, null, 2)));
}

async function remove(db: Db, email: string) {
  const { deleted, keptAs } = await deletePersonalData(db, email);
  const counts = Object.entries(names).map(
    ([name, words]) => `${words}: ${deleted[name as keyof typeof names]}`,
  );
  console.log(`Deleted of ${email}: ${counts.join(', ')}`);
  if (keptAs) console.log(`The account ${email} stays: it is the last administrator's`);
}

/** JSON escapes the first 32 control characters; the others could command a terminal. */
function withoutControlCharacters(json: string): string {
  return json.replace(/[\x7f-\x9f]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
