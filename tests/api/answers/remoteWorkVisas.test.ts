import { expect, test } from 'vitest';
import { compareTexts } from '#core/compareTexts.ts';
import {
  comparedVisas,
  listedVisas,
  type NomadAddress,
  readNomadAddress,
} from '#src/site/nomads/nomadSearch.ts';
import { siteOfFile } from '../../support/site/testApp.ts';

const site = siteOfFile({ rules: true });

const visas = () => site().browser().api.countryFacts.remoteWorkVisas.query();

test('the list has all schemes, by country, with what their source states', async () => {
  const all = await visas();
  expect(all).toHaveLength(46);
  const countries = all.map(({ country }) => country);
  expect(countries).toEqual(countries.toSorted(compareTexts));
  expect(all.find(({ countryCode }) => countryCode === 'BB')).toMatchObject({
    country: 'Barbados',
    title: 'Welcome Stamp',
    status: 'open',
    continent: 'North America',
    income: 4167,
    fee: 2000,
    months: 12,
    verifiedOn: '2026-07-26',
    sourceTitle: 'GlobeNomad Visa Dataset',
  });
  expect(all.find(({ countryCode }) => countryCode === 'AR')).toMatchObject({
    income: null,
    fee: null,
    months: 12,
  });
});

test('a country’s list has the same schemes', async () => {
  const { nomadSchemes } = await site()
    .browser()
    .api.page.answer.query({ passports: ['DE'], destination: 'BB', purpose: 'working' });
  const [scheme] = (await visas()).filter(({ countryCode }) => countryCode === 'BB');
  expect(nomadSchemes.map(({ id }) => id)).toEqual([scheme?.id]);
});

const filtered = async (search: Record<string, unknown>) => {
  const { listed, leftOut } = listedVisas(await visas(), readNomadAddress(search));
  return { codes: listed.map(({ countryCode }) => countryCode), leftOut };
};

test.each<[NomadAddress | Record<string, unknown>, string[], number]>([
  [{ income: '1,460', order: 'income' }, ['AL', 'CO', 'EC', 'SV'], 6],
  [{ months: '48' }, ['AL', 'MT', 'MX', 'ME'], 0],
  [{ fee: '50', order: 'fee' }, ['MU', 'UY', 'JP', 'SC'], 11],
  [{ region: 'Oceania' }, [], 0],
  [{ income: '2000', months: '12', region: 'Africa' }, ['MU'], 1],
])('%o lists %s', async (search, codes, leftOut) => {
  expect(await filtered(search)).toEqual({ codes, leftOut });
});

test('filters that are no numbers, and unknown regions and orders, filter nothing', async () => {
  const { codes } = await filtered({});
  expect(codes).toHaveLength(42);
  for (const search of [
    { income: 'much', months: '-1', fee: '1e3' },
    { region: 'Atlantis', order: 'luck', income: ['a', ''] },
    { income: { a: 1 }, compare: [[]] },
  ]) {
    expect(await filtered(search)).toEqual({ codes, leftOut: 0 });
  }
});

test('at most three are compared, each once and in their order', async () => {
  const all = await visas();
  const ids = all.slice(0, 5).map(({ id }) => String(id));
  const compared = (compare: unknown) => {
    const result = comparedVisas(all, readNomadAddress({ compare }));
    return { ids: result.compared.map(({ id }) => String(id)), hasMore: result.hasMore };
  };
  expect(compared(ids)).toEqual({ ids: ids.slice(0, 3), hasMore: true });
  expect(compared([ids[1], ids[0], ids[1]])).toEqual({ ids: [ids[1], ids[0]], hasMore: false });
  expect(compared(`${ids[2]},999999,x`)).toEqual({ ids: [ids[2]], hasMore: false });
  expect(compared(undefined)).toEqual({ ids: [], hasMore: false });
});
