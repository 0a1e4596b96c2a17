import { beforeEach, describe, expect, test } from 'vitest';
import { createAdministrator } from '#server/accounts/administrators.ts';
import {
  administrator,
  refusalOf,
  startTestSite,
  type TestBrowser,
  type TestSite,
} from '../../support/site/testApp.ts';
import { stopClock } from '../../support/stoppedClock.ts';
import { codeOf } from '../../support/totp.ts';

const { password } = administrator;

beforeEach(() => {
  stopClock();
});

const wrongCode = {
  code: 'UNAUTHORIZED',
  message: 'This code is wrong, or it was used before',
  fieldErrors: { code: ['This code is wrong, or it was used before'] },
};

const nextCode = (address: string) => codeOf(address, 1);

async function siteWithTwoFactor() {
  const site = await startTestSite();
  const admin = await site.signIn();
  const { address, codes } = await switchOn(admin);
  const signIn = (code?: string, browser = site.browser()) =>
    browser.api.session.signIn.mutate({ ...administrator, ...(code && { code }) });
  return { site, admin, address, codes, signIn };
}

/** Uses up the current code: the next one is `nextCode`, which is valid for a minute. */
async function switchOn({ api }: TestBrowser) {
  const { token, address, secret } = await api.account.beginTwoFactor.mutate({ password });
  expect(address).toContain(`secret=${secret}`);
  const codes = await api.account.confirmTwoFactor.mutate({ token, code: codeOf(address) });
  return { address, codes };
}

describe('two-factor sign-in', () => {
  test('asks for the code only after the correct password, and accepts it once', async () => {
    const { site, address, signIn } = await siteWithTwoFactor();
    const wrong = { ...administrator, password: 'not the password' };
    for (const code of [undefined, '123456', nextCode(address)]) {
      const refused = site.browser().api.session.signIn.mutate({ ...wrong, ...(code && { code }) });
      expect(await refusalOf(refused)).toEqual({
        code: 'UNAUTHORIZED',
        message: 'Failed to sign in',
        fieldErrors: {},
      });
    }
    const browser = site.browser();
    expect(await signIn(undefined, browser)).toEqual({ codeNeeded: true });
    expect(browser.cookies.size).toBe(0);
    expect(await refusalOf(signIn(codeOf(address, 5)))).toEqual(wrongCode);

    const code = nextCode(address);
    expect(await signIn(`${code.slice(0, 3)} ${code.slice(3)}`, browser)).toMatchObject({
      email: administrator.email,
      needsTwoFactor: false,
    });
    expect(await refusalOf(signIn(code))).toEqual(wrongCode);
    expect(await refusalOf(signIn(codeOf(address)))).toEqual(wrongCode);
  });

  test('accepts a code once, even when it is sent twice at the same moment', async () => {
    const { address, signIn } = await siteWithTwoFactor();
    const code = nextCode(address);
    const outcomes = await Promise.allSettled([signIn(code), signIn(code)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('accepts each recovery code once, and stores only hashes', async () => {
    const { site, admin, codes, signIn } = await siteWithTwoFactor();
    expect(new Set(codes).size).toBe(10);
    const stored = await site.db.selectFrom('recovery_codes').select('code_hash').execute();
    expect(stored).toHaveLength(10);
    for (const code of codes) {
      expect(code).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/);
      expect(JSON.stringify(stored)).not.toContain(code.replaceAll('-', ''));
    }
    const [first = '', second = ''] = codes;
    await signIn(` ${first.toUpperCase().replaceAll('-', ' ')}`);
    expect(await refusalOf(signIn(first))).toEqual(wrongCode);
    expect(await admin.api.account.read.query()).toMatchObject({ recoveryCodesLeft: 9 });

    const renewed = await admin.api.account.renewRecoveryCodes.mutate({ password });
    expect(await refusalOf(signIn(second))).toEqual(wrongCode);
    await signIn(renewed[0]);
  });

  test('refuses codes after ten wrong ones in an hour, except from the owner’s browser', async () => {
    const { site, admin, address, signIn } = await siteWithTwoFactor();
    for (let tried = 0; tried < 10; tried += 1) await refusalOf(signIn('no-such-code'));
    expect(await refusalOf(signIn(nextCode(address)))).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: 'Too many attempts. Try again in 60 minutes.',
    });
    await signIn(nextCode(address), admin);
    expect(site.log().map(({ msg }) => msg)).toContain('A two-factor code was refused');
  });

  test('is set up with the password and a correct code, which ends the other sessions', async () => {
    const site = await startTestSite();
    const other = await site.signIn();
    const { api } = await site.signIn();
    expect(await refusalOf(api.account.beginTwoFactor.mutate({ password: 'no' }))).toMatchObject({
      fieldErrors: { password: ['This is not your password'] },
    });
    const { token, address } = await api.account.beginTwoFactor.mutate({ password });
    const wrong = { token, code: codeOf(address, 9) };
    expect((await refusalOf(api.account.confirmTwoFactor.mutate(wrong))).fieldErrors).toEqual({
      code: ['This code is wrong: check the clock of your phone'],
    });
    expect(await api.account.read.query()).toMatchObject({ hasTwoFactor: false });
    const changed = { token: `x${token}`, code: codeOf(address) };
    expect((await refusalOf(api.account.confirmTwoFactor.mutate(changed))).code).toBe('FORBIDDEN');

    await api.account.confirmTwoFactor.mutate({ token, code: codeOf(address) });
    expect(await other.api.session.me.query()).toBeNull();
    expect(await api.account.read.query()).toMatchObject({
      hasTwoFactor: true,
      recoveryCodesLeft: 10,
    });
    const recorded = await site.db.selectFrom('history').select(['after']).execute();
    expect(JSON.stringify(recorded)).not.toContain(new URL(address).searchParams.get('secret'));
  });

  test('is switched off with the password, and by another administrator', async () => {
    const { site, admin, signIn } = await siteWithTwoFactor();
    await admin.api.account.switchOffTwoFactor.mutate({ password });
    expect(await signIn()).toMatchObject({ email: administrator.email });

    await switchOn(admin);
    const { id = '' } = (await admin.api.session.me.query()) ?? {};
    const other = { email: 'bo@example.com', password: 'another good password' };
    await createAdministrator(site.db, other);
    const { api } = site.browser();
    await api.session.signIn.mutate(other);
    await api.user.switchOffTwoFactor.mutate({ id });
    expect(await signIn()).toMatchObject({ email: administrator.email });
    expect(await site.db.selectFrom('recovery_codes').selectAll().execute()).toEqual([]);
  });
});

/** An administrator who has two-factor. */
async function otherAdministrator(site: TestSite): Promise<TestBrowser> {
  const account = { email: 'bo@example.com', password };
  await createAdministrator(site.db, account);
  const browser = site.browser();
  await browser.api.session.signIn.mutate(account);
  await switchOn(browser);
  return browser;
}

async function requireTwoFactor({ api }: TestBrowser) {
  const { version, ...security } = await api.settings.security.query();
  await api.settings.updateSecurity.mutate({ ...security, requireTwoFactor: true, version });
}

test('an administrator requires two-factor only once their own account has it', async () => {
  const site = await startTestSite();
  const admin = await site.signIn();
  const { api } = admin;
  const refused = {
    code: 'BAD_REQUEST',
    fieldErrors: { requireTwoFactor: ['Set up two-factor sign-in for your own account first'] },
  };
  expect(await refusalOf(requireTwoFactor(admin))).toMatchObject(refused);
  expect(await api.session.me.query()).toMatchObject({ needsTwoFactor: false });
  await switchOn(admin);
  await requireTwoFactor(admin);
  expect(await api.session.me.query()).toMatchObject({ needsTwoFactor: false });
  expect(await api.user.list.query()).toHaveLength(1);
});

describe('if Settings require two-factor', () => {
  test('an account without it can only set it up', async () => {
    const site = await startTestSite();
    const admin = await site.signIn();
    const { api } = admin;
    await requireTwoFactor(await otherAdministrator(site));
    expect(await api.session.me.query()).toMatchObject({ needsTwoFactor: true });
    expect(await site.browser().api.session.signIn.mutate(administrator)).toMatchObject({
      needsTwoFactor: true,
    });
    const upload = await site.app.inject({
      method: 'POST',
      url: '/admin/images',
      headers: {
        host: 'localhost:3000',
        origin: 'http://localhost:3000',
        cookie: `session=${admin.cookies.get('session')}`,
      },
    });
    expect(upload.statusCode).toBe(403);
    expect(await refusalOf(api.user.list.query())).toMatchObject({ code: 'FORBIDDEN' });

    await switchOn(admin);
    expect(await api.session.me.query()).toMatchObject({ needsTwoFactor: false });
    expect(await api.user.list.query()).toHaveLength(2);
    expect(await refusalOf(api.account.switchOffTwoFactor.mutate({ password }))).toMatchObject({
      message: 'Everybody here needs two-factor sign-in',
    });
  });
});
