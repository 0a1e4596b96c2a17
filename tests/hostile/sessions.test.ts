import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createAdministrator, resetPassword } from '#server/accounts/administrators.ts';
import {
  administrator,
  startTestSite,
  type TestBrowser,
  type TestSite,
} from '../support/site/testApp.ts';

/** Tries all ways of access with one session cookie; returns the names of the successful ones. */
async function waysIn(site: TestSite, session: string): Promise<string[]> {
  const thief = site.browser();
  thief.cookies.set('session', session);
  const { api } = thief;
  const tries: Record<string, () => Promise<unknown>> = {
    me: () => api.session.me.query(),
    'a list': () => api.user.list.query(),
    'a write': () => api.country.setEnabled.mutate({ code: 'FR', enabled: true }),
  };
  const worked = [];
  for (const [name, attempt] of Object.entries(tries)) {
    thief.cookies.set('session', session);
    if (await attempt().catch(() => null)) worked.push(name);
  }
  const upload = await site.app.inject({
    method: 'POST',
    url: '/admin/images',
    headers: {
      host: 'localhost:3000',
      origin: 'http://localhost:3000',
      cookie: `session=${encodeURIComponent(session)}`,
      'content-type': 'multipart/form-data; boundary=x',
    },
    payload: '--x--',
  });
  if (upload.statusCode !== 401) worked.push('an upload');
  return worked;
}

const allWays = ['me', 'a list', 'a write', 'an upload'];

async function startSignedIn() {
  const site = await startTestSite();
  const admin = await site.signIn();
  const session = sessionOf(admin);
  expect(await waysIn(site, session)).toEqual(allWays);
  return { site, admin, session };
}

function sessionOf({ cookies }: TestBrowser): string {
  return cookies.get('session') ?? '';
}

describe('a copied session is invalid', () => {
  test('after sign-out', async () => {
    const { site, admin, session } = await startSignedIn();
    await admin.api.session.signOut.mutate();
    expect(await waysIn(site, session)).toEqual([]);
  });

  test('after its owner signed in again in the same browser', async () => {
    const { site, admin, session } = await startSignedIn();
    await admin.api.session.signIn.mutate(administrator);
    expect(await waysIn(site, session)).toEqual([]);
    expect(await waysIn(site, sessionOf(admin))).toEqual(allWays);
  });

  test('after the password was changed, in the browser or on the command line', async () => {
    const { site, admin, session } = await startSignedIn();
    const next = 'a wholly different secret';
    await admin.api.session.changePassword.mutate({ current: administrator.password, next });
    expect(await waysIn(site, session)).toEqual([]);

    const changed = sessionOf(admin);
    expect(await waysIn(site, changed)).toEqual(allWays);
    const { id } = await site.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
    await resetPassword(site.db, { id, email: administrator.email }, 'yet another good secret');
    expect(await waysIn(site, changed)).toEqual([]);
  });

  test('after its account was removed', async () => {
    const { site, session } = await startSignedIn();
    await site.db.deleteFrom('users').execute();
    expect(await waysIn(site, session)).toEqual([]);
    expect(await site.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });

  test('after its account was removed by a program that ignores foreign keys', async () => {
    const { site, session } = await startSignedIn();
    await sql`pragma foreign_keys = off`.execute(site.db);
    await site.db.deleteFrom('users').execute();
    expect(await waysIn(site, session)).toEqual([]);
  });

  test('after it expired, to the second', async () => {
    const { site, session } = await startSignedIn();
    const expiresAt = new Date(Date.now() - 1).toISOString();
    await site.db.updateTable('sessions').set({ expires_at: expiresAt }).execute();
    expect(await waysIn(site, session)).toEqual([]);
  });

  test('on another site', async () => {
    const { session } = await startSignedIn();
    const other = await startTestSite();
    await other.signIn();
    expect(await waysIn(other, session)).toEqual([]);
  });

  test('of another account, beyond that account’s rights', async () => {
    const { site, session } = await startSignedIn();
    const bo = { email: 'bo@example.com', password: 'another good password' };
    await createAdministrator(site.db, bo);
    const browser = site.browser();
    await browser.api.session.signIn.mutate(bo);
    await browser.api.session.signOut.mutate();
    expect(await waysIn(site, session)).toEqual(allWays);
  });
});

test('neither guesses nor values from the database are valid sessions', async () => {
  const { site, session } = await startSignedIn();
  const { id_hash: stored, user_id: userId } = await site.db
    .selectFrom('sessions')
    .selectAll()
    .executeTakeFirstOrThrow();
  const guesses = [
    stored,
    userId,
    session.slice(0, -1),
    session.toUpperCase(),
    `${session},${session}`,
    `${session}\u0000`,
    "' or '1'='1",
    '%',
    '*',
    '__proto__',
    'null',
    'undefined',
    '0',
    '',
    'a'.repeat(10_000),
    ...Array.from({ length: 50 }, () => randomBytes(25).toString('hex').slice(0, 40)),
  ];
  for (const guess of guesses) {
    expect([guess, await waysIn(site, guess)]).toEqual([guess, []]);
  }
  expect(await waysIn(site, session)).toEqual(allWays);
});

test('sign-in never adopts a planted session id', async () => {
  const { site, session } = await startSignedIn();
  for (const planted of ['planted', session]) {
    const victim = site.browser();
    victim.cookies.set('session', planted);
    await victim.api.session.signIn.mutate(administrator);
    expect(sessionOf(victim)).not.toBe(planted);
    expect(await waysIn(site, planted)).toEqual([]);
  }
});

test('the log has sign-ins, refused ones and changed passwords, without secrets', async () => {
  const site = await startTestSite({ env: { LOG_LEVEL: 'info' } });
  const admin = await site.signIn();
  const { api } = site.browser();
  const guess = { ...administrator, password: 'not the password' };
  await api.session.signIn.mutate(guess).catch(() => {});
  const next = 'a wholly different secret';
  await admin.api.session.changePassword.mutate({ current: administrator.password, next });
  const lines = site.log();
  const { id } = await site.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ msg: 'Somebody signed in', userId: id }),
      expect.objectContaining({ msg: 'A sign-in was refused' }),
      expect.objectContaining({ msg: 'A password was changed', userId: id }),
    ]),
  );
  const text = JSON.stringify(lines);
  const secrets = [administrator.password, guess.password, next, administrator.email];
  for (const secret of [...secrets, sessionOf(admin)]) expect(text).not.toContain(secret);
});

test('session ids are long and unique', async () => {
  const site = await startTestSite();
  const ids = new Set<string>();
  for (let i = 0; i < 10; i += 1) ids.add(sessionOf(await site.signIn()));
  expect(ids.size).toBe(10);
  // 40 letters and digits of a 32-letter alphabet: 200 bits.
  for (const id of ids) expect(id).toMatch(/^[a-z2-7]{40}$/);
});
