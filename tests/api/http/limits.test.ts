import { beforeEach, describe, expect, test, vi } from 'vitest';
import { DAY_MS } from '#core/dates.ts';
import { createAdministrator } from '#server/accounts/administrators.ts';
import { hashPassword, QUEUE_MAX } from '#server/auth/passwords.ts';
import {
  administrator,
  refusalOf,
  startTestSite,
  type TestSite,
} from '../../support/site/testApp.ts';
import { stopClock, stopDurations } from '../../support/stoppedClock.ts';

beforeEach(() => {
  stopClock();
  stopDurations();
});

const tooMany = {
  code: 'TOO_MANY_REQUESTS',
  message: 'Too many attempts. Try again in 15 minutes.',
};

/** Signs in from `address`; returns the refusal's code, or "signed in". */
async function signIn(site: TestSite, address: string, account: Partial<typeof administrator>) {
  const { api } = site.browser({ address });
  const input = { ...administrator, password: 'not the password', ...account };
  return api.session.signIn.mutate(input).then(
    () => 'signed in',
    async (error) => (await refusalOf(Promise.reject(error))).code,
  );
}

describe('sign-in is limited', () => {
  test('by account and network: after ten failures even the correct password is refused', async () => {
    const site = await startTestSite();
    await site.signIn();
    for (let i = 1; i <= 10; i += 1) {
      expect(await signIn(site, `2001:db8:1:2::${i}`, {})).toBe('UNAUTHORIZED');
    }
    const { api, lastHeaders } = site.browser({ address: '2001:db8:1:2:ffff::1' });
    expect(await refusalOf(api.session.signIn.mutate(administrator))).toMatchObject(tooMany);
    expect(Number(lastHeaders()['retry-after'])).toBe(15 * 60);
    const { password } = administrator;
    expect(await signIn(site, '2001:db8:1:3::1', { password })).toBe('signed in');
  });

  test('by account: after a hundred failures only its owner’s browser is accepted', async () => {
    const site = await startTestSite();
    const owner = await site.signIn();
    await owner.api.session.signOut.mutate();
    for (let i = 1; i <= 100; i += 1) {
      expect(await signIn(site, `192.0.2.${i}`, {})).toBe('UNAUTHORIZED');
    }
    const { password } = administrator;
    expect(await signIn(site, '192.0.2.200', { password })).toBe('TOO_MANY_REQUESTS');
    const thief = site.browser({ address: '192.0.2.200' });
    thief.cookies.set('device', `${owner.cookies.get('device')}x`);
    expect(await refusalOf(thief.api.session.signIn.mutate(administrator))).toMatchObject(tooMany);
    await owner.api.session.signIn.mutate(administrator);
  });

  test('by concurrency: a full password queue refuses with a time to retry', async () => {
    const site = await startTestSite();
    const refusal = async () => {
      const { api, lastHeaders } = site.browser();
      const account = { email: 'nobody@example.com', password: 'not the password' };
      const { code, message } = await refusalOf(api.session.signIn.mutate(account));
      return { code, message, retryAfter: lastHeaders()['retry-after'] };
    };
    let isFull = true;
    /** Hashes again and again; ends at once if the queue has no place for it. */
    const keepPlace = async () => {
      while (isFull) await hashPassword('x');
    };
    const places = Array.from({ length: 2 * QUEUE_MAX }, () => keepPlace().catch(() => {}));
    for (let i = 0; i < 3; i += 1) {
      expect(await refusal()).toEqual({
        code: 'SERVICE_UNAVAILABLE',
        message: 'Too many people are signing in. Try again in a minute.',
        retryAfter: '60',
      });
    }
    isFull = false;
    await Promise.all(places);
    expect(await refusal()).toMatchObject({ code: 'UNAUTHORIZED', retryAfter: undefined });
  });

  test('by device: a stolen device cookie allows ten attempts at its own account', async () => {
    const site = await startTestSite();
    const owner = await site.signIn();
    const bo = { email: 'bo@example.com', password: 'another good password' };
    await createAdministrator(site.db, bo);
    const thief = site.browser();
    thief.cookies.set('device', owner.cookies.get('device') ?? '');
    const guess = (email: string) =>
      refusalOf(thief.api.session.signIn.mutate({ email, password: 'not the password' }));
    for (let i = 0; i < 10; i += 1) {
      expect(await guess(administrator.email)).toMatchObject({ code: 'UNAUTHORIZED' });
    }
    expect(await guess(administrator.email)).toMatchObject(tooMany);
    for (let i = 0; i < 10; i += 1) {
      expect(await guess(bo.email)).toMatchObject({ code: 'UNAUTHORIZED' });
    }
    expect(await guess(bo.email)).toMatchObject(tooMany);
  });

  test('by account, reset after a success', async () => {
    const site = await startTestSite();
    await site.signIn();
    const { password } = administrator;
    for (let round = 0; round < 2; round += 1) {
      for (let i = 1; i <= 9; i += 1) {
        expect(await signIn(site, `192.0.2.${round * 10 + i}`, {})).toBe('UNAUTHORIZED');
      }
      expect(await signIn(site, '198.51.100.1', { password })).toBe('signed in');
    }
  });

  test('by address: twenty attempts for any account; other addresses continue', async () => {
    const site = await startTestSite();
    await site.signIn();
    for (let i = 0; i < 20; i += 1) {
      const email = `somebody${i}@example.com`;
      expect(await signIn(site, '192.0.2.1', { email })).toBe('UNAUTHORIZED');
    }
    const { password } = administrator;
    expect(await signIn(site, '192.0.2.1', { password })).toBe('TOO_MANY_REQUESTS');
    expect(await signIn(site, '192.0.2.2', { password })).toBe('signed in');
  });

  test('by the visitor’s address behind a trusted proxy, not by the proxy’s', async () => {
    const site = await startTestSite({ env: { TRUST_PROXY: 'loopback' } });
    await site.signIn();
    const from = (visitor: string) => {
      const { api } = site.browser({ headers: { 'x-forwarded-for': visitor } });
      const input = { email: 'nobody@example.com', password: 'not the password' };
      return (email: string) => refusalOf(api.session.signIn.mutate({ ...input, email }));
    };
    const one = from('192.0.2.1');
    for (let i = 0; i < 20; i += 1) await one(`somebody${i}@example.com`);
    expect(await one('more@example.com')).toMatchObject(tooMany);
    expect(await from('192.0.2.2')('more@example.com')).toMatchObject({ code: 'UNAUTHORIZED' });
  });

  test('by the connection’s address without a trusted proxy, whatever a header says', async () => {
    const site = await startTestSite();
    const attempt = (i: number) => {
      const { api } = site.browser({ headers: { 'x-forwarded-for': `192.0.2.${i}` } });
      const input = { email: `somebody${i}@example.com`, password: 'not the password' };
      return refusalOf(api.session.signIn.mutate(input));
    };
    for (let i = 0; i < 20; i += 1) await attempt(i);
    expect(await attempt(21)).toMatchObject(tooMany);
  });
});

describe('a forged X-Forwarded-For changes nothing', () => {
  /**
   * Posts the newsletter form eleven times with these headers; returns whether the last is refused.
   */
  async function isCountedAsOne(env: Record<string, string>, forwardedFor: (i: number) => string) {
    const site = await startTestSite({ env });
    const signUp = (i: number) => {
      const headers = { 'x-forwarded-for': forwardedFor(i) };
      const { api } = site.browser({ address: '10.0.0.9', headers });
      return api.newsletter.signUp.mutate({ email: `v${i}@example.com` });
    };
    for (let i = 0; i < 10; i += 1) await signUp(i);
    return signUp(10).then(
      () => false,
      () => true,
    );
  }

  test.each<[string, string, (i: number) => string, boolean]>([
    ['off', 'a header alone', (i) => `192.0.2.${i}`, true],
    ['off', 'a chain', (i) => `192.0.2.${i}, 198.51.100.${i}`, true],
    ['1', 'before what the proxy saw', (i) => `192.0.2.${i}, 198.51.100.7`, true],
    ['1', 'as what the proxy saw, so it is one', (i) => `192.0.2.${i}`, false],
    ['2', 'before what two proxies saw', (i) => `192.0.2.${i}, 198.51.100.7, 10.0.0.8`, true],
    ['10.0.0.9', 'before what the proxy saw', (i) => `192.0.2.${i}, 198.51.100.7`, true],
    ['10.0.0.0/8', 'before a chain', (i) => `192.0.2.${i}, 198.51.100.7, 10.0.0.8`, true],
    ['10.0.0.1', 'past a proxy that is not on the list', (i) => `192.0.2.${i}`, true],
    ['loopback', 'past a proxy that is not this machine', (i) => `192.0.2.${i}`, true],
    ['10.0.0.9', 'of one /64', (i) => `2001:db8:1:2::${i}`, true],
    ['10.0.0.9', 'of many /64s, which are many visitors', (i) => `2001:db8:1:${i}::1`, false],
    [
      '10.0.0.9',
      'of one IPv4 address written two ways',
      (i) => (i % 2 ? '::ffff:192.0.2.1' : '192.0.2.1'),
      true,
    ],
  ])('TRUST_PROXY=%s: %s', async (trust, _forgery, forwardedFor, isOne) => {
    expect(await isCountedAsOne({ TRUST_PROXY: trust }, forwardedFor)).toBe(isOne);
  });
});

test('the current password can’t be guessed from a session left open', async () => {
  const site = await startTestSite();
  const admin = await site.signIn();
  const guess = { current: 'not the password', next: 'a wholly different secret' };
  for (let i = 0; i < 10; i += 1) {
    expect(await refusalOf(admin.api.session.changePassword.mutate(guess))).toMatchObject({
      code: 'BAD_REQUEST',
    });
  }
  const right = { ...guess, current: administrator.password };
  expect(await refusalOf(admin.api.session.changePassword.mutate(right))).toMatchObject(tooMany);
});

describe('visitors’ forms are limited by address', () => {
  test('the newsletter', async () => {
    const site = await startTestSite();
    const signUp = (address: string, i: number) =>
      site.browser({ address }).api.newsletter.signUp.mutate({ email: `v${i}@example.com` });
    for (let i = 0; i < 10; i += 1) await signUp('192.0.2.1', i);
    expect(await refusalOf(signUp('192.0.2.1', 10))).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: 'Too many attempts. Try again in 60 minutes.',
    });
    await signUp('192.0.2.2', 11);
    const { api } = await site.signIn();
    expect((await api.newsletter.list.query({})).total).toBe(11);
  });

  test('the newsletter, however the clock jumps', async () => {
    const site = await startTestSite();
    const now = Date.now();
    const { api } = site.browser({ address: '192.0.2.1' });
    const signUp = (i: number) => api.newsletter.signUp.mutate({ email: `v${i}@example.com` });
    for (let i = 0; i < 10; i += 1) {
      vi.setSystemTime(now + (i < 5 ? 400 * DAY_MS : 0));
      await signUp(i);
    }
    for (const ahead of [0, 800, 400]) {
      vi.setSystemTime(now + ahead * DAY_MS);
      expect(await refusalOf(signUp(10))).toMatchObject({
        code: 'TOO_MANY_REQUESTS',
        message: 'Too many attempts. Try again in 60 minutes.',
      });
    }
  });

  test('contact messages', async () => {
    const site = await startTestSite();
    const send = (address: string, i: number) =>
      site.browser({ address }).api.contact.send.mutate({
        name: 'Ana',
        email: 'ana@example.com',
        message: `Message ${i}`,
      });
    for (let i = 0; i < 10; i += 1) await send('192.0.2.1', i);
    expect(await refusalOf(send('192.0.2.1', 10))).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await send('192.0.2.2', 11);
    const { api } = await site.signIn();
    expect((await api.contact.list.query({})).total).toBe(11);
  });
});
