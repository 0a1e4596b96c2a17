import { execFileSync } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { databaseFile, openDatabase } from '#db/client.ts';
import { checkCredentials } from '#server/accounts/administrators.ts';
import { SHIPPED_RULES } from '../../fixtures/shippedRules.ts';
import { nodeBinary } from '../../support/servers/serverProcess.ts';
import { newDatabaseAddress, preparedSite } from '../../support/site/preparedDatabases.ts';
import { runScript } from '../../support/site/runScript.ts';
import { spawnScript } from '../../support/site/spawnScript.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

const email = 'ana@example.com';
const password = 'correct horse battery staple';
const newPassword = 'a wholly different secret';

/** Refusals before a database is opened are the same on both engines. */
const isSqlite = inject('engine') === 'sqlite';

/** Settings for a site on an empty database, and its address. */
async function newSite() {
  const address = await newDatabaseAddress();
  const file = databaseFile(address);
  if (file) return { address, settings: { DATA_DIR: dirname(file) } };
  return { address, settings: { DATA_DIR: temporaryFolder(), DATABASE_URL: address } };
}

/** Runs the three commands on one database, which is migrated unless another is given. */
async function commandsOn(site?: Awaited<ReturnType<typeof newSite>>) {
  const { address, settings } = site ?? (await preparedSite('empty'));
  const on = { dataDir: settings.DATA_DIR, env: { ...settings } };
  const withPassword = { ...on, env: { ...on.env, ADMIN_PASSWORD: password } };
  return {
    address,
    migrate: () => runScript('migrate.ts', [], on),
    seed: () => runScript('seed.ts', [], on),
    admin: (...args: string[]) => runScript('admin.ts', args, withPassword),
    adminTyping: (input: string, ...args: string[]) =>
      runScript('admin.ts', args, { ...on, input }),
    personalData: (...args: string[]) => runScript('personalData.ts', args, on),
    open() {
      const db = openDatabase(address);
      onTestFinished(() => db.destroy());
      return db;
    },
  };
}

function failedWith(line: string | RegExp) {
  const stderr = typeof line === 'string' ? `${line}\n` : expect.stringMatching(line);
  return { code: 1, stdout: '', stderr };
}

describe.runIf(isSqlite)('on any engine', () => {
  test.each([
    'migrate.ts',
    'seed.ts',
    'admin.ts',
    'personalData.ts',
    'backup.ts',
    'restore.ts',
    'move.ts',
    'rules.ts',
    'records.ts',
    'doctor.ts',
    'dev/test.ts',
    'dev/databaseDumps/databaseDumps.ts',
  ])('%s --help explains itself with an example', async (script) => {
    const { code, stdout } = await spawnScript(script, ['--help'], { dataDir: temporaryFolder() });
    expect(code).toBe(0);
    expect(stdout).toMatch(/npm (run|test)/);
    expect(stdout.match(/^Example: /gm)).toHaveLength(script === 'records.ts' ? 3 : 1);
  });

  test.each([
    'migrate.ts',
    'seed.ts',
    'admin.ts',
    'personalData.ts',
    'backup.ts',
    'restore.ts',
    'move.ts',
    'rules.ts',
    'records.ts',
    'doctor.ts',
  ])('%s refuses unknown arguments in one line', async (script) => {
    const end = await runScript(script, ['--colour'], { dataDir: temporaryFolder() });
    expect(end).toEqual(failedWith(/^[^\n]*--colour[^\n]*\n$/));
  });

  test('a command starts through a link to the project', () => {
    const link = join(temporaryFolder(), 'current');
    symlinkSync(join(import.meta.dirname, '..', '..', '..'), link, 'junction');
    const help = execFileSync(nodeBinary, [join(link, 'scripts', 'migrate.ts'), '--help']);
    expect(help.toString()).toMatch(/^Example: /m);
  });

  test('an invalid setting ends a command with one line', async () => {
    const dataDir = temporaryFolder();
    expect(await spawnScript('migrate.ts', [], { dataDir, env: { PORT: 'x' } })).toEqual(
      failedWith('PORT is "x": it takes a port number from 0 to 65535'),
    );
  });

  test('a file that is not a database ends a command with one line', async () => {
    const dataDir = temporaryFolder();
    const path = join(dataDir, 'landfall.sqlite');
    writeFileSync(path, 'This is a letter, not a database. '.repeat(100));
    expect(await runScript('seed.ts', [], { dataDir })).toEqual(
      failedWith(
        `The database ${path} can't be opened: file is not a database. Stop the server and restore a backup: npm run restore -- FILE`,
      ),
    );
  });
});

describe('migrate', () => {
  test('creates the database, and the second time does nothing', async () => {
    const site = await newSite();
    const { migrate, open } = await commandsOn(site);
    const first = await migrate();
    expect(first).toMatchObject({ code: 0, stderr: '' });
    const { place, migrations } = open().engine;
    expect(first.stdout).toBe(`${place}: applied ${Object.keys(migrations).join(', ')}\n`);
    expect(await migrate()).toMatchObject({ code: 0, stdout: `${place} is up to date\n` });
  });
});

describe('seed', () => {
  test('fills a new database, and the second time leaves it as it is', async () => {
    const { open, seed } = await commandsOn(await newSite());
    expect(await seed()).toMatchObject({
      code: 0,
      stdout: `Added countries: 250, destinations: 4, FAQ entries: 10, entry rules: ${SHIPPED_RULES}\n`,
    });
    const db = open();
    await sql`update destinations set name = 'Lutetia' where id = 'paris-france'`.execute(db);
    expect(await seed()).toMatchObject({
      code: 0,
      stdout: 'Added countries: 0, destinations: 0, FAQ entries: 0, entry rules: 0\n',
    });
    const { rows } = await sql<{ name: string }>`
      select name from destinations where id = 'paris-france'`.execute(db);
    expect(rows).toEqual([{ name: 'Lutetia' }]);
  });
});

describe('admin', () => {
  test('create makes an account that can sign in with ADMIN_PASSWORD', async () => {
    const { admin, open } = await commandsOn();
    expect(await admin('create', 'Ana@Example.com')).toEqual({
      code: 0,
      stdout: `${email} is an administrator now\n`,
      stderr: '',
    });
    expect(await checkCredentials(open(), { email, password })).toMatchObject({ email });
  });

  test('create reads the password from the first line of standard input', async () => {
    const { adminTyping, open } = await commandsOn();
    expect(await adminTyping(`${password}\nmore\n`, 'create', email)).toMatchObject({ code: 0 });
    expect(await checkCredentials(open(), { email, password })).toMatchObject({ email });
  });

  test('create with an existing address changes nothing', async () => {
    const { admin, adminTyping, open } = await commandsOn();
    await admin('create', email);
    expect(await adminTyping(newPassword, 'create', email)).toEqual(
      failedWith(`An administrator with ${email} exists already`),
    );
    expect(await checkCredentials(open(), { email, password })).not.toBeNull();
  });

  test('reset-password sets it and ends every session', async () => {
    const { admin, adminTyping, open } = await commandsOn();
    await admin('create', email);
    const db = open();
    await sql`insert into sessions (id_hash, user_id, expires_at, created_at)
      select 'x', id, '2999-01-01T00:00:00.000Z', '' from users`.execute(db);
    expect(await adminTyping(newPassword, 'reset-password', email)).toMatchObject({
      code: 0,
      stdout: `${email} has a new password and is signed out everywhere\n`,
    });
    expect(await checkCredentials(db, { email, password })).toBeNull();
    expect(await checkCredentials(db, { email, password: newPassword })).not.toBeNull();
    expect((await sql`select * from sessions`.execute(db)).rows).toEqual([]);
  });

  test('delete removes the account and its sessions, and the second time does nothing', async () => {
    const { admin, open } = await commandsOn();
    await admin('create', email);
    await admin('create', 'bo@example.com');
    const db = open();
    await sql`insert into sessions (id_hash, user_id, expires_at, created_at)
      select id, id, '2999-01-01T00:00:00.000Z', '' from users`.execute(db);
    expect(await admin('delete', 'Ana@Example.com')).toEqual({
      code: 0,
      stdout: `${email} has no account any more and is signed out everywhere\n`,
      stderr: '',
    });
    expect(await checkCredentials(db, { email, password })).toBeNull();
    const left = await sql`select users.email from sessions join users on users.id = user_id`;
    expect((await left.execute(db)).rows).toEqual([{ email: 'bo@example.com' }]);
    expect(await admin('delete', email)).toEqual({
      code: 0,
      stdout: `Nobody has the address ${email}: nothing to delete\n`,
      stderr: '',
    });
  });

  test('delete refuses the last administrator', async () => {
    const { admin, open } = await commandsOn();
    await admin('create', email);
    expect(await admin('delete', email)).toEqual(
      failedWith('The last administrator stays: make another one first'),
    );
    expect(await checkCredentials(open(), { email, password })).not.toBeNull();
  });

  test('the last administrator keeps role and sign-in', async () => {
    const { admin } = await commandsOn();
    await admin('create', email);
    const refused = failedWith('The last administrator stays: make another one first');
    expect(await admin('role', email, 'editor')).toEqual(refused);
    expect(await admin('deactivate', email)).toEqual(refused);
    await admin('create', 'bo@example.com', '--role', 'editor', '--name', 'Bo');
    expect(await admin('deactivate', email)).toEqual(refused);
    expect(await admin('role', 'bo@example.com', 'administrator')).toMatchObject({
      code: 0,
      stdout: 'bo@example.com is an administrator now\n',
    });
    expect(await admin('deactivate', email)).toMatchObject({ code: 0 });
    expect(await admin('reactivate', email)).toMatchObject({ code: 0 });
  });

  test('two-factor-off allows sign-in without the phone, and the history names the command', async () => {
    const { admin, open } = await commandsOn();
    await admin('create', email);
    const db = open();
    await sql`update users set totp_secret = 'ABC'`.execute(db);
    expect((await admin('list')).stdout).toContain('two-factor');
    expect(await admin('two-factor-off', email)).toMatchObject({
      code: 0,
      stdout: `${email} signs in with the password alone now\n`,
    });
    expect((await admin('list')).stdout).not.toContain('two-factor');
    const { rows } = await sql`select actor_name, action from history order by id`.execute(db);
    expect(rows).toEqual([
      { actor_name: expect.stringMatching(/^npm run admin(, by .+)?$/), action: 'created' },
      { actor_name: expect.stringMatching(/^npm run admin(, by .+)?$/), action: 'changed' },
    ]);
  });

  test('the list of a new site says that nobody has an account, and how to get one', async () => {
    const { admin } = await commandsOn();
    expect(await admin('list')).toEqual({
      code: 0,
      stdout: 'Nobody has an account: npm run admin -- create EMAIL\n',
      stderr: '',
    });
  });

  test('list shows the accounts with role, state and two-factor', async () => {
    const { admin } = await commandsOn();
    await admin('create', email);
    await admin('create', 'bo@example.com', '--role', 'editor');
    await admin('deactivate', 'bo@example.com');
    const { code, stdout } = await admin('list');
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^ana@example\.com {2}administrator {2}since [-\d]{10}\nbo@example\.com {2}editor {2}since [-\d]{10} {2}deactivated\n$/,
    );
  });

  const said =
    'Say create, reset-password, two-factor-off, role, deactivate, reactivate or delete EMAIL, or list; --help tells more';
  test.runIf(isSqlite).each([
    [[], said],
    [['remove', email], said],
    [['create'], 'Name an email address; see --help'],
    [['create', 'ana'], '"ana" is not an email address; see --help'],
    [['create', email, 'secret'], 'Unknown argument "secret"; see --help'],
    [['delete'], 'Name an email address; see --help'],
    [['role', email, 'king'], '"king" is no role: say administrator or editor'],
    [['list', '--role', 'editor'], '--role and --name go with create; see --help'],
    [['reset-password', email], `Nobody has the address ${email}`],
  ])('%j fails in one line', async (args, line) => {
    expect(await (await commandsOn()).admin(...args)).toEqual(failedWith(line));
  });

  test.runIf(isSqlite).each([
    ['short\n', "The password can't be used: Use at least 15 characters"],
    [
      'passwordpassword1!\n',
      'This password is among those that leaked most: choose a few words that only you would put together',
    ],
    ['', 'No password: set ADMIN_PASSWORD or write it to standard input'],
  ])('the password %j is refused in one line', async (input, line) => {
    expect(await (await commandsOn()).adminTyping(input, 'create', email)).toEqual(
      failedWith(line),
    );
  });
});

describe('personal-data', () => {
  /** Two messages of Ana and one of Bo, who both subscribed. */
  async function withPersonalData() {
    const { admin, personalData, open } = await commandsOn();
    const db = open();
    await sql`insert into contact_messages (name, email, message, fingerprint, created_at) values
      ('Ana', ${email}, ${'One\u009b2J'}, '1', '2026-01-01T00:00:00.000Z'),
      ('Ana', ${email}, 'Two', '2', '2026-01-02T00:00:00.000Z'),
      ('Bo', 'bo@example.com', 'Three', '3', '2026-01-03T00:00:00.000Z')`.execute(db);
    await sql`insert into newsletter_subscribers (email, created_at) values
      (${email}, '2026-01-04T00:00:00.000Z'), ('bo@example.com', '')`.execute(db);
    return { db, admin, personalData };
  }

  test('show prints everything stored about an address, escaped for a terminal', async () => {
    const { admin, personalData } = await withPersonalData();
    const { code, stdout } = await personalData('show', 'ANA@example.com');
    expect(code).toBe(0);
    expect(stdout).not.toContain('\u009b');
    const nothing = {
      watches: [],
      reports: [],
      mails: [],
      views: [],
      trash: [],
      editions: [],
      history: [],
      account: null,
    };
    const one = { id: 1, name: 'Ana', email, message: 'One\u009b2J', status: 'unread' };
    const two = { id: 2, name: 'Ana', email, message: 'Two', status: 'unread' };
    expect(JSON.parse(stdout)).toEqual({
      email,
      subscriber: {
        email,
        status: 'subscribed',
        createdAt: '2026-01-04T00:00:00.000Z',
        confirmedAt: null,
      },
      messages: [
        { ...one, createdAt: '2026-01-01T00:00:00.000Z' },
        { ...two, createdAt: '2026-01-02T00:00:00.000Z' },
      ],
      ...nothing,
    });
    await admin('create', 'cy@example.com');
    expect(JSON.parse((await personalData('show', 'cy@example.com')).stdout)).toMatchObject({
      email: 'cy@example.com',
      subscriber: null,
      messages: [],
      account: { id: expect.any(String), keptAs: 'last administrator' },
    });
  });

  test('delete removes messages and sign-up of the address, and the second time does nothing', async () => {
    const { db, admin, personalData } = await withPersonalData();
    expect(await personalData('delete', 'Ana@Example.com')).toEqual({
      code: 0,
      stdout: `Deleted of ${email}: accounts: 0, messages: 2, newsletter sign-ups: 1, watched answers: 0, reports: 0, mails: 0, saved views: 0, records in the trash: 0, imports of rules, which stay without it: 0, entries of the history, which stay without it: 0\n`,
      stderr: '',
    });
    const bo = [{ email: 'bo@example.com' }];
    expect((await sql`select email from contact_messages`.execute(db)).rows).toEqual(bo);
    expect((await sql`select email from newsletter_subscribers`.execute(db)).rows).toEqual(bo);
    await admin('create', email);
    expect(await personalData('delete', email)).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(
        `^Deleted of ${email}: accounts: 0, .*\nThe account ${email} stays: it is the last administrator's\n$`,
      ),
      stderr: '',
    });
  });

  test.runIf(isSqlite).each([
    [[], 'Say show EMAIL or delete EMAIL; --help tells more'],
    [['toString', email], 'Say show EMAIL or delete EMAIL; --help tells more'],
    [['delete'], 'Name an email address; see --help'],
    [['delete', email, 'bo@example.com'], 'Unknown argument "bo@example.com"; see --help'],
  ])('%j fails in one line', async (args, line) => {
    expect(await (await commandsOn()).personalData(...args)).toEqual(failedWith(line));
  });
});
