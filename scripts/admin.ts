import { parseArgs } from 'node:util';
import type { Db } from '../db/client.ts';
import { findCredentialsByEmail, listUsers } from '../db/queries/users.ts';
import { newPassword } from '../server/schemas/account.ts';
import {
  createAdministrator,
  deleteAdministrator,
  resetPassword,
} from '../server/services/administrators.ts';
import { askPassword } from './askPassword.ts';
import { emailFrom, runCommand, withDatabase } from './command.ts';

const help = `Creates, lists and deletes administrators, and sets their passwords.

  npm run admin -- create EMAIL           creates an administrator
  npm run admin -- reset-password EMAIL   sets a new password and signs the account out everywhere
  npm run admin -- delete EMAIL           deletes the account and ends its sessions; the last one stays
  npm run admin -- list                   the administrators' addresses

The password comes from ADMIN_PASSWORD, else from standard input (15 to 128 characters).

Example: npm run admin -- create ana@example.com`;

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h' } },
  });
  const [command, address, ...rest] = positionals;
  if (values.help) return console.log(help);
  if (rest.length > 0) throw new Error(`Unknown argument ${JSON.stringify(rest[0])}; see --help`);
  if (command === 'create') return create(emailFrom(address));
  if (command === 'reset-password') return reset(emailFrom(address));
  if (command === 'delete') return remove(emailFrom(address));
  if (command === 'list' && address === undefined) return withDatabase(list);
  throw new Error('Say create, reset-password or delete EMAIL, or list; --help tells more');
});

async function create(address: string) {
  const password = await passwordFrom();
  await withDatabase((db) => createAdministrator(db, { email: address, password }));
  console.log(`${address} is an administrator now`);
}

async function reset(address: string) {
  const password = await passwordFrom();
  await withDatabase(async (db) => {
    const account = await findCredentialsByEmail(db, address);
    if (!account) throw new Error(`No administrator has the address ${address}`);
    await resetPassword(db, account, password);
  });
  console.log(`${address} has a new password and is signed out everywhere`);
}

async function remove(address: string) {
  const account = await withDatabase(async (db) => {
    const found = await findCredentialsByEmail(db, address);
    if (found) await deleteAdministrator(db, found.id);
    return found;
  });
  console.log(
    account
      ? `${address} is no administrator any more and signed out everywhere`
      : `No administrator has the address ${address}: nothing to delete`,
  );
}

async function list(db: Db) {
  for (const { email: address, createdAt } of await listUsers(db)) {
    console.log(`${address}  since ${createdAt.slice(0, 10)}`);
  }
}

async function passwordFrom(): Promise<string> {
  const parsed = newPassword.safeParse(await askPassword());
  if (parsed.success) return parsed.data;
  throw new Error(`The password can't be used: ${parsed.error.issues[0]?.message}`);
}
