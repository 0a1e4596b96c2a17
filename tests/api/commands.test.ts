import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../db/open.ts';
import { checkCredentials } from '../../server/auth/accounts.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { runScript } from './runScript.ts';

const email = 'ana@example.com';
const password = 'correct horse battery staple';
const newPassword = 'a wholly different secret';

/** Runs the three commands on one database. */
function commandsOn(dataDir = temporaryFolder()) {
  const withPassword = { dataDir, env: { ADMIN_PASSWORD: password } };
  return {
    dataDir,
    migrate: (...args: string[]) => runScript('migrate.ts', args, { dataDir }),
    seed: (...args: string[]) => runScript('seed.ts', args, { dataDir }),
    admin: (...args: string[]) => runScript('admin.ts', args, withPassword),
    adminTyping: (input: string, ...args: string[]) =>
      runScript('admin.ts', args, { dataDir, input }),
    open() {
      const db = openDatabase(join(dataDir, 'landfall.sqlite'));
      onTestFinished(() => db.destroy());
      return db;
    },
  };
}

function failedWith(line: string | RegExp) {
  const stderr = typeof line === 'string' ? `${line}\n` : expect.stringMatching(line);
  return { code: 1, stdout: '', stderr };
}

test.each(['migrate.ts', 'seed.ts', 'admin.ts', 'backup.ts', 'restore.ts', 'doctor.ts', 'test.ts'])(
  '%s --help explains itself with an example',
  async (script) => {
    const { code, stdout } = await runScript(script, ['--help'], { dataDir: temporaryFolder() });
    expect(code).toBe(0);
    expect(stdout).toMatch(/npm (run|test)/);
    expect(stdout.match(/^Example: /gm)).toHaveLength(1);
  },
);

test.each(['migrate.ts', 'seed.ts', 'admin.ts', 'backup.ts', 'restore.ts', 'doctor.ts'])(
  '%s refuses what it does not know in one line',
  async (script) => {
    const end = await runScript(script, ['--colour'], { dataDir: temporaryFolder() });
    expect(end).toEqual(failedWith(/^[^\n]*--colour[^\n]*\n$/));
  },
);

test('a bad setting ends a command in one line', async () => {
  const dataDir = temporaryFolder();
  expect(await runScript('migrate.ts', [], { dataDir, env: { PORT: 'x' } })).toEqual(
    failedWith('PORT is "x": it takes a port number from 0 to 65535'),
  );
});

test('a file that is no database ends a command in one line', async () => {
  const { dataDir, seed } = commandsOn();
  const path = join(dataDir, 'landfall.sqlite');
  writeFileSync(path, 'This is a letter, not a database. '.repeat(100));
  expect(await seed()).toEqual(
    failedWith(`The database ${path} can't be opened: file is not a database`),
  );
});

describe('migrate', () => {
  test('makes the database, and the second time nothing', async () => {
    const { dataDir, migrate } = commandsOn();
    const path = join(dataDir, 'landfall.sqlite');
    expect(await migrate()).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/\/landfall\.sqlite: applied 0001_initial[\w, ]*\n$/),
    });
    expect(await migrate()).toMatchObject({ code: 0, stdout: `${path} is up to date\n` });
  });
});

describe('seed', () => {
  test('fills a new database, and the second time leaves it as it is', async () => {
    const { open, seed } = commandsOn();
    expect(await seed()).toMatchObject({
      code: 0,
      stdout: 'Added countries: 250, destinations: 4, FAQ entries: 10\n',
    });
    const db = open();
    await sql`update destinations set name = 'Lutetia' where id = 'paris-france'`.execute(db);
    expect(await seed()).toMatchObject({
      code: 0,
      stdout: 'Added countries: 0, destinations: 0, FAQ entries: 0\n',
    });
    const { rows } = await sql<{ name: string }>`
      select name from destinations where id = 'paris-france'`.execute(db);
    expect(rows).toEqual([{ name: 'Lutetia' }]);
  });
});

describe('admin', () => {
  test('create makes an account that opens, with the password of ADMIN_PASSWORD', async () => {
    const { admin, open } = commandsOn();
    expect(await admin('create', 'Ana@Example.com')).toEqual({
      code: 0,
      stdout: `${email} is an administrator now\n`,
      stderr: '',
    });
    expect(await checkCredentials(open(), { email, password })).toMatchObject({ email });
  });

  test('create takes the password from standard input, its first line', async () => {
    const { adminTyping, open } = commandsOn();
    expect(await adminTyping(`${password}\nmore\n`, 'create', email)).toMatchObject({ code: 0 });
    expect(await checkCredentials(open(), { email, password })).toMatchObject({ email });
  });

  test('create of an address that has an account changes nothing', async () => {
    const { admin, adminTyping, open } = commandsOn();
    await admin('create', email);
    expect(await adminTyping(newPassword, 'create', email)).toEqual(
      failedWith(`An administrator with ${email} exists already`),
    );
    expect(await checkCredentials(open(), { email, password })).not.toBeNull();
  });

  test('reset-password sets it and ends every session', async () => {
    const { admin, adminTyping, open } = commandsOn();
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

  test('list names the administrators', async () => {
    const { admin } = commandsOn();
    await admin('create', 'bo@example.com');
    await admin('create', email);
    const { code, stdout } = await admin('list');
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^ana@example\.com {2}since \d{4}-\d\d-\d\d\nbo@example\.com {2}since \d{4}-\d\d-\d\d\n$/,
    );
  });

  test.each([
    [[], 'Say create EMAIL, reset-password EMAIL or list; --help tells more'],
    [['remove', email], 'Say create EMAIL, reset-password EMAIL or list; --help tells more'],
    [['create'], '"" is not an email address; see --help'],
    [['create', 'ana'], '"ana" is not an email address; see --help'],
    [['create', email, 'secret'], 'What is "secret"? See --help'],
    [['reset-password', email], `No administrator has the address ${email}`],
  ])('%j fails in one line', async (args, line) => {
    expect(await commandsOn().admin(...args)).toEqual(failedWith(line));
  });

  test.each([
    ['short\n', "The password can't be used: Use at least 15 characters"],
    ['', 'No password: set ADMIN_PASSWORD or write it to standard input'],
  ])('the password %j is refused in one line', async (input, line) => {
    expect(await commandsOn().adminTyping(input, 'create', email)).toEqual(failedWith(line));
  });
});
