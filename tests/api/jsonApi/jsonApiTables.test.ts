import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { utcDay } from '#core/dates.ts';
import { changeContent } from '#db/queries/contentVersion.ts';
import { isOfferedPassport, listCountries } from '#db/queries/countries.ts';
import { addSource } from '../../fixtures/entryRules.ts';
import { startTestSite, type TestSite } from '../../support/site/testApp.ts';
import { stopDurations } from '../../support/stoppedClock.ts';
import { expectDocumented } from './openApi.ts';

type Pair = Record<string, unknown> & { passport?: string; destination?: string };

async function siteWithRules(): Promise<TestSite> {
  const site = await startTestSite();
  await addSource(site.db, { id: 'index', edition: '2026-02-17' }, [
    { stay_number: 90, stay_unit: 'days' },
    { destination: 'GB', stay_number: 6, stay_unit: 'months' },
    { destination: 'PS' },
    { destination: 'US', access: 'visa_required' },
    { passport: 'CL', access: 'eta' },
    { passport: 'CL', purpose: 'transit', access: 'no_admission' },
  ]);
  await addSource(
    site.db,
    { id: 'hearsay', kind: 'official', quality: 'secondary', edition: null },
    [{ destination: 'FR', access: 'no_admission' }],
  );
  return site;
}

const find = (pairs: Pair[], code: string) =>
  pairs.find(({ passport, destination }) => [passport, destination].includes(code));

describe('a passport', () => {
  test('at every destination, counted by access, with the sources', async () => {
    const { app, db } = await siteWithRules();
    const response = await app.inject('/api/v1/passports/br');
    expectDocumented(response);
    const { pairs, ...table } = response.json();
    const countries = await db.selectFrom('countries').select('code').execute();
    const offered = (await listCountries(db)).filter(isOfferedPassport).length;
    expect(table).toMatchObject({
      passport: 'BR',
      purpose: 'tourist',
      on: utcDay(),
      counts: {
        freedom_of_movement: 0,
        visa_free: 3,
        visa_on_arrival: 0,
        eta: 0,
        e_visa: 0,
        visa_required: 1,
        no_admission: 1,
      },
      total: offered - 1,
      // All except these five and the country's own.
      unknown: offered - 6,
      visaFree: 3,
      noVisaBeforehand: 3,
      uncertain: 1,
      coverage: {
        governmentPages: { count: 0, recent: 0, oldest: null, newest: null },
        counts: { edition: 4, official_secondary: 1, page_of_rule: 0, unknown: offered - 6 },
      },
      sources: [
        { id: 'hearsay', date: null, attribution: 'Title of hearsay, Publisher of hearsay (MIT)' },
        { id: 'index', date: '2026-02-17', licence: 'MIT' },
      ],
    });
    expect(pairs).toHaveLength(countries.length);
    expect(find(pairs, 'JP')).toEqual({
      destination: 'JP',
      counted: true,
      access: 'visa_free',
      days: 90,
      stay: { number: 90, unit: 'days' },
      conditional: false,
      unconfirmed: false,
      disagrees: false,
      askBeforeTravel: false,
      suspended: false,
      source: 'index',
    });
    expect(find(pairs, 'GB')).toMatchObject({ days: null, stay: { number: 6, unit: 'months' } });
    expect(find(pairs, 'PS')).toMatchObject({ askBeforeTravel: true });
    expect(find(pairs, 'FR')).toMatchObject({ unconfirmed: true, source: 'hearsay' });
    expect(find(pairs, 'BR')).toMatchObject({
      counted: false,
      access: 'own_country',
      source: null,
    });
    expect(find(pairs, 'DE')).toMatchObject({ access: null, stay: null, source: null });
    expect(find(pairs, 'AQ')).toMatchObject({ counted: false, access: null });
  });

  test('agrees with the answer of each pair', async () => {
    const { app } = await siteWithRules();
    const { pairs } = (await app.inject('/api/v1/passports/BR')).json();
    for (const code of ['JP', 'GB', 'PS', 'US', 'FR', 'BR', 'DE']) {
      const answer = (await app.inject(`/api/v1/answers/BR/${code}`)).json();
      const { access, days, stay, unconfirmed, disagrees, askBeforeTravel, source } = answer;
      const told = { access, days, stay, unconfirmed, disagrees, askBeforeTravel };
      expect(find(pairs, code)).toMatchObject({ ...told, source: source?.id ?? null });
    }
  });
});

describe('a destination', () => {
  test('for every passport', async () => {
    const { app, db } = await siteWithRules();
    const response = await app.inject('/api/v1/destinations/JP');
    expectDocumented(response);
    const { pairs, counts, unknown, destination } = response.json();
    const issued = await db
      .selectFrom('countries')
      .select('code')
      .where('issues_passports', '=', 1)
      .execute();
    expect(pairs.map(({ passport }: Pair) => passport)).toEqual(issued.map(({ code }) => code));
    expect([destination, counts.visa_free, counts.eta, unknown]).toEqual([
      'JP',
      1,
      1,
      issued.length - 3,
    ]);
    expect(find(pairs, 'CL')).toMatchObject({ access: 'eta', source: 'index' });
  });

  test('has a table even if switched off or without passports', async () => {
    const { app, db } = await siteWithRules();
    await db.updateTable('countries').set({ enabled: 0 }).where('code', '=', 'JP').execute();
    for (const code of ['JP', 'AQ']) {
      const response = await app.inject(`/api/v1/destinations/${code}`);
      expect(response.statusCode).toBe(200);
      expectDocumented(response);
    }
  });
});

describe('as CSV', () => {
  const rowsOf = (csv: string): Record<string, string>[] => parse(csv, { columns: true });

  test.each(['passports/BR', 'destinations/JP'])('%s has the same data', async (path) => {
    const { app } = await siteWithRules();
    const { pairs } = (await app.inject(`/api/v1/${path}`)).json();
    const response = await app.inject(`/api/v1/${path}.csv`);
    expectDocumented(response);
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(response.headers['content-disposition']).toMatch(
      /^attachment; filename="(passport-BR|destination-JP)-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const rows = rowsOf(response.body);
    expect(rows).toHaveLength(pairs.length);
    const found = rows.find(({ passport, destination }) => `${passport}${destination}` === 'BRJP');
    expect(found).toEqual({
      passport: 'BR',
      destination: 'JP',
      access: 'visa_free',
      days: '90',
      stay: '90 days',
      conditional: 'no',
      unconfirmed: 'no',
      disagrees: 'no',
      ask_before_travel: 'no',
      source: 'Title of index',
      source_address: 'https://index.example/',
      source_date: '2026-02-17',
      licence: 'MIT',
      attribution: 'Title of index, Publisher of index, 2026-02-17 (MIT)',
      counted: 'yes',
      suspended: 'no',
    });
    expect(rows.filter(({ access }) => access === 'unknown').length).toBeGreaterThan(100);
  });

  test('a source’s name is escaped as one cell, never a formula', async () => {
    const { app, db } = await siteWithRules();
    const title = '=HYPERLINK("https://evil.example","a, b")\r\nx';
    await changeContent(db, undefined, (trx) =>
      trx.updateTable('rule_sources').set({ title, licence: '@SUM(1)' }).executeTakeFirst(),
    );
    const rows = rowsOf((await app.inject('/api/v1/passports/BR.csv')).body);
    const row = rows.find(({ destination }) => destination === 'JP');
    expect(row?.source).toBe(`'${title}`);
    expect(row?.licence).toBe("'@SUM(1)");
    expect(row?.attribution).toBe(`'${title}, Publisher of index, 2026-02-17 (@SUM(1))`);
  });
});

test.each([
  ['/api/v1/passports/ZZ', 404],
  ['/api/v1/passports/AQ', 404],
  ['/api/v1/passports/BRA.csv', 404],
  ['/api/v1/passports/BR.xls', 404],
  ['/api/v1/passports/BR.csv.csv', 404],
  ['/api/v1/destinations/ZZ', 404],
  ['/api/v1/destinations/ZZ.csv', 404],
  ['/api/v1/destinations/JP.csv?on=2026-02-20', 400],
  ['/api/v1/destinations/JP?purpose=working&holds=us-visa', 400],
  ['/api/v1/destinations/JP?purpose=transit&holds=us-visa', 400],
])('%s: %d', async (url, status) => {
  const { app } = await startTestSite();
  const response = await app.inject(url);
  expect([response.statusCode, response.json().status]).toEqual([status, status]);
  expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
});

test('20 tables a minute per network, counted separately from answers', async () => {
  stopDurations();
  const { app } = await siteWithRules();
  const get = (url: string, remoteAddress = '192.0.2.1') => app.inject({ url, remoteAddress });
  const tables = ['/api/v1/passports/BR', '/api/v1/destinations/JP.csv'];
  for (let asked = 0; asked < 20; asked += 1) {
    expect((await get(tables[asked % 2] ?? '')).statusCode).toBe(200);
  }
  const refused = await get('/api/v1/passports/BR');
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('60');
  expectDocumented(refused);
  expect((await get('/api/v1/answers/BR/JP')).statusCode).toBe(200);
  expect((await get('/api/v1/passports/BR', '192.0.2.2')).statusCode).toBe(200);
});

test('a table is cached until a rule changes', async () => {
  const { app, db } = await siteWithRules();
  const url = '/api/v1/passports/BR';
  const { headers } = await app.inject(url);
  const again = () => app.inject({ url, headers: { 'if-none-match': String(headers.etag) } });
  expect((await again()).statusCode).toBe(304);
  await changeContent(db, undefined, async (trx) => {
    await addSource(trx, { id: 'editors', kind: 'administrator' }, [{ access: 'e_visa' }]);
    return true;
  });
  const changed = await again();
  expect([changed.statusCode, changed.json().counts.visa_free]).toEqual([200, 2]);
});
