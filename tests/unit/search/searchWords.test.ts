import { expect, test } from 'vitest';
import { nationalityAdjectives } from '#core/countries/nationalityAdjectives.ts';
import { hasPage } from '#core/countries/territories.ts';
import { foldedName } from '#core/languages/foldedName.ts';
import { sampleCountries } from '#db/seed/countries.ts';
import { countryNamesIn } from '#server/languages/countryNames.ts';
import { indexCountryNames } from '#server/search/countryNameIndex.ts';
import { nationalityNames } from '#server/search/nationalities.ts';
import { nationalsCalled } from '#server/search/nationalityWords.ts';
import { groupsOf, wordsByLanguage } from '#server/search/queryWords.ts';
import { inCases } from '#server/search/words/russianCases.ts';

const countries = sampleCountries.filter(hasPage);
const index = indexCountryNames(countries);

/** The Holy See's passports are for its officials. */
const withoutWord = ['VA'];

test('in English every nationality has a word', () => {
  const issuers = countries.filter(({ issuesPassports }) => issuesPassports);
  const unnamed = issuers.filter(
    ({ code }) => !nationalityAdjectives[code] && !nationalityNames[code],
  );
  expect(unnamed.map(({ code }) => code)).toEqual(withoutWord);
});

test('no name of a country is a word that says something else', () => {
  const names = [
    ...countries.map(({ name }) => name),
    ...Object.values(countryNamesIn).flatMap((ofLanguage) => Object.values(ofLanguage)),
  ];
  // Shorter ones are found only by themselves.
  const longer = names.map(foldedName).filter((name) => name.length > 2);
  const isOther = (name: string) => [...groupsOf(name)].some((group) => group !== 'topic');
  expect(longer.filter(isOther)).toEqual([]);
});

test.each([
  ['marocaines', ['MA']],
  ['colombianas', ['CO']],
  ['russischem', ['RU']],
  ['brasileiros', ['BR']],
  ['россиянам', ['RU']],
  ['узбекского', ['UZ']],
  ['congolaise', ['CG', 'CD']],
  ['colombia', []],
  ['japan', []],
  ['вьетнаме', []],
  ['maroquinerie', []],
])('"%s" are the people of %s', (word, codes) => {
  expect(nationalsCalled(foldedName(word))).toEqual(codes);
});

test('stems and names belong to countries', () => {
  const known = new Set(countries.map(({ code }) => code));
  for (const { nationalities = {}, names = {}, places = {} } of Object.values(wordsByLanguage)) {
    const codes = Object.keys({ ...nationalities, ...names, ...places });
    expect(codes.filter((code) => !known.has(code))).toEqual([]);
  }
});

test.each([
  ['Турцию', 'TR'],
  ['Казахстана', 'KZ'],
  ['Южную Корею', 'KR'],
  ['Саудовской Аравии', 'SA'],
  ['Египта', 'EG'],
  ['Китае', 'CN'],
  ['Шри-Ланку', 'LK'],
  ['США', 'US'],
  ['Стамбуле', 'TR'],
  ['Londres', 'GB'],
  ['Francfort', 'DE'],
])('"%s" is in %s', (name, code) => {
  expect(index.called(name).map((country) => country.code)).toEqual([code]);
});

test('a name is in six cases, or in fewer that differ', () => {
  expect(inCases('Турция')).toEqual(['Турция', 'Турции', 'Турцию', 'Турцией']);
  expect(inCases('США')).toEqual(['США']);
  expect(inCases('Перу')).toEqual(['Перу']);
});
