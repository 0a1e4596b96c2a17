import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { DAY_MS } from '#core/dates.ts';
import { createSetupToken } from '#server/auth/setupLink.ts';
import {
  administrator,
  refusalOf,
  startTestSite,
  type TestSite,
} from '../../support/site/testApp.ts';
import { stopClock } from '../../support/stoppedClock.ts';

const refused = {
  code: 'FORBIDDEN',
  message: 'This set-up link was used or is too old: restart the server for a new one',
};

async function siteWithLink() {
  const site = await startTestSite();
  const token = await createSetupToken(site.db);
  if (!token) throw new Error('A site without administrators gives a link');
  return { site, token };
}

function setUp(site: TestSite, token: string, account = administrator) {
  const browser = site.browser();
  return { browser, done: browser.api.session.setUp.mutate({ token, ...account }) };
}

async function usersIn(site: TestSite) {
  const { rows } = await sql<{ email: string }>`select email from users`.execute(site.db);
  return rows.map(({ email }) => email);
}

test('the link creates the first administrator and signs in', async () => {
  const { site, token } = await siteWithLink();
  const { browser, done } = setUp(site, token);
  await done;
  expect(await browser.api.session.me.query()).toMatchObject({ email: administrator.email });
  await site.browser().api.session.signIn.mutate(administrator);
});

test('the link works once', async () => {
  const { site, token } = await siteWithLink();
  await setUp(site, token).done;
  const again = setUp(site, token, { ...administrator, email: 'second@example.com' });
  expect(await refusalOf(again.done)).toMatchObject(refused);
  expect(await usersIn(site)).toEqual([administrator.email]);
  // A used link stays used, even if all administrators were deleted.
  await sql`delete from users`.execute(site.db);
  expect(await refusalOf(setUp(site, token).done)).toMatchObject(refused);
});

test('the link works once, even when it is used twice at the same moment', async () => {
  const { site, token } = await siteWithLink();
  const uses = ['one@example.com', 'two@example.com'].map(
    (email) => setUp(site, token, { ...administrator, email }).done,
  );
  const results = await Promise.allSettled(uses);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await usersIn(site)).toHaveLength(1);
});

test('a refused password does not use up the link', async () => {
  const { site, token } = await siteWithLink();
  const short = setUp(site, token, { ...administrator, password: 'short' });
  expect(await refusalOf(short.done)).toMatchObject({
    code: 'BAD_REQUEST',
    fieldErrors: { password: ['Use at least 15 characters'] },
  });
  await setUp(site, token).done;
});

test('the link ends after 24 hours', async () => {
  const now = stopClock().getTime();
  const { site, token } = await siteWithLink();
  const { rows } = await sql<{ value: string }>`
    select value from settings where key = 'setupLink'`.execute(site.db);
  const [link] = JSON.parse(rows[0]?.value ?? '');
  expect(Date.parse(link.expiresAt) - now).toBe(DAY_MS);
  expect(JSON.stringify(link)).not.toContain(token);

  const ended = JSON.stringify([{ ...link, expiresAt: new Date(Date.now() - 1).toISOString() }]);
  await sql`update settings set value = ${ended} where key = 'setupLink'`.execute(site.db);
  expect(await refusalOf(setUp(site, token).done)).toMatchObject(refused);
  expect(await usersIn(site)).toEqual([]);
});

test('an unknown token is refused', async () => {
  const { site } = await siteWithLink();
  expect(await refusalOf(setUp(site, 'made-up').done)).toMatchObject(refused);
});

test.each([0, 1, 2])('each link of several starts works, here that of %i', async (used) => {
  const { site, token } = await siteWithLink();
  const later = await Promise.all([createSetupToken(site.db), createSetupToken(site.db)]);
  const tokens = [token, ...later].map((each) => each ?? '');
  await setUp(site, tokens[used] ?? '').done;
  // Using one link uses up all, even if all administrators were deleted.
  await sql`delete from users`.execute(site.db);
  for (const each of tokens) expect(await refusalOf(setUp(site, each).done)).toMatchObject(refused);
});

test('two people who use two links at the same moment create one administrator', async () => {
  const { site, token } = await siteWithLink();
  const tokens = [token, (await createSetupToken(site.db)) ?? ''];
  const results = await Promise.allSettled(
    tokens.map(
      (each, i) => setUp(site, each, { ...administrator, email: `${i}@example.com` }).done,
    ),
  );
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await usersIn(site)).toHaveLength(1);
});

test('only the last twenty links work', async () => {
  const { site, token } = await siteWithLink();
  let newest = '';
  for (let i = 0; i < 20; i += 1) newest = (await createSetupToken(site.db)) ?? '';
  expect(await refusalOf(setUp(site, token).done)).toMatchObject(refused);
  await setUp(site, newest).done;
});

test('a link that an earlier version printed works', async () => {
  const { site, token } = await siteWithLink();
  await sql`update settings set value = ${await onlyLink(site)}
    where key = 'setupLink'`.execute(site.db);
  await createSetupToken(site.db);
  await setUp(site, token).done;
});

async function onlyLink(site: TestSite) {
  const { value } = await site.db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', 'setupLink')
    .executeTakeFirstOrThrow();
  return JSON.stringify(JSON.parse(value)[0]);
}

test('with an administrator there is no link, and an old one is refused', async () => {
  const { site, token } = await siteWithLink();
  await site.signedIn();
  expect(await createSetupToken(site.db)).toBeNull();
  const late = setUp(site, token, { ...administrator, email: 'late@example.com' });
  expect(await refusalOf(late.done)).toMatchObject(refused);
});

test('attempts with tokens are limited', async () => {
  const { site } = await siteWithLink();
  for (let i = 0; i < 10; i += 1) {
    expect(await refusalOf(setUp(site, `guess ${i}`).done)).toMatchObject(refused);
  }
  expect(await refusalOf(setUp(site, 'guess').done)).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
});
