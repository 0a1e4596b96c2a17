import { expect, test } from 'vitest';
import { packCountries, unpackCountries } from '#core/countries/packedCountries.ts';

const countries = [
  { code: 'DE', name: 'Deutschland', english: 'Germany', issuesPassports: true },
  { code: 'GL', name: 'Grönland', english: 'Greenland', issuesPassports: false },
  { code: 'US', name: 'Vereinigte Staaten', issuesPassports: true },
];

test('countries are the same after a page carried them, in their order', () => {
  const carried = JSON.parse(JSON.stringify(packCountries(countries)));
  expect(unpackCountries(carried)).toEqual(countries);
  expect(unpackCountries(packCountries(countries.toReversed()))).toEqual(countries.toReversed());
  expect(unpackCountries(packCountries([]))).toEqual([]);
});
