import { newPassword } from '#core/inputs/panel/account.ts';
import { type Role, roles } from '#core/siteVocabulary.ts';
import type { OpenDatabase } from '#db/engine.ts';
import { type Credentials, findCredentialsByEmail } from '#db/queries/accounts/users.ts';
import { createAdministrator, resetPassword } from '#server/accounts/administrators.ts';
import * as team from '#server/accounts/team.ts';
import { askPassword } from './askPassword.ts';
import { defineCommand, emailFrom, isEntry, withDatabase } from './command.ts';

const help = `Creates and lists the accounts of the panel, and helps those who can't sign in.

  npm run admin -- create EMAIL           creates an administrator; with --role editor an editor,
                                          with --name "ANA SILVA" somebody who has a name
  npm run admin -- reset-password EMAIL   sets a new password and signs the account out everywhere
  npm run admin -- two-factor-off EMAIL   the password alone signs in: for a lost phone
  npm run admin -- role EMAIL ROLE        makes somebody an administrator or an editor
  npm run admin -- deactivate EMAIL       signs the account out everywhere and keeps it from signing in
  npm run admin -- reactivate EMAIL       lets it sign in again
  npm run admin -- delete EMAIL           deletes the account and ends its sessions
  npm run admin -- list                   who has an account: role, and what is special about it

The last administrator who can sign in stays one. The password comes from ADMIN_PASSWORD, else from
standard input (15 to 128 characters).

Example: npm run admin -- create ana@example.com --role editor`;

const commands = {
  'two-factor-off': switchOffTwoFactor,
  deactivate,
  reactivate,
};

const options = { role: { type: 'string' }, name: { type: 'string' } } as const;

export const main = defineCommand({ help, options, takesArguments: true }, async (values, args) => {
  const [command = '', address, ...rest] = args;
  if (command === 'role' && rest.length === 1) return changeRole(address, roleFrom(rest[0]));
  if (rest.length > 0) throw new Error(`Unknown argument ${JSON.stringify(rest[0])}; see --help`);
  if (command === 'create') return create(emailFrom(address), values);
  if (values.role !== undefined || values.name !== undefined) {
    throw new Error('--role and --name go with create; see --help');
  }
  if (command === 'reset-password') return reset(emailFrom(address));
  if (command === 'delete') return remove(emailFrom(address));
  if (command === 'list' && address === undefined) return withDatabase(list);
  if (Object.hasOwn(commands, command)) {
    return withAccount(address, commands[command as keyof typeof commands]);
  }
  throw new Error(
    'Say create, reset-password, two-factor-off, role, deactivate, reactivate or delete EMAIL, or list; --help tells more',
  );
});

if (isEntry(import.meta)) await main();

async function create(address: string, { role, name }: { role?: string; name?: string }) {
  const account = { role: roleFrom(role ?? 'administrator'), name: name?.trim() ?? '' };
  const password = await passwordFrom();
  await withDatabase((db) => createAdministrator(db, { email: address, password, ...account }));
  console.log(`${address} is an ${account.role} now`);
}

async function changeRole(address: string | undefined, role: Role) {
  await withAccount(address, async (db, { id, email }) => {
    await team.changeRole(db, id, role);
    return `${email} is an ${role} now`;
  });
}

async function reset(address: string) {
  const password = await passwordFrom();
  await withAccount(address, async (db, account) => {
    await resetPassword(db, account, password);
    return `${account.email} has a new password and is signed out everywhere`;
  });
}

async function switchOffTwoFactor(db: OpenDatabase, { id, email }: Credentials) {
  await team.switchOffTwoFactorOf(db, id);
  return `${email} signs in with the password alone now`;
}

async function deactivate(db: OpenDatabase, { id, email }: Credentials) {
  await team.deactivateUser(db, id);
  return `${email} can't sign in any more and is signed out everywhere`;
}

async function reactivate(db: OpenDatabase, { id, email }: Credentials) {
  await team.reactivateUser(db, id);
  return `${email} can sign in again`;
}

async function remove(address: string) {
  const account = await withDatabase(async (db) => {
    const found = await findCredentialsByEmail(db, address);
    if (found) await team.removeUser(db, found.id);
    return found;
  });
  console.log(
    account
      ? `${address} has no account any more and is signed out everywhere`
      : `Nobody has the address ${address}: nothing to delete`,
  );
}

async function list(db: OpenDatabase) {
  const users = await team.listTeam(db);
  if (users.length === 0) console.log('Nobody has an account: npm run admin -- create EMAIL');
  for (const user of users) {
    const { email, role, state, hasTwoFactor, createdAt } = user;
    const notes = [state !== 'active' && state, hasTwoFactor && 'two-factor'].filter(Boolean);
    const line = [email, role, `since ${createdAt.slice(0, 10)}`, ...notes];
    console.log(line.join('  '));
  }
}

/** Runs `work` on the account with this address, and prints the message it returns. */
async function withAccount(
  address: string | undefined,
  work: (db: OpenDatabase, account: Credentials) => Promise<string>,
) {
  const email = emailFrom(address);
  const said = await withDatabase(async (db) => {
    const account = await findCredentialsByEmail(db, email);
    if (!account) throw new Error(`Nobody has the address ${email}`);
    return work(db, account);
  });
  console.log(said);
}

function roleFrom(text: string | undefined): Role {
  const role = roles.find((known) => known === text);
  if (role) return role;
  throw new Error(`${JSON.stringify(text ?? '')} is no role: say ${roles.join(' or ')}`);
}

async function passwordFrom(): Promise<string> {
  const parsed = newPassword.safeParse(await askPassword());
  if (parsed.success) return parsed.data;
  throw new Error(`The password can't be used: ${parsed.error.issues[0]?.message}`);
}
