import { parseArgs } from 'node:util';
import type { Db } from '../db/client.ts';
import { deletePersonalData, readPersonalData } from '../server/services/personalData.ts';
import { emailFrom, runCommand, withDatabase } from './command.ts';

const help = `Shows and deletes what visitors left here: contact messages and newsletter sign-ups.

  npm run personal-data -- show EMAIL     what is stored about the address, as JSON
  npm run personal-data -- delete EMAIL   deletes its messages and its newsletter sign-up

Administrators are deleted with npm run admin -- delete EMAIL. Backups go on holding what was
deleted until newer ones have taken their place.

Example: npm run personal-data -- delete ana@example.com`;

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h' } },
  });
  const [command, address, ...rest] = positionals;
  if (values.help) return console.log(help);
  if (rest.length > 0) throw new Error(`Unknown argument ${JSON.stringify(rest[0])}; see --help`);
  if (command === 'show') return withDatabase((db) => show(db, emailFrom(address)));
  if (command === 'delete') return withDatabase((db) => remove(db, emailFrom(address)));
  throw new Error('Say show EMAIL or delete EMAIL; --help tells more');
});

async function show(db: Db, email: string) {
  const stored = await readPersonalData(db, email);
  console.log(withoutControlCharacters(JSON.stringify(stored, null, 2)));
}

async function remove(db: Db, email: string) {
  const { messages, signUps, administrator } = await deletePersonalData(db, email);
  console.log(`Deleted of ${email}: messages: ${messages}, newsletter sign-ups: ${signUps}`);
  if (administrator) {
    console.log(`${email} is an administrator too: npm run admin -- delete ${email}`);
  }
}

/** JSON escapes the first 32 of them; the others could still command a terminal. */
function withoutControlCharacters(json: string): string {
  return json.replace(/[\x7f-\x9f]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
