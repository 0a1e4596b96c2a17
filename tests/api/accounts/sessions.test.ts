import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { DAY_MS } from '#core/dates.ts';
import type { Db } from '#db/db.ts';
import { createAdministrator } from '#server/accounts/administrators.ts';
import { hashPassword, QUEUE_MAX } from '#server/auth/passwords.ts';
import { eventually } from '../../support/eventually.ts';
import { holdWrites, inOtherProcess } from '../../support/site/otherProcess.ts';
import {
  administrator,
  refusalOf,
  startTestSite,
  type TestSite,
} from '../../support/site/testApp.ts';
import { stopClock } from '../../support/stoppedClock.ts';

const newPassword = 'a wholly different secret';

async function sessionsIn(site: TestSite) {
  const { rows } = await sql<{ id_hash: string; expires_at: string }>`
    select id_hash, expires_at from sessions order by created_at`.execute(site.db);
  return rows;
}

async function listRateLimits(db: Db) {
  return db.selectFrom('rate_limits').selectAll().execute();
}

async function setExpiryIn(site: TestSite, days: number) {
  const time = new Date(Date.now() + days * DAY_MS).toISOString();
  await sql`update sessions set expires_at = ${time}`.execute(site.db);
}

describe('sign-in', () => {
  test('makes the browser an administrator, until sign-out', async () => {
    const site = await startTestSite();
    const admin = await site.signIn();
    expect(await admin.api.session.me.query()).toMatchObject({ email: administrator.email });
    await admin.api.session.signOut.mutate();
    expect(admin.cookies.has('session')).toBe(false);
    expect(await admin.api.session.me.query()).toBeNull();
  });

  test('accepts the address in any case, but only the exact password', async () => {
    const site = await startTestSite();
    await site.signIn();
    const { api } = site.browser();
    const { email, password } = administrator;
    const signIn = (input: { email: string; password: string }) => api.session.signIn.mutate(input);
    expect(await signIn({ email: ` ${email.toUpperCase()} `, password })).toMatchObject({ email });
    expect(await refusalOf(signIn({ email, password: `${password} ` }))).toMatchObject({
      code: 'UNAUTHORIZED',
    });
  });

  test('says the same for a wrong password and an unknown account, and sets no cookie', async () => {
    const site = await startTestSite();
    await site.signIn();
    const visitor = site.browser();
    const signIn = (email: string) =>
      refusalOf(visitor.api.session.signIn.mutate({ email, password: 'not the password' }));
    const wrongPassword = await signIn(administrator.email);
    expect(wrongPassword).toEqual({
      code: 'UNAUTHORIZED',
      message: 'Failed to sign in',
      fieldErrors: {},
    });
    expect(await signIn('nobody@example.com')).toEqual(wrongPassword);
    expect(visitor.lastSetCookies()).toEqual([]);
  });

  test('takes as long for an unknown account as for a wrong password', async () => {
    const site = await startTestSite();
    await site.signIn();
    const { api } = site.browser();
    /** Time of the processor alone: what else the machine does isn't counted. */
    const processorTimeOf = async (email: string) => {
      const before = process.cpuUsage();
      await refusalOf(api.session.signIn.mutate({ email, password: 'not the password' }));
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    // The first attempt also makes the hash that is compared.
    await processorTimeOf('nobody@example.com');
    let [unknown, known] = [0, 0];
    for (let i = 0; i < 5; i += 1) {
      unknown += await processorTimeOf('nobody@example.com');
      known += await processorTimeOf(administrator.email);
    }
    // Without the comparison the unknown account would take a tenth of it.
    expect(unknown).toBeGreaterThan(known / 3);
  });

  test('is refused when the account was deactivated while its password was checked', async () => {
    const site = await startTestSite();
    await createAdministrator(site.db, administrator);
    const other = inOtherProcess(site.data.address);
    await listRateLimits(other);
    // The password check queues behind these.
    const checks = Array.from({ length: QUEUE_MAX }, () => hashPassword('x'));
    const refused = refusalOf(site.browser().api.session.signIn.mutate(administrator));
    await eventually(async () => expect(await listRateLimits(other)).not.toEqual([]));
    // The attempt was counted. What it writes next waits for the deactivation.
    const deactivate = await holdWrites(other, (trx) =>
      trx.updateTable('users').set({ deactivated_at: 'now' }).execute(),
    );
    await Promise.all(checks);
    await deactivate();
    expect(await refused).toMatchObject({ code: 'UNAUTHORIZED' });
    expect(await sessionsIn(site)).toEqual([]);
  });

  test('starts a new session every time and ends the browser’s previous one', async () => {
    const site = await startTestSite();
    const admin = await site.signIn();
    const first = admin.cookies.get('session') ?? '';
    await admin.api.session.signIn.mutate(administrator);
    expect(admin.cookies.get('session')).not.toBe(first);
    expect(await sessionsIn(site)).toHaveLength(1);
    const thief = site.browser();
    thief.cookies.set('session', first);
    expect(await thief.api.session.me.query()).toBeNull();
  });

  test('does not adopt a planted session id', async () => {
    const site = await startTestSite();
    await site.signIn();
    const victim = site.browser();
    victim.cookies.set('session', 'planted');
    await victim.api.session.signIn.mutate(administrator);
    expect(victim.cookies.get('session')).not.toBe('planted');
  });

  test('keeps only a hash of the session id, and no password', async () => {
    const site = await startTestSite();
    const admin = await site.signIn();
    const id = admin.cookies.get('session') ?? '';
    const [stored] = await sessionsIn(site);
    expect(id.length).toBeGreaterThanOrEqual(32);
    expect(stored?.id_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(stored?.id_hash).not.toContain(id);
    const users = await sql<{ password_hash: string }>`select password_hash from users`.execute(
      site.db,
    );
    // OWASP Password Storage Cheat Sheet: Argon2id with 19 MiB, 2 passes, 1 lane.
    expect(users.rows[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

describe('sign-out', () => {
  test('ends the session on the server, so that a copied cookie is invalid', async () => {
    const site = await startTestSite();
    const admin = await site.signIn();
    const copied = admin.cookies.get('session') ?? '';
    await admin.api.session.signOut.mutate();
    expect(await sessionsIn(site)).toEqual([]);
    const thief = site.browser();
    thief.cookies.set('session', copied);
    expect(await refusalOf(thief.api.user.list.query())).toMatchObject({ code: 'UNAUTHORIZED' });
  });

  test('leaves the administrator’s other browsers signed in', async () => {
    const site = await startTestSite();
    const [one, other] = [await site.signIn(), await site.signIn()];
    await one.api.session.signOut.mutate();
    expect(await other.api.session.me.query()).not.toBeNull();
  });
});

describe('30 days, sliding', () => {
  test('a session lasts 30 days', async () => {
    const now = stopClock().getTime();
    const site = await startTestSite();
    await site.signIn();
    const [stored] = await sessionsIn(site);
    expect(Date.parse(stored?.expires_at ?? '') - now).toBe(30 * DAY_MS);
  });

  test('is not renewed in its first half', async () => {
    const site = await startTestSite();
    const admin = await site.signIn();
    await setExpiryIn(site, 16);
    const before = await sessionsIn(site);
    await admin.api.session.me.query();
    expect(admin.lastSetCookies()).toEqual([]);
    expect(await sessionsIn(site)).toEqual(before);
  });

  test('is renewed in its second half, on the server and in the browser', async () => {
    const now = stopClock().getTime();
    const site = await startTestSite();
    const admin = await site.signIn();
    const id = admin.cookies.get('session');
    await setExpiryIn(site, 14);
    expect(await admin.api.session.me.query()).not.toBeNull();
    expect(admin.lastSetCookies()).toEqual([
      expect.stringMatching(new RegExp(`^session=${id}; .*Max-Age=2592000`)),
    ]);
    const [stored] = await sessionsIn(site);
    expect(Date.parse(stored?.expires_at ?? '') - now).toBe(30 * DAY_MS);
  });

  test('is deleted after its end, on the server and in the browser', async () => {
    const site = await startTestSite();
    const admin = await site.signIn();
    await setExpiryIn(site, -0.001);
    expect(await admin.api.session.me.query()).toBeNull();
    expect(admin.cookies.has('session')).toBe(false);
    expect(await sessionsIn(site)).toEqual([]);
  });
});

describe('the session cookie', () => {
  test('over http', async () => {
    const site = await startTestSite();
    const admin = await site.signIn();
    const [cookie = ''] = admin.lastSetCookies();
    expect(cookie.split('; ').slice(1).sort()).toEqual([
      'HttpOnly',
      'Max-Age=2592000',
      'Path=/',
      'SameSite=Lax',
    ]);
  });

  test('is Secure and bound to this host if PUBLIC_URL is https', async () => {
    const site = await startTestSite({ env: { PUBLIC_URL: 'https://visa.example.com' } });
    const admin = await site.signIn();
    const [cookie = ''] = admin.lastSetCookies();
    expect(cookie).toMatch(/^__Host-session=/);
    expect(cookie.split('; ')).toContain('Secure');
    expect(cookie.split('; ')).toContain('HttpOnly');
  });
});

describe('changing one’s password', () => {
  test('ends every other session, and gives this browser a new one', async () => {
    const site = await startTestSite();
    const [admin, other] = [await site.signIn(), await site.signIn()];
    const before = admin.cookies.get('session');
    const change = { current: administrator.password, next: newPassword };
    await admin.api.session.changePassword.mutate(change);
    expect(await other.api.session.me.query()).toBeNull();
    expect(await admin.api.session.me.query()).not.toBeNull();
    expect(admin.cookies.get('session')).not.toBe(before);

    const { signIn } = site.browser().api.session;
    expect(await refusalOf(signIn.mutate(administrator))).toMatchObject({ code: 'UNAUTHORIZED' });
    await signIn.mutate({ ...administrator, password: newPassword });
  });

  test('needs the current password', async () => {
    const site = await startTestSite();
    const [admin, other] = [await site.signIn(), await site.signIn()];
    const change = { current: 'not the password', next: newPassword };
    expect(await refusalOf(admin.api.session.changePassword.mutate(change))).toMatchObject({
      code: 'BAD_REQUEST',
      fieldErrors: { current: ['This is not your current password'] },
    });
    expect(await other.api.session.me.query()).not.toBeNull();
    await site.browser().api.session.signIn.mutate(administrator);
  });

  test('leaves the sessions of other accounts', async () => {
    const site = await startTestSite();
    const admin = await site.signIn();
    const bo = { email: 'bo@example.com', password: 'another good password' };
    await createAdministrator(site.db, bo);
    const browser = site.browser();
    await browser.api.session.signIn.mutate(bo);
    const change = { current: administrator.password, next: newPassword };
    await admin.api.session.changePassword.mutate(change);
    expect(await browser.api.session.me.query()).toMatchObject({ email: bo.email });
  });
});

test('administrators are listed without their password hashes', async () => {
  const site = await startTestSite();
  const admin = await site.signIn();
  expect(await admin.api.user.list.query()).toEqual([
    {
      id: expect.any(String),
      email: administrator.email,
      name: '',
      role: 'administrator',
      state: 'active',
      hasTwoFactor: false,
      createdAt: expect.any(String),
      lastSeenAt: expect.any(String),
      sessions: 1,
    },
  ]);
});
