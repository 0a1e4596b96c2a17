import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#db/client.ts';
import { type ServerProcess, startServer } from '../../support/servers/serverProcess.ts';
import { newDatabaseAddress } from '../../support/site/preparedDatabases.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

// Uses the real process on the built pages: `npm test` builds before it tests.

/** Two processes, started simultaneously on one database. */
async function startTwo(database: string, env: Record<string, string> = {}) {
  const start = () =>
    startServer({
      dataDir: temporaryFolder(),
      env: { DATABASE_URL: database, ...env },
      onSpawn: onTestFinished,
    });
  return Promise.all([start(), start()]);
}

function tokenOf({ output }: ServerProcess): string {
  return /\/admin\/setup\?token=(\S+)/.exec(output())?.[1] ?? '';
}

/** The response status of using a set-up link. */
async function setUp({ url }: ServerProcess, token: string, email: string): Promise<number> {
  const { status } = await fetch(`${url}/trpc/session.setUp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ token, email, password: 'correct horse battery staple' }),
  });
  return status;
}

test('two processes fill an empty database once, and the link of one creates the first administrator on the other', async () => {
  const address = await newDatabaseAddress();
  const [one, other] = await startTwo(address);
  const db = openDatabase(address);
  onTestFinished(() => db.destroy());
  const destinations = await db.selectFrom('destinations').select('id').execute();
  expect(destinations).toHaveLength(4);
  for (const { url } of [one, other]) {
    expect(await (await fetch(url)).text()).toContain('Paris');
  }

  expect(tokenOf(one)).not.toBe(tokenOf(other));
  expect(await setUp(other, tokenOf(one), 'ana@example.com')).toBe(200);
  expect(await setUp(one, tokenOf(other), 'bo@example.com')).toBe(403);
});

test('two processes create one first administrator of ADMIN_EMAIL', async () => {
  const address = await newDatabaseAddress();
  const env = {
    SAMPLE_DATA: 'off',
    ADMIN_EMAIL: 'ana@example.com',
    ADMIN_PASSWORD: 'correct horse battery',
  };
  const outputs = (await startTwo(address, env)).map(({ output }) => output());
  const made = outputs.filter((text) =>
    text.includes('The first administrator is ana@example.com'),
  );
  expect(made).toHaveLength(1);
  expect(outputs.filter((text) => text.includes('Administrators sign in on'))).toHaveLength(1);
  const db = openDatabase(address);
  onTestFinished(() => db.destroy());
  expect(await db.selectFrom('users').select('email').execute()).toEqual([
    { email: 'ana@example.com' },
  ]);
});
