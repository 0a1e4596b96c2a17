import { expect, test } from 'vitest';
import { placeNames } from '#core/countries/countryNames.ts';
import { hasPage } from '#core/countries/territories.ts';
import { foldedName } from '#core/languages/foldedName.ts';
import { sampleCountries } from '#db/seed/countries.ts';
import { meantCountry } from '#server/search/countriesNamed.ts';
import { indexCountryNames } from '#server/search/countryNameIndex.ts';
import { nationalityNames } from '#server/search/nationalities.ts';
import { touristPlaces } from '#server/search/places.ts';

const countries = sampleCountries.filter(hasPage);
const index = indexCountryNames(countries);
const codes = (text: string) => index.named(text).map(({ code }) => code);

test.each([
  ['Germany', 'DE'],
  ['germny', 'DE'],
  ['thialand', 'TH'],
  ['jpan', 'JP'],
  ['frnace', 'FR'],
  ['untied kingdom', 'GB'],
  ['Holland', 'NL'],
  ['THE NETHERLANDS', 'NL'],
  ['Burma', 'MM'],
  ['Cote d’Ivoire', 'CI'],
  ['cote d ivoire', 'CI'],
  ['St. Kitts & Nevis', 'KN'],
  ['tr', 'TR'],
  ['DEU', 'DE'],
  ['in', 'IN'],
  ['u.s.', 'US'],
  ['Germans', 'DE'],
  ['Filipinos', 'PH'],
  ['american', 'US'],
  ['nige', 'NE'],
  ['Paris', 'FR'],
  ['Łódź', 'PL'],
  ['lodz', 'PL'],
  ['Tromsø', 'NO'],
  ['bali', 'ID'],
  ['machu pichu', 'PE'],
  ['Bora Bora', 'PF'],
  ['Greenland', 'GL'],
  ['Nuuk', 'GL'],
])('"%s" names %s first', (text, code) => {
  expect(codes(text)[0]).toBe(code);
});

test.each([
  ['Korea', ['KR', 'KP']],
  ['Congo', ['CG', 'CD']],
  ['Georgia', ['GE', 'US']],
  ['Birmingham', ['GB', 'US']],
  ['San José', ['CR', 'US']],
  ['san jose', ['CR', 'US']],
  ['Dominica', ['DM', 'DO']],
  ['Dominicans', ['DO', 'DM']],
  ['Guinea', ['GN', 'GQ', 'GW', 'PG']],
  ['Samoa', ['WS', 'AS']],
  ['Hyderabad', ['IN', 'PK']],
])('"%s" offers %s', (text, expected) => {
  expect(codes(text)).toEqual(expected);
});

test.each([
  ['Georgia', 'GE'],
  ['Dominica', 'DM'],
  ['Paris', 'FR'],
  ['german', 'DE'],
  ['TR', 'TR'],
  ['Korea', undefined],
  ['Birmingham', undefined],
  ['Dominican', undefined],
  ['germny', undefined],
  ['Nige', undefined],
  ['xyz', undefined],
  ['', undefined],
])('in a country field "%s" means %s', (text, code) => {
  expect(meantCountry(index.named(text))?.code).toBe(code);
});

test('a country says by what it was found, and whether exactly', () => {
  const first = (text: string) => index.named(text)[0];
  expect(first('bali')).toMatchObject({ code: 'ID', foundBy: 'Bali', as: 'place', exact: true });
  expect(first('lima')).toMatchObject({ foundBy: 'Lima', as: 'capital', exact: true });
  expect(first('osaka')).toMatchObject({ foundBy: 'Osaka', as: 'city', exact: true });
  expect(first('burm')).toMatchObject({ foundBy: 'Burma', as: 'name', exact: false });
  expect(first('jp')).toMatchObject({ foundBy: 'JP', as: 'code', exact: true });
});

test('countries without a page are not found, and one is found once', () => {
  expect(codes('Antarctica')).not.toContain('AQ');
  expect(codes('Luxembourg')).toEqual(['LU']);
  expect(codes('Singapore')).toEqual(['SG']);
});

test('no text and texts of signs name nothing', () => {
  for (const text of ['', '   ', '...', '(', '[a-', '\\', '日本', '💥']) {
    expect(() => codes(text)).not.toThrow();
  }
  expect(codes('')).toEqual([]);
  expect(codes('...')).toEqual([]);
});

test('the hand list has 200 places, each once, and none that the country field knows', () => {
  const known = Object.entries(placeNames).flatMap(([code, names]) => {
    return names.map((name) => `${code} ${foldedName(name)}`);
  });
  const listed = Object.entries(touristPlaces).flatMap(([code, names]) => {
    return names.map((name) => `${code} ${foldedName(name)}`);
  });
  expect(listed.length).toBeGreaterThanOrEqual(200);
  expect(listed.filter((place, at) => known.includes(place) || listed.indexOf(place) < at)).toEqual(
    [],
  );
});

test('places and nationalities belong to countries with a page', () => {
  const offered = countries.map(({ code }) => code);
  const named = [...Object.keys(touristPlaces), ...Object.keys(nationalityNames)];
  expect(named.filter((code) => !offered.includes(code))).toEqual([]);
});
