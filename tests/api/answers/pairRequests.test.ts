import { expect, onTestFinished, test, vi } from 'vitest';
import { addDays, utcDay } from '#core/dates.ts';
import { openDatabase } from '#db/client.ts';
import { sampleCountries } from '#db/seed/countries.ts';
import { createPairRequestCounter } from '#server/rules/requests/pairRequestCounter.ts';
import { builtPages } from '#server/ssr/builtRenderer.ts';
import { preparedSite } from '../../support/site/preparedDatabases.ts';
import { startTestSite, type TestSite } from '../../support/site/testApp.ts';
import { stopDurations } from '../../support/stoppedClock.ts';
import { runJob } from '../jobs/siteJobsOf.ts';

// Uses the built pages: `npm test` builds before it tests.
const pages = await builtPages();

async function counted({ db }: TestSite) {
  const rows = await db.selectFrom('pair_requests').selectAll().execute();
  const lines = rows.map(
    ({ passport, destination, purpose, requests }) =>
      `${passport} ${destination} ${purpose} ${requests}`,
  );
  return lines.sort();
}

async function unansweredIn({ db }: TestSite) {
  const rows = await db
    .selectFrom('unanswered_requests')
    .selectAll()
    .where('destination', '=', 'JP')
    .execute();
  return rows.map(({ passport, requests }) => `${passport} ${requests}`).sort();
}

test('requested pairs are counted, cached or not, and stored when the server stops', async () => {
  // They are also stored every minute.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const site = await startTestSite({ pages, samples: true });
  const get = (url: string, cookie = '') =>
    site.app.inject({ url, headers: { host: 'localhost:3000', cookie } });
  const { version } = await site.db
    .selectFrom('content_version')
    .select('version')
    .executeTakeFirstOrThrow();
  for (let i = 0; i < 3; i += 1) await get('/visa-info/JP?from=DE');
  await get('/visa-info/JP?type=working&from=DE');
  await get('/visa-info/FR');
  await get('/visa-info/FR', 'passport=IN.BR');
  for (const other of ['/visa-info/ZZ?from=DE', '/visa-info/JP?from=ZZ', '/visa-info/tourist']) {
    await get(other);
  }
  expect(await counted(site)).toEqual([]);

  await site.app.close();
  expect(await counted(site)).toEqual([
    'BR FR tourist 1',
    'DE JP tourist 3',
    'DE JP working 1',
    'IN FR tourist 1',
    'US FR tourist 1',
    // An invalid country code falls back to the visitor's passport.
    'US JP tourist 1',
  ]);
  expect(
    await site.db.selectFrom('content_version').select('version').executeTakeFirstOrThrow(),
  ).toEqual({ version });
});

test('crawlers that name themselves are not counted', async () => {
  const site = await startTestSite({ pages, rules: true });
  const agents = [
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; Baiduspider/2.0)',
    'Mozilla/5.0 (Linux; Android 10; CUBOT NOTE 20) AppleWebKit/537.36 Mobile',
  ];
  for (const [index, agent] of agents.entries()) {
    const headers = { host: 'localhost:3000', 'user-agent': agent };
    for (const country of ['SY', 'JP']) {
      const url = `/visa-info/${country}?type=working&from=${['DE', 'FR', 'BR'][index]}`;
      expect((await site.app.inject({ url, headers })).statusCode).toBe(200);
    }
  }
  await site.app.close();
  expect(await counted(site)).toEqual(['BR JP working 1', 'BR SY working 1']);
  const rows = await site.db.selectFrom('unanswered_requests').select('passport').execute();
  expect(new Set(rows.map(({ passport }) => passport))).toEqual(new Set(['BR']));
});

test('requests without an answer are counted by day, on pages and the API, cached or not', async () => {
  const site = await startTestSite({ pages, rules: true, samples: true });
  const get = (url: string) => site.app.inject({ url, headers: { host: 'localhost:3000' } });
  // Nothing was read about working there.
  for (let i = 0; i < 2; i += 1) await get('/visa-info/SY?type=working&from=DE');
  await get('/visa-info/JP?from=DE');
  for (let i = 0; i < 3; i += 1) await get('/api/v1/answers/de/sy?purpose=working');
  await get('/api/v1/answers/BR/JP');
  await get('/api/v1/answers/BR/ZZ?purpose=working');
  await get('/api/v1/answers/BR/JP?purpose=leisure');
  await site.app.close();
  const rows = await site.db.selectFrom('unanswered_requests').selectAll().execute();
  expect(rows).toEqual([{ passport: 'DE', destination: 'SY', day: utcDay(), requests: 5 }]);
});

test('questions without an answer are counted wherever a visitor meets them', async () => {
  const site = await startTestSite({ pages, rules: true, samples: true });
  const { db } = site;
  await db.deleteFrom('entry_rules').where('destination', '=', 'JP').execute();
  await db.deleteFrom('visa_requirements').where('destination_id', '=', 'tokyo-japan').execute();
  const get = async (url: string, remoteAddress: string) => {
    const headers = { host: 'localhost:3000' };
    const { statusCode } = await site.app.inject({ url, headers, remoteAddress });
    expect(statusCode).toBe(200);
  };
  // Twice: the second response is cached.
  for (let i = 0; i < 2; i += 1) {
    await get('/visa-info/JP?from=DE', '203.0.113.1');
    await get('/destination/tokyo-japan?from=FR', '203.0.113.1');
    await get('/trip?passport=BR&stops=JP', '203.0.113.1');
    await get('/together?passports=IN&find=japan', '203.0.113.1');
    await get('/embed/answer?to=JP&from=US', '203.0.113.1');
    await get('/api/v1/answers/CN/JP', '203.0.113.1');
    // Lists of everything ask for no pair.
    await get('/passports/KE', '203.0.113.1');
  }
  await site.app.close();
  expect(await unansweredIn(site)).toEqual(['BR 2', 'CN 2', 'DE 2', 'FR 2', 'IN 2', 'US 2']);
});

test('of one address, 20 questions a minute are counted, the further ones answered', async () => {
  stopDurations();
  const site = await startTestSite({ pages, rules: true });
  await site.db.deleteFrom('entry_rules').where('destination', '=', 'JP').execute();
  const { api } = site.browser({ address: '203.0.113.1' });
  const questions = [{ passport: 'DE', destination: 'JP' }];
  for (let i = 0; i < 25; i += 1) await api.entryRule.countUnanswered.mutate({ questions });
  const url = '/api/v1/answers/FR/JP';
  await site.app.inject({ url, headers: { host: 'localhost:3000' }, remoteAddress: '203.0.113.1' });
  const other = site.browser({ address: '203.0.113.2' });
  // Answered by now, unknown, or no countries.
  await other.api.entryRule.countUnanswered.mutate({
    questions: [
      { passport: 'DE', destination: 'JP' },
      { passport: 'DE', destination: 'FR' },
      { passport: 'ZZ', destination: 'JP' },
    ],
  });
  await site.app.close();
  expect(await unansweredIn(site)).toEqual(['DE 21']);
  const stored = await site.db.selectFrom('unanswered_requests').selectAll().execute();
  expect(stored).toEqual([{ passport: 'DE', destination: 'JP', day: utcDay(), requests: 21 }]);
});

test('counts of requests without an answer are deleted after 90 days', async () => {
  const site = await startTestSite();
  for (const days of [89, 90, 91]) {
    const day = addDays(utcDay(), -days);
    const row = { passport: 'DE', destination: 'JP', day, requests: 1 };
    await site.db.insertInto('unanswered_requests').values(row).execute();
  }
  await runJob(site, 'old-unanswered-requests');
  const rows = await site.db
    .selectFrom('unanswered_requests')
    .select('day')
    .orderBy('day')
    .execute();
  expect(rows.map(({ day }) => day)).toEqual([addDays(utcDay(), -90), addDays(utcDay(), -89)]);
});

test('later counts are added', async () => {
  const site = await startTestSite();
  const counter = createPairRequestCounter(site.db);
  const pair = { passport: 'DE', destination: 'JP', purpose: 'tourist' } as const;
  for (const times of [2, 3]) {
    for (let i = 0; i < times; i += 1) counter.count(pair);
    await counter.flush();
  }
  await counter.flush();
  expect(await counted(site)).toEqual(['DE JP tourist 5']);
});

test('two processes that write the same pairs at the same moment don’t wait for each other', async () => {
  const { address } = await preparedSite('countries');
  const databases = [openDatabase(address), openDatabase(address)];
  onTestFinished(async () => {
    for (const db of databases) await db.destroy();
  });
  const codes = sampleCountries.map(({ code }) => code).slice(0, 22);
  const pairs = codes.flatMap((passport) =>
    codes.map((destination) => ({ passport, destination, purpose: 'tourist' as const })),
  );
  const counters = databases.map((db) => createPairRequestCounter(db));
  for (let round = 0; round < 20; round += 1) {
    await Promise.all(
      counters.map((counter, i) => {
        for (const pair of i === 0 ? pairs : pairs.toReversed()) counter.count(pair);
        return counter.flush();
      }),
    );
  }
  const [db] = databases;
  const rows = await db?.selectFrom('pair_requests').select('requests').execute();
  expect(rows?.map(({ requests }) => requests)).toEqual(pairs.map(() => 40));
});
