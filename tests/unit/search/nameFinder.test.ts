import { expect, test } from 'vitest';
import { hasPage } from '#core/countries/territories.ts';
import { sampleCountries } from '#db/seed/countries.ts';
import { runInLanguage } from '#server/languages/requestLanguage.ts';
import { nameFinder } from '#server/search/nameFinder.ts';

const names = nameFinder(sampleCountries.filter(hasPage));
const codes = (text: string) => names.named(text).map(({ code }) => code);

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

test('a country says by what it was found, and whether exactly', () => {
  const first = (text: string) => names.named(text)[0];
  expect(first('bali')).toMatchObject({ code: 'ID', foundBy: 'Bali', as: 'place', exact: true });
  expect(first('lima')).toMatchObject({ foundBy: 'Lima', as: 'place', exact: true });
  expect(first('osaka')).toMatchObject({ foundBy: 'Osaka', as: 'place', exact: true });
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

test.each([
  ['en', 'Londres', 'London'],
  ['en', 'ロンドン', 'London'],
  ['en', 'Florencia', 'Italy'],
  ['zh', 'London', '伦敦'],
  ['de', 'Machu Picchu', 'Machu Picchu'],
] as const)('on a page in %s, "%s" is shown as %s', (language, text, shown) => {
  const [found] = runInLanguage(language, () => names.named(text));
  expect(found?.foundBy).toBe(shown);
});
