import { describe, expect, test } from 'vitest';
import { unpackAccess } from '#core/answers/packedCell.ts';
import { unpackGroupMap, unpackGroupRows } from '#core/answers/packedGroup.ts';
import { utcDay } from '#core/dates.ts';
import { listCountries, setCountryEnabled } from '#db/queries/countries.ts';
import { findAnswer } from '#server/answers/findAnswer.ts';
import { addSource } from '../../../fixtures/entryRules.ts';
import { startTestSite, type TestSite } from '../../../support/site/testApp.ts';
import { stopDurations } from '../../../support/stoppedClock.ts';
import { expectDocumented } from '../../jsonApi/openApi.ts';

async function siteWithRules(): Promise<TestSite> {
  const site = await startTestSite();
  await addSource(site.db, { id: 'index', edition: '2026-02-17' }, [
    { stay_number: 90, stay_unit: 'days' },
    { passport: 'IN', access: 'e_visa', stay_number: 30, stay_unit: 'days' },
    { passport: 'GB', access: 'visa_free', stay_number: 6, stay_unit: 'months' },
    { passport: 'IN', destination: 'BR', access: 'visa_required' },
    { passport: 'GB', destination: 'BR', stay_number: 90, stay_unit: 'days' },
    { passport: 'IN', destination: 'PS', access: 'visa_on_arrival' },
    { destination: 'FR', access: 'visa_free', stay_number: 90, stay_unit: 'days' },
  ]);
  await addSource(
    site.db,
    { id: 'hearsay', kind: 'official', quality: 'secondary', edition: null },
    [{ passport: 'GB', destination: 'FR', access: 'visa_free' }],
  );
  return site;
}

type Country = { destination: string; access: string | null };

const find = (countries: Country[], code: string) =>
  countries.find(({ destination }) => destination === code);

test('groups and comparisons: what several passports need, as documented', async () => {
  const { app, db } = await siteWithRules();
  const group = await app.inject('/api/v1/groups?passports=in+gb,BR');
  expectDocumented(group);
  const { countries, ...rest } = group.json();
  expect(rest).toEqual({
    purpose: 'tourist',
    on: utcDay(),
    travellers: [['IN', 'GB'], ['BR']],
    holds: [[], []],
    sources: [
      expect.objectContaining({ id: 'hearsay', date: null }),
      expect.objectContaining({ id: 'index', date: '2026-02-17', licence: 'MIT' }),
    ],
    page: 'http://localhost:80/together?passports=IN+GB,BR',
  });
  const { length } = (await listCountries(db)).filter(({ enabled }) => enabled);
  expect(countries).toHaveLength(length);
  // Brazil is home for one and visa free for the other; Japan gives all the same stay, France is
  // vague.
  expect(
    countries
      .slice(0, 3)
      .map(({ destination, access, days, stayLimit }: Record<string, unknown>) => [
        destination,
        access,
        stayLimit,
        days,
      ]),
  ).toEqual([
    ['BR', 'visa_free', 'stated', 90],
    ['JP', 'visa_free', 'stated', 90],
    ['FR', 'visa_free', 'unknown', null],
  ]);
  expect(find(countries, 'JP')).toMatchObject({
    stays: [{ number: 90, unit: 'days' }],
    travellers: [
      {
        passport: 'GB',
        access: 'visa_free',
        stay: { number: 6, unit: 'months' },
        otherUnknown: false,
      },
      { passport: 'BR', access: 'visa_free', days: 90, source: 'index' },
    ],
  });
  expect(find(countries, 'FR')).toMatchObject({
    travellers: [{ passport: 'GB', unconfirmed: true, otherUnknown: true }, { passport: 'BR' }],
  });
  // Unknown for one traveller is unknown for all.
  expect(find(countries, 'PS')).toMatchObject({
    access: null,
    stayLimit: 'unknown',
    travellers: [{ passport: 'IN', access: 'visa_on_arrival' }, { access: null }],
  });
  expect(countries.slice(3).every(({ access }: Country) => access === null)).toBe(true);

  const comparison = await app.inject('/api/v1/compare?passports=IN,GB');
  expectDocumented(comparison);
  const compared = comparison.json();
  expect(compared.passports).toMatchObject([
    { passport: 'IN', opens: 1, opensAlone: [], counts: { e_visa: 1, visa_required: 1 } },
    { passport: 'GB', opens: 3, opensAlone: ['BR', 'JP'], unknown: length - 4 },
  ]);
  expect(compared.openTogether.toSorted()).toEqual(['BR', 'FR', 'GB', 'IN', 'JP', 'PS']);
  expect(find(compared.countries, 'JP')).toMatchObject({
    differs: true,
    answers: [
      { passport: 'IN', access: 'e_visa', days: 30 },
      { passport: 'GB', access: 'visa_free', stay: { number: 6, unit: 'months' } },
    ],
  });
  expect(find(compared.countries, 'AR')).toMatchObject({ differs: false });

  for (const given of ['IN+GB,BR', 'IN%20GB%2CBR', 'IN%2BGB,BR']) {
    expect((await app.inject(`/api/v1/groups?passports=${given}`)).json().travellers).toEqual([
      ['IN', 'GB'],
      ['BR'],
    ]);
  }
});

test('a country that is switched off is in no list or count, as on the pages', async () => {
  const { app, db, browser } = await siteWithRules();
  await setCountryEnabled(db, 'JP', false);
  await setCountryEnabled(db, 'GB', false);
  const { api } = browser();
  const { countries } = (await app.inject('/api/v1/groups?passports=IN,BR')).json();
  const { rows } = await api.group.ranking.query({ passports: 'IN,BR', all: true });
  const codes = countries.map(({ destination }: Country) => destination);
  expect(codes).toEqual(unpackGroupRows(rows).map(([code]) => code));
  expect(codes).not.toContain('JP');

  const compared = (await app.inject('/api/v1/compare?passports=IN,GB')).json();
  const page = await api.comparison.ofPassports.query({ passports: 'IN,GB', all: true });
  expect(compared.countries.map(({ destination }: Country) => destination)).toEqual(
    page.rows.map(([code]) => code),
  );
  expect(compared.openTogether).toEqual(page.openTogether);
  expect(compared.openTogether).not.toContain('GB');
  for (const [
    place,
    { passport, counts, suspended, unknown, ...inApi },
  ] of compared.passports.entries()) {
    const { visaFree, noVisaBeforehand, ...numbers } = inApi;
    expect(page.passports[place]).toMatchObject({
      ...numbers,
      code: passport,
      counts: { ...counts, suspended, unknown },
    });
    expect(noVisaBeforehand).toBe(numbers.opens);
  }
});

describe('invalid input', () => {
  test.each([
    ['groups', 'Name the passports of 1 to 8 travellers, as IN+GB,DE'],
    ['groups?passports=,', 'Name the passports of 1 to 8 travellers, as IN+GB,DE'],
    ['groups?passports=IN&passports=DE', 'Name the passports of 1 to 8 travellers, as IN+GB,DE'],
    ['groups?passports=ZZ', '“ZZ” is no country’s code'],
    ['groups?passports=ZZ,QQ+ZZ,XX', '“ZZ”, “QQ” and “XX” are no countries’ codes'],
    ['groups?passports=IN,AQ', 'Antarctica issues no passports'],
    ['groups?passports=IN+IN', 'India is named twice for one traveller'],
    ['groups?passports=IN+GB+DE', 'Two passports a traveller at most: Germany is a third'],
    ['groups?passports=IN,IN,IN,IN,IN,IN,IN,IN,DE', '8 travellers at most: Germany is too many'],
    ['groups?passports=IN&purpose=working', 'There is no such parameter'],
    ['compare?passports=DE', 'Name 2 to 4 passports, as DE,IN'],
    ['compare?passports=DE,IN,DE', 'Germany is named twice'],
    ['compare?passports=DE,IN,BR,GB,FR', '4 passports at most: France is too many'],
  ])('%s: %s', async (path, message) => {
    const { app } = await startTestSite();
    const response = await app.inject(`/api/v1/${path}`);
    expect(response.statusCode).toBe(400);
    expectDocumented(response);
    expect(response.json().errors.map((error: { message: string }) => error.message)).toEqual([
      message,
    ]);
  });
});

test('any origin may ask, 20 times a minute, and a response is cached', async () => {
  stopDurations();
  const { app } = await siteWithRules();
  const get = (headers = {}) =>
    app.inject({ url: '/api/v1/groups?passports=IN,BR', headers, remoteAddress: '192.0.2.1' });
  const { headers } = await get({ origin: 'https://other.example' });
  expect(headers['access-control-allow-origin']).toBe('*');
  expect((await get({ 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  for (let asked = 2; asked < 20; asked += 1) expect((await get()).statusCode).toBe(200);
  expect((await get()).statusCode).toBe(429);
});

describe('for the pages', () => {
  test('filters omit and count doubtful answers', async () => {
    const site = await siteWithRules();
    const { api } = site.browser();
    await addSource(site.db, { id: 'newer', edition: '2026-03-01' }, [
      { passport: 'GB', destination: 'CL' },
    ]);
    await addSource(site.db, { id: 'law', kind: 'official', edition: '2025-01-01' }, [
      { passport: 'GB', destination: 'CL', access: 'eta' },
    ]);
    const asked = { passports: 'GB', access: 'no_visa_beforehand' } as const;
    const certain = await api.group.ranking.query(asked);
    expect(unpackGroupRows(certain.rows).map(([code]) => code)).toEqual(['GB', 'JP', 'BR', 'FR']);
    expect(certain.doubtful).toBe(1);
    const there = await api.group.ranking.query({ ...asked, continent: 'South America' });
    expect(unpackGroupRows(there.rows).map(([code]) => code)).toEqual(['BR']);
    expect(there.counts).toMatchObject({ own_country: 1, visa_free: 3, eta: 1 });
    expect(there.doubtfulCounts).toEqual({ eta: 1 });
    expect(unpackGroupMap(there.world).length).toBeGreaterThan(190);
  });

  test('a length of stay leaves out where someone may not stay as long, and counts the unknown', async () => {
    const { db, browser } = await startTestSite();
    const { api } = browser();
    await addSource(db, { id: 'stays', edition: '2026-03-01' }, [
      { passport: 'GB', destination: 'CL', stay_number: 90, stay_unit: 'days' },
      { passport: 'GB', destination: 'JP', stay_number: 3, stay_unit: 'months' },
      { passport: 'GB', destination: 'BR' },
    ]);
    const codes = async (days: number | undefined) => {
      const ranking = await api.group.ranking.query({ passports: 'GB', days });
      const found = unpackGroupRows(ranking.rows).map(([code]) => code);
      return {
        found: found.filter((code) => /^(GB|CL|JP|BR)$/.test(code)),
        unknown: ranking.unknownStay,
      };
    };
    expect(await codes(89)).toEqual({ found: ['GB', 'CL', 'JP'], unknown: 1 });
    expect(await codes(90)).toEqual({ found: ['GB', 'CL'], unknown: 1 });
    expect(await codes(91)).toEqual({ found: ['GB'], unknown: 1 });
    expect((await codes(undefined)).unknown).toBe(0);
  });

  test('a day of entry has the answers of that day, as they are one by one', async () => {
    const site = await startTestSite({ rules: true });
    const { api } = site.browser();
    const on = '2027-01-10';
    const [today, then] = await Promise.all([
      api.group.ranking.query({ passports: 'US,IN GB', all: true }),
      api.group.ranking.query({ passports: 'US,IN GB', all: true, on }),
    ]);
    expect(then.on).toBe(on);
    const korea = ({ rows }: typeof then) =>
      unpackGroupRows(rows).find(([code]) => code === 'KR')?.[3][0]?.[0];
    // South Korea asks Americans for a travel authorisation again from 2027.
    expect(korea(then)).not.toBe(korea(today));
    for (const country of ['KR', 'FR', 'TH', 'JP', 'BR']) {
      const row = unpackGroupRows(then.rows).find(([code]) => code === country);
      const answer = await findAnswer(site.db, {
        passport: 'US',
        destination: country,
        purpose: 'tourist' as const,
        on,
      });
      expect(unpackAccess(row?.[3][0]?.[0] ?? 0), country).toBe(answer.access);
    }
  });

  test('every ignored part of an address is named', async () => {
    const { api } = (await startTestSite()).browser();
    const { travellers, problems, total } = await api.group.ranking.query({
      passports: 'ZZ,IN,IN',
    });
    expect(travellers.map((held) => held.map(({ code }) => code))).toEqual([['IN'], ['IN']]);
    expect(problems).toEqual(['“ZZ” is no country’s code']);
    expect(total).toBeGreaterThan(190);
    const none = await api.group.ranking.query({ passports: 'ZZ' });
    expect([none.travellers, none.total]).toEqual([[], 0]);
    const compared = await api.comparison.ofPassports.query({ passports: 'DE,DE,IN' });
    expect(compared.problems).toEqual(['Germany is named twice']);
    expect(compared.passports.map(({ code }) => code)).toEqual(['DE', 'IN']);
  });
});
