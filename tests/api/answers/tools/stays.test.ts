import { expect, test } from 'vitest';
import { utcDay } from '#core/dates.ts';
import { exampleStays } from '#core/inputs/jsonApi/stays.ts';
import { builtPages } from '#server/ssr/builtRenderer.ts';
import { startTestSite, type TestSite } from '../../../support/site/testApp.ts';
import { stopDurations } from '../../../support/stoppedClock.ts';
import { expectDocumented } from '../../jsonApi/openApi.ts';

const PATH = '/api/v1/stays';

function send(site: TestSite, payload: unknown, headers: Record<string, string> = {}) {
  return site.app.inject({
    method: 'POST',
    url: PATH,
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
}

/** The site with only its zone of 90 days in 180. */
async function siteWithZone(options: Parameters<typeof startTestSite>[0] = {}): Promise<TestSite> {
  const site = await startTestSite(options);
  const zone = { id: 'schengen', title: 'Schengen area', freedom_of_movement: 0 as const };
  await site.db
    .insertInto('zones')
    .values({ ...zone, window_days: 90, window_per: 180, source_date: '2026' })
    .execute();
  await site.db
    .insertInto('zone_members')
    .values([
      { zone_id: 'schengen', country_code: 'FR', member_from: '1995-03-26' },
      { zone_id: 'schengen', country_code: 'BG', member_from: '2024-03-31' },
    ])
    .execute();
  return site;
}

test('stays are counted for any origin, and not stored', async () => {
  const site = await siteWithZone();
  const stays = [
    { entry: '2013-09-01', exit: '2013-09-30' },
    { entry: '2014-02-21', exit: '2014-04-20' },
    { entry: '2014-05-01', exit: '2014-06-09' },
  ];
  const response = await send(
    site,
    { zone: 'schengen', stays, on: '2014-08-30' },
    { origin: 'https://other.example' },
  );
  expectDocumented(response);
  expect(response.json()).toEqual({
    used: 88,
    left: 2,
    overstayed: [1, 2, 3, 4, 5, 6, 7, 8, 9].map((date) => `2014-06-0${date}`),
    ifEntering: { days: 50, lastDay: '2014-10-18' },
    nextFull: '2014-09-08',
    advice: [],
  });
  expect(response.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'no-store',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect(response.headers['set-cookie']).toBeUndefined();
  expect(response.headers.etag).toBeUndefined();

  const empty = await send(site, { zone: 'schengen', stays: [] });
  expectDocumented(empty);
  const today = utcDay();
  expect(empty.json()).toMatchObject({ used: 0, left: 90, overstayed: [], nextFull: today });
  expect(empty.json().ifEntering.days).toBe(90);

  const full = await send(site, {
    zone: 'schengen',
    stays: [{ entry: '2026-01-01', exit: '2026-03-31' }],
    on: '2026-04-01',
  });
  expect(full.json()).toEqual({
    used: 90,
    left: 0,
    overstayed: [],
    ifEntering: { days: 0, lastDay: null },
    nextFull: '2026-06-30',
    advice: [],
  });
  expectDocumented(full);

  const advised = await send(site, {
    zone: 'schengen',
    stays: [
      { entry: '2026-07-01', exit: '2026-08-29' },
      { entry: '2026-10-10', exit: '2026-11-20' },
      { entry: '2027-01-05', exit: '2027-02-28' },
    ],
    on: '2027-01-05',
    today: '2026-11-22',
  });
  expectDocumented(advised);
  expect(advised.json()).toMatchObject({
    ifEntering: { days: 0, lastDay: null },
    advice: [{ stay: 2, enterFrom: '2027-01-09', leaveBy: '2027-02-25' }],
  });

  const example = await send(site, exampleStays.sent);
  expect(example.json()).toEqual(exampleStays.response);

  const preflight = await site.app.inject({
    method: 'OPTIONS',
    url: PATH,
    headers: {
      origin: 'https://other.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    },
  });
  expect(preflight.statusCode).toBe(204);
  expect(preflight.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': 'content-type',
  });
});

test('errors name their field', async () => {
  const site = await siteWithZone();
  const stay = { entry: '2026-03-01', exit: '2026-03-10' };
  const decade = { entry: '2010-01-01', exit: '2020-01-01' };
  const body = { zone: 'schengen', stays: [stay], on: '2026-03-10' };
  const wrong: [unknown, field: string, message: string][] = [
    [{ ...body, zone: 'atlantis' }, 'zone', 'There is no such zone. Known: schengen'],
    [{ stays: [] }, 'zone', 'Name a zone, as schengen'],
    [
      { ...body, on: '2026-02-30' },
      'on',
      'Use a day of the years 1900 to 2099. Write it as 2026-02-17',
    ],
    [
      { ...body, stays: [stay, { ...stay, exit: '2026-02-28' }] },
      'stays.1.exit',
      'The day of exit is before the day of entry',
    ],
    [
      { ...body, stays: [{ ...stay, exit: '2062-03-10' }] },
      'stays.0.exit',
      'This is more than ten years: check both years',
    ],
    [
      { ...body, stays: [{ ...stay, entry: 20260301 }] },
      'stays.0.entry',
      'Use a day of the years 1900 to 2099. Write it as 2026-02-17',
    ],
    [{ ...body, stays: Array(101).fill(stay) }, 'stays', 'Send at most 100 stays'],
    [
      { ...body, stays: [decade, decade, stay] },
      'stays',
      'Send stays of at most 7306 days together',
    ],
    [{ ...body, stays: {} }, 'stays', 'Use a list of stays'],
    [{ ...body, stays: [{ ...stay, exempt: true }] }, 'stays.0.exempt', 'There is no such field'],
    [{ ...body, passport: 'BR' }, 'passport', 'There is no such field'],
    [[], 'body', 'Send an object with zone and stays'],
    ['null', 'body', 'Send an object with zone and stays'],
  ];
  for (const [payload, field, message] of wrong) {
    const response = await send(site, payload);
    expect([payload, response.statusCode]).toEqual([payload, 400]);
    expect(response.json().errors).toEqual([{ field, message }]);
    expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
    expectDocumented(response);
  }

  const longest = await send(site, { ...body, stays: [decade, decade] });
  expect([longest.statusCode, longest.json().overstayed.length]).toEqual([200, 3653 - 90]);

  const large = await send(site, { ...body, zone: 'x'.repeat(17 * 1024) });
  expect(large.statusCode).toBe(413);
  expectDocumented(large);
  for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
    const response = await send(site, body, { 'content-type': type });
    expect([type, response.statusCode]).toEqual([type, 415]);
    expectDocumented(response);
  }
  const broken = await send(site, '{"zone":');
  expect(broken.statusCode).toBe(400);
  expectDocumented(broken);
  const read = await site.app.inject(PATH);
  expect([read.statusCode, read.headers.allow]).toEqual([405, 'POST, OPTIONS']);
  expect(read.json().detail).toBe('Send stays to this address: use POST.');
});

test('the page has each zone with a window, its members and their dates', async () => {
  const site = await siteWithZone();
  await site.db
    .insertInto('zones')
    .values({ id: 'free', title: 'Free', freedom_of_movement: 1, window_days: null })
    .execute();
  const { zones, today } = await site.browser().api.stayZone.list.query();
  expect(today).toBe(utcDay());
  expect(zones).toMatchObject([
    {
      id: 'schengen',
      title: 'Schengen area',
      days: 90,
      per: 180,
      members: [
        { code: 'BG', name: 'Bulgaria', from: '2024-03-31', to: null },
        { code: 'FR', name: 'France', from: '1995-03-26', to: null },
      ],
    },
  ]);
});

test('the form without scripts gets a private response, only from our own page', async () => {
  const site = await siteWithZone({ pages: await builtPages() });
  const post = (fields: Record<string, string>, headers = {}) =>
    site.app.inject({
      method: 'POST',
      url: '/plan/90-180',
      headers: {
        host: 'localhost:3000',
        origin: 'http://localhost:3000',
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      },
      payload: new URLSearchParams(fields).toString(),
    });
  const fields = { 'entry-0': '2014-01-01', 'exit-0': '2014-03-31', on: '2014-04-01' };
  const answer = await post({ ...fields, 'label-0': '"><script>alert(1)</script>' });
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(answer.headers.etag).toBeUndefined();
  expect(answer.body.includes('30 June 2014')).toBe(true);
  expect(answer.body.includes('<script>alert(1)')).toBe(false);
  expect(answer.headers['content-security-policy']).toContain("worker-src 'self'");
  const page = await site.app.inject('/plan/90-180');
  expect(page.headers['cache-control']).toBe('private, no-cache');
  expect(page.body.includes('30 June 2014')).toBe(false);

  const noSuchDay = await post({ ...fields, on: '2026-02-31' });
  expect(noSuchDay.body.includes('This day does not exist. Today is shown instead.')).toBe(true);
  expect((await post(fields, { origin: 'https://evil.example' })).statusCode).toBe(403);
  expect((await post({ on: 'x'.repeat(65 * 1024) })).statusCode).toBe(413);
  const odd = await post({ 'entry-0': '1 March', zone: 'atlantis', rows: '1e9', day: 'x' });
  expect(odd.statusCode).toBe(200);
  expect(odd.body.includes('Use a day of the years 1900 to 2099')).toBe(true);
  stopDurations();
  for (let sent = 0; sent < 60; sent += 1) await post({});
  const refused = await post(fields);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});
