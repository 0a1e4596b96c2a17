import { expect, test } from 'vitest';
import { alpha3Of, codesOf, indexCountries } from '#core/countries/countryIndex.ts';
import { otherNames, placeNames } from '#core/countries/countryNames.ts';
import { sampleCountries } from '#db/seed/countries.ts';

const index = indexCountries(sampleCountries);
const names = Object.entries(otherNames).flatMap(([code, all]) => all.map((name) => [code, name]));

test('every code of the table is a known country', () => {
  const codes = sampleCountries.map(({ code }) => code);
  const named = [...Object.keys(otherNames), ...Object.keys(placeNames)];
  expect(named.filter((code) => !codes.includes(code))).toEqual([]);
});

test('every country is found by its name and both codes, and not by others', () => {
  for (const { code, name } of sampleCountries) {
    expect([name, codesOf(index, name)]).toEqual([name, [code]]);
    expect(codesOf(index, code)).toEqual([code]);
    expect(codesOf(index, alpha3Of(code))).toEqual([code]);
  }
});

test('every other name belongs to one country; only "Korea" to two', () => {
  const unclear = names.filter(([, name = '']) => codesOf(index, name).length !== 1);
  expect(unclear).toEqual([
    ['KP', 'Korea'],
    ['KR', 'Korea'],
  ]);
  for (const [code, name = ''] of names) expect(codesOf(index, name)).toContain(code);
});

test('a place in a country is not the country', () => {
  for (const place of Object.values(placeNames).flat()) {
    expect([place, codesOf(index, place)]).toEqual([place, []]);
  }
});
