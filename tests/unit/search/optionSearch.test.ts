import { expect, test } from 'vitest';
import { otherNames, placeNames } from '#core/countries/countryNames.ts';
import { findOptions, meantOption } from '#core/optionSearch.ts';
import { sampleCountries } from '#db/seed/countries.ts';

const countries = sampleCountries
  .filter(({ enabled }) => enabled)
  .map(({ code, name }) => ({
    value: code,
    label: name,
    otherNames: [...(otherNames[code] ?? []), ...(placeNames[code] ?? [])],
  }))
  .toSorted((a, b) => a.label.localeCompare(b.label));

const codes = (text: string) => findOptions(countries, text).map(({ value }) => value);

test.each([
  ['Niger', 'NE'],
  ['niger', 'NE'],
  ['guinea', 'GN'],
  ['Holland', 'NL'],
  ['THE NETHERLANDS', 'NL'],
  ['Burma', 'MM'],
  ['UK', 'GB'],
  ['u.s.', 'US'],
  ['U.S.A.', 'US'],
  ['cote d ivoire', 'CI'],
  ['Cote d’Ivoire', 'CI'],
  ['St Kitts', 'KN'],
  ['trinidad & tobago', 'TT'],
  ['TR', 'TR'],
  ['na', 'NA'],
  ['united arab', 'AE'],
  ['arab emirates', 'AE'],
  ['São Tomé', 'ST'],
  ['stan pak', undefined],
])('"%s" finds %s first', (text, code) => {
  expect(codes(text)[0]).toBe(code);
});

test('an empty text keeps every option in order', () => {
  for (const text of ['', '  ', '.']) {
    expect(codes(text)).toEqual(countries.map(({ value }) => value));
  }
});

test.each([
  ['Korea', undefined],
  ['Kor', undefined],
  ['South Kor', 'KR'],
  ['Niger', 'NE'],
  ['Nige', undefined],
  ['UK', 'GB'],
  ['Holland', 'NL'],
  ['in', undefined],
  ['Virgin Islands', undefined],
  ['xyz', undefined],
])('"%s" unambiguously means %s', (text, code) => {
  expect(meantOption(findOptions(countries, text))?.value).toBe(code);
});

test('an option shows the other name it was found by, if its own name doesn’t match', () => {
  const foundBy = (text: string) => findOptions(countries, text)[0]?.foundBy;
  expect(foundBy('burm')).toBe('Burma');
  expect(foundBy('ch')).toBe('CH');
  expect(foundBy('korea')).toBeUndefined();
  expect(foundBy('Japan')).toBeUndefined();
});

test('pattern characters are text', () => {
  for (const text of ['(', '[a', '\\', '.*', '+']) expect(() => codes(text)).not.toThrow();
});
