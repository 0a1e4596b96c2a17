import { describe, expect, test } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#core/dates.ts';
import { ownAccount } from '#core/inputs/panel/account.ts';
import { createAdministrator, resetPassword } from '#server/accounts/administrators.ts';
import { changeRole, deactivateUser, removeUser } from '#server/accounts/team.ts';
import { InvalidRequest } from '#server/errors.ts';
import {
  administrator,
  refusalOf,
  startTestSite,
  type TestSite,
} from '../../support/site/testApp.ts';
import { stopClock } from '../../support/stoppedClock.ts';
import { recordStatements } from '../database/recordedStatements.ts';

const bo = { email: 'bo@example.com', password: 'another battery staple' };

async function siteWithTeam() {
  const site = await startTestSite();
  const { api } = await site.signIn();
  return { site, api };
}

async function invited(api: Awaited<ReturnType<typeof siteWithTeam>>['api'], email = bo.email) {
  return api.user.invite.mutate({ email, name: 'Bo', role: 'editor' });
}

function historyOf({ db }: TestSite) {
  return db
    .selectFrom('history')
    .select(['actor_name', 'action', 'title', 'before', 'after'])
    .where('entity', '=', 'user')
    .orderBy('id')
    .execute();
}

describe('an invitation', () => {
  test('creates an account with the chosen role for the holder of the link', async () => {
    const { site, api } = await siteWithTeam();
    const { id, token, purpose } = await invited(api);
    expect(purpose).toBe('invitation');
    expect(await api.user.byId.query({ id })).toMatchObject({ state: 'invited', role: 'editor' });
    expect((await refusalOf(site.browser().api.session.signIn.mutate(bo))).code).toBe(
      'UNAUTHORIZED',
    );

    const browser = site.browser();
    expect(await browser.api.session.accountLink.query({ token })).toEqual({
      purpose: 'invitation',
      email: bo.email,
      name: 'Bo',
    });
    const use = { token, name: 'Bo Diddley', password: bo.password };
    await browser.api.session.useAccountLink.mutate(use);
    await browser.api.session.signIn.mutate(bo);
    expect(await browser.api.session.me.query()).toMatchObject({
      name: 'Bo Diddley',
      role: 'editor',
    });
    expect(await api.user.byId.query({ id })).toMatchObject({ state: 'active' });

    const again = await refusalOf(site.browser().api.session.useAccountLink.mutate(use));
    expect(again).toMatchObject({
      code: 'FORBIDDEN',
      message: 'This link was used or is too old: ask whoever gave it to you for a new one',
    });
  });

  test('works once, even when it is used twice at the same moment', async () => {
    const { site, api } = await siteWithTeam();
    const { token } = await invited(api);
    const uses = ['one', 'two'].map((name) =>
      site.browser().api.session.useAccountLink.mutate({ token, name, password: bo.password }),
    );
    const outcomes = await Promise.allSettled(uses);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('expires after a week, with a newer one, and with the account’s deactivation', async () => {
    const now = stopClock().getTime();
    const { site, api } = await siteWithTeam();
    const first = await invited(api);
    const { id } = first;
    const stored = await site.db.selectFrom('account_links').selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(stored)).not.toContain(first.token);
    expect(Date.parse(stored.expires_at) - now).toBe(7 * DAY_MS);

    const second = await api.user.createLink.mutate({ id });
    const open = (token: string) => site.browser().api.session.accountLink.query({ token });
    expect((await refusalOf(open(first.token))).code).toBe('FORBIDDEN');
    expect(await open(second.token)).toMatchObject({ email: bo.email });
    const past = new Date(Date.now() - 1).toISOString();
    await site.db.updateTable('account_links').set({ expires_at: past }).execute();
    expect((await refusalOf(open(second.token))).code).toBe('FORBIDDEN');

    const third = await api.user.createLink.mutate({ id });
    await api.user.deactivate.mutate({ id });
    expect((await refusalOf(open(third.token))).code).toBe('FORBIDDEN');
    expect(await refusalOf(api.user.createLink.mutate({ id }))).toMatchObject({
      code: 'BAD_REQUEST',
      message: 'Reactivate this account first',
    });
  });

  test('is refused for an address with an account, and accepts no leaked password', async () => {
    const { api, site } = await siteWithTeam();
    expect(await refusalOf(invited(api, ` ${administrator.email.toUpperCase()}`))).toMatchObject({
      fieldErrors: { email: ['This address has an account already'] },
    });
    const { token } = await invited(api);
    const weak = { token, name: '', password: '1234567890qwerty' };
    const refusal = await refusalOf(site.browser().api.session.useAccountLink.mutate(weak));
    expect(refusal.fieldErrors.password?.[0]).toMatch(/^This password is among those that leaked/);
    await site.browser().api.session.useAccountLink.mutate({ ...weak, password: bo.password });
  });
});

test('a reset link sets the password, ends the sessions and keeps the name', async () => {
  const { site, api } = await siteWithTeam();
  const id = await createAdministrator(site.db, { ...bo, name: 'Bo' });
  const browserOfBo = site.browser();
  await browserOfBo.api.session.signIn.mutate(bo);
  const { token, purpose } = await api.user.createLink.mutate({ id });
  expect(purpose).toBe('reset');
  // The old password works until the link is used.
  expect(await browserOfBo.api.session.me.query()).not.toBeNull();
  const password = 'a wholly different secret';
  await site.browser().api.session.useAccountLink.mutate({ token, name: 'Eve', password });
  expect(await browserOfBo.api.session.me.query()).toBeNull();
  expect((await refusalOf(site.browser().api.session.signIn.mutate(bo))).code).toBe('UNAUTHORIZED');
  expect(await site.browser().api.session.signIn.mutate({ ...bo, password })).toMatchObject({
    name: 'Bo',
  });
});

test('a reset link is invalid after a change of password or address', async () => {
  const { site, api } = await siteWithTeam();
  const id = await createAdministrator(site.db, bo);
  const browserOfBo = site.browser();
  await browserOfBo.api.session.signIn.mutate(bo);
  const next = 'a wholly different secret';
  const ways = [
    () => browserOfBo.api.session.changePassword.mutate({ current: bo.password, next }),
    () =>
      browserOfBo.api.account.update.mutate({ name: '', email: 'b@example.com', password: next }),
    () => resetPassword(site.db, { id, email: 'b@example.com' }, bo.password),
  ];
  for (const way of ways) {
    const { token } = await api.user.createLink.mutate({ id });
    await way();
    const used = site
      .browser()
      .api.session.useAccountLink.mutate({ token, name: '', password: next });
    expect((await refusalOf(used)).code).toBe('FORBIDDEN');
  }
});

test('links are mailed if mail is set up, and the response says so', async () => {
  const env = {
    PUBLIC_URL: 'https://travel.example',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'site@travel.example',
  };
  const site = await startTestSite({ env });
  const { api } = await site.signIn();
  const { token, mailId } = await invited(api);
  const [mail] = await site.db
    .selectFrom('outbox')
    .select(['id', 'kind', 'to_address', 'text'])
    .execute();
  expect(mail).toMatchObject({
    id: mailId,
    kind: 'invitation',
    to_address: bo.email,
    text: expect.stringContaining(`https://travel.example/admin/join?token=${token}\n`),
  });
  const without = await siteWithTeam();
  expect(await invited(without.api)).toMatchObject({ mailId: null });
});

describe('a colleague', () => {
  test('is signed out when deactivated, and can’t sign in until reactivated', async () => {
    const { site, api } = await siteWithTeam();
    const id = await createAdministrator(site.db, bo);
    const browserOfBo = site.browser();
    await browserOfBo.api.session.signIn.mutate(bo);
    await api.user.deactivate.mutate({ id });
    expect(await browserOfBo.api.session.me.query()).toBeNull();
    expect(await refusalOf(site.browser().api.session.signIn.mutate(bo))).toEqual({
      code: 'UNAUTHORIZED',
      message: 'Failed to sign in',
      fieldErrors: {},
    });
    expect(await api.user.byId.query({ id })).toMatchObject({ state: 'deactivated' });
    await api.user.reactivate.mutate({ id });
    await site.browser().api.session.signIn.mutate(bo);
  });

  test('becomes an editor at the next request, and can be signed out', async () => {
    const { site, api } = await siteWithTeam();
    const id = await createAdministrator(site.db, bo);
    const browserOfBo = site.browser();
    await browserOfBo.api.session.signIn.mutate(bo);
    await browserOfBo.api.user.list.query();
    await api.user.changeRole.mutate({ id, role: 'editor' });
    expect((await refusalOf(browserOfBo.api.user.list.query())).code).toBe('FORBIDDEN');
    expect(await browserOfBo.api.rule.list.query({})).toMatchObject({ items: [] });
    await api.user.endSessions.mutate({ id });
    expect(await browserOfBo.api.session.me.query()).toBeNull();
  });

  test('is named in the history after deletion, without password or link', async () => {
    const { site, api } = await siteWithTeam();
    const { id, token } = await invited(api);
    const use = { token, name: 'Bo', password: bo.password };
    await site.browser().api.session.useAccountLink.mutate(use);
    await api.user.delete.mutate({ id });
    const entries = await historyOf(site);
    expect(entries.map(({ actor_name: actor, action, title }) => [actor, action, title])).toEqual([
      ['Landfall', 'created', administrator.email],
      [administrator.email, 'created', 'Bo'],
      ['Bo', 'changed', 'Bo'],
      [administrator.email, 'deleted', 'Bo'],
    ]);
    const text = JSON.stringify(entries);
    for (const secret of [token, bo.password, '$argon2']) expect(text).not.toContain(secret);
  });

  test('can’t do that to the own account', async () => {
    const { api } = await siteWithTeam();
    const { id = '' } = (await api.session.me.query()) ?? {};
    const calls = [
      api.user.deactivate.mutate({ id }),
      api.user.delete.mutate({ id }),
      api.user.changeRole.mutate({ id, role: 'editor' }),
      api.user.createLink.mutate({ id }),
      api.user.switchOffTwoFactor.mutate({ id }),
    ];
    for (const refusal of await Promise.all(calls.map(refusalOf))) {
      expect(refusal).toMatchObject({
        code: 'BAD_REQUEST',
        message: 'Another administrator has to change your account',
      });
    }
  });
});

describe('the last administrator who can sign in', () => {
  const ways = {
    removed: (site: TestSite, id: string) => removeUser(site.db, id),
    deactivated: (site: TestSite, id: string) => deactivateUser(site.db, id),
    'made an editor': (site: TestSite, id: string) => changeRole(site.db, id, 'editor'),
  };

  test.each(Object.entries(ways))('is not %s, even if others are invited', async (_way, change) => {
    const { site, api } = await siteWithTeam();
    const { id = '' } = (await api.session.me.query()) ?? {};
    await api.user.invite.mutate({ email: 'cy@example.com', name: '', role: 'administrator' });
    await createAdministrator(site.db, { ...bo, role: 'editor' });
    await expect(change(site, id)).rejects.toThrow(
      new InvalidRequest('The last administrator stays: make another one first'),
    );
    expect(await api.user.byId.query({ id })).toMatchObject({
      role: 'administrator',
      state: 'active',
    });
  });

  test.each(Object.entries(ways))(
    'remains when two are %s at the same moment',
    async (_way, change) => {
      const site = await startTestSite();
      const ids = [
        await createAdministrator(site.db, administrator),
        await createAdministrator(site.db, bo),
      ];
      const outcomes = await Promise.allSettled(ids.map((id) => change(site, id)));
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    },
  );
});

describe('one’s own account', () => {
  test('changes its name at once, and its address with the password', async () => {
    const { site, api } = await siteWithTeam();
    const { email, password } = administrator;
    await api.account.update.mutate({ name: 'Ada', email, password: '' });
    expect(await api.session.me.query()).toMatchObject({ name: 'Ada', email });
    const moved = { name: 'Ada', email: 'ada@example.com' };
    expect(await refusalOf(api.account.update.mutate({ ...moved, password: 'no' }))).toMatchObject({
      fieldErrors: { password: ['This is not your password'] },
    });
    await api.account.update.mutate({ ...moved, password });
    await site.browser().api.session.signIn.mutate({ email: moved.email, password });
    await createAdministrator(site.db, bo);
    expect(
      await refusalOf(api.account.update.mutate({ name: '', email: bo.email, password })),
    ).toMatchObject({ fieldErrors: { email: ['This address has an account already'] } });
  });

  test('lists its sessions, and ends one or all other sessions', async () => {
    const { site } = await siteWithTeam();
    const signIn = async (userAgent: string, address: string) => {
      const browser = site.browser({ address, headers: { 'user-agent': userAgent } });
      await browser.api.session.signIn.mutate(administrator);
      return browser;
    };
    const here = await signIn('Firefox here', '192.0.2.7');
    const there = await signIn('Chrome there', '2001:db8:1:2::7');
    const listed = await here.api.account.sessions.query();
    expect(listed).toHaveLength(3);
    expect(listed.filter(({ isCurrent }) => isCurrent)).toMatchObject([
      { userAgent: 'Firefox here', network: '192.0.2.0/24' },
    ]);
    const other = listed.find(({ userAgent }) => userAgent === 'Chrome there');
    expect(other).toMatchObject({ network: '2001:db8:1:2::/64', isCurrent: false });

    await here.api.account.endSession.mutate({ id: other?.id ?? '' });
    expect(await there.api.session.me.query()).toBeNull();
    await here.api.account.endOtherSessions.mutate();
    expect(await here.api.account.sessions.query()).toMatchObject([{ isCurrent: true }]);

    const editor = site.browser();
    await createAdministrator(site.db, { ...bo, role: 'editor' });
    await editor.api.session.signIn.mutate(bo);
    const [own] = await here.api.account.sessions.query();
    expect(
      (await refusalOf(editor.api.account.endSession.mutate({ id: own?.id ?? '' }))).code,
    ).toBe('NOT_FOUND');
  });

  test('stores its last use every five minutes, not with every request', async () => {
    stopClock();
    const { site, api } = await siteWithTeam();
    const seen = async () => {
      const { last_seen_at: session } = await site.db
        .selectFrom('sessions')
        .select('last_seen_at')
        .executeTakeFirstOrThrow();
      const { last_seen_at: user } = await site.db
        .selectFrom('users')
        .select('last_seen_at')
        .executeTakeFirstOrThrow();
      return { session, user };
    };
    const fourMinutesAgo = new Date(Date.now() - 4 * MINUTE_MS).toISOString();
    await site.db.updateTable('sessions').set({ last_seen_at: fourMinutesAgo }).execute();
    const recorded = recordStatements();
    await api.session.me.query();
    await api.session.me.query();
    expect(recorded.all().filter(({ sql }) => /^(update|insert|delete)/i.test(sql))).toEqual([]);
    expect((await seen()).session).toBe(fourMinutesAgo);

    const sixMinutesAgo = new Date(Date.now() - 6 * MINUTE_MS).toISOString();
    await site.db.updateTable('sessions').set({ last_seen_at: sixMinutesAgo }).execute();
    await Promise.all([api.session.me.query(), api.session.me.query()]);
    await expect.poll(async () => (await seen()).session).not.toBe(sixMinutesAgo);
    await expect.poll(async () => (await seen()).user).toBe((await seen()).session);
  });
});

describe('the maximum session length', () => {
  test('is 30 days even for a session in use, or less if Settings say so', async () => {
    const { site, api } = await siteWithTeam();
    const begin = (days: number) =>
      site.db
        .updateTable('sessions')
        .set({ created_at: new Date(Date.now() - days * DAY_MS).toISOString() })
        .execute();
    await begin(29.9);
    const { version, ...security } = await api.settings.security.query();
    expect(security).toEqual({ requireTwoFactor: false, sessionLifetimeDays: 30 });
    await api.settings.updateSecurity.mutate({ ...security, sessionLifetimeDays: 60, version });
    await begin(59.9);
    expect(await api.session.me.query()).not.toBeNull();
    await api.settings.updateSecurity.mutate({
      ...security,
      sessionLifetimeDays: 30,
      version: version + 1,
    });
    expect(await api.session.me.query()).toBeNull();
    expect(await site.db.selectFrom('sessions').select('id_hash').execute()).toEqual([]);
  });
});

describe('a name', () => {
  const update = async (name: string) => {
    const { site, api } = await siteWithTeam();
    await createAdministrator(site.db, { ...bo, name: 'Strauß  Bo' });
    const { email } = await api.account.read.query();
    return refusalOf(api.account.update.mutate({ name, email, password: '' }));
  };

  test.each(['Strauß  Bo', 'STRAUSS BO', 'Ｓtrauß bo', 'Stra\u200Duß Bo', 'Bo@Example.com'])(
    'that is another account’s name or address is refused: %j',
    async (name) => {
      expect((await update(name)).fieldErrors).toEqual({
        name: ['Another account has this name or address'],
      });
    },
  );

  test.each(['Bo\u202E', 'B\u200Bo', 'B\u2060o', 'B\uFEFFo', 'B\u2067o', 'Bo\u200D', '\u200CBo'])(
    'has no invisible characters: %j',
    (name) => {
      expect(ownAccount.shape.name.safeParse(name).success).toBe(false);
    },
  );

  test.each(['علی\u200Cرضا', 'ක්\u200Dරි', 'Ana', ''])('may join letters: %j', (name) => {
    expect(ownAccount.shape.name.safeParse(name).success).toBe(true);
  });

  test('that two accounts have already stays', async () => {
    const { site, api } = await siteWithTeam();
    const { email } = await api.account.read.query();
    await api.account.update.mutate({ name: 'Anna', email, password: '' });
    await createAdministrator(site.db, { ...bo, name: 'Anna' });
    await api.account.update.mutate({ name: 'Anna', email, password: '' });
  });

  test('is not taken by an invitation either', async () => {
    const { site, api } = await siteWithTeam();
    const { token } = await invited(api);
    const cy = { email: 'cy@example.com', name: 'bo', role: 'editor' as const };
    expect((await refusalOf(api.user.invite.mutate(cy))).fieldErrors).toHaveProperty('name');
    const { email } = await api.account.read.query();
    const use = { token, name: email, password: bo.password };
    const { session } = site.browser().api;
    expect((await refusalOf(session.useAccountLink.mutate(use))).fieldErrors).toHaveProperty(
      'name',
    );
  });
});
