// A process that checks one followed source: when it is killed, the database at the address in its
// first argument is in the state after a crash. The second argument is the source, as JSON.

import { openDatabase } from '#db/client.ts';
import { checkSource } from '#server/rules/sources/checkSource.ts';
import { loopback } from '../../support/servers/publisher.ts';

const [address = '', source = ''] = process.argv.slice(2);
const db = openDatabase(address);
const check = await checkSource(db, JSON.parse(source), {
  userAgent: 'Landfall update check',
  signal: new AbortController().signal,
  allowedPrivate: loopback,
});
console.log(JSON.stringify(check));
await db.destroy();
