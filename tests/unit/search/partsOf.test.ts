import { expect, test } from 'vitest';
import { hasPage } from '#core/countries/territories.ts';
import { sampleCountries } from '#db/seed/countries.ts';
import { partsOf } from '#server/search/reader/parts.ts';
import { foldedEndings, formsOf } from '#server/search/reader/wordForms.ts';

const countries = new Map(
  sampleCountries.filter(hasPage).map((country) => [country.code, country]),
);

function named(text: string): { codes: string[]; areNationals: boolean } {
  const [part] = partsOf(text, countries);
  return {
    codes: part?.countries.map(({ code }) => code) ?? [],
    areNationals: part?.national === 'surely',
  };
}

test.each([
  ['marocaines', ['MA']],
  ['colombianas', ['CO']],
  ['russischem', ['RU']],
  ['brasileiros', ['BR']],
  ['россиянам', ['RU']],
  ['узбекского', ['UZ']],
  ['congolaise', ['CG', 'CD']],
])('"%s" are the people of %s', (word, codes) => {
  expect(named(word)).toEqual({ codes, areNationals: true });
});

test.each([
  ['colombia', ['CO']],
  ['japan', ['JP']],
  ['вьетнаме', ['VN']],
  ['Турцию', ['TR']],
  ['Казахстана', ['KZ']],
  ['Южную Корею', ['KR']],
  ['Саудовской Аравии', ['SA']],
  ['Египта', ['EG']],
  ['Китае', ['CN']],
  ['Шри-Ланку', ['LK']],
  ['США', ['US']],
  ['СШАа', []],
  ['Стамбуле', ['TR']],
  ['Londres', ['GB']],
  ['Francfort', ['DE']],
  ['maroquinerie', []],
])('"%s" is in %s, and no people', (word, codes) => {
  expect(named(word)).toEqual({ codes, areNationals: false });
});

test('a text has the forms of its longest fitting ending, of all words at once', () => {
  const endings = foldedEndings({ ия: ['ии', 'ию'], я: ['и'], ая: ['ой', 'ую'], '': ['а'] });
  expect(formsOf('южная турция', endings)).toEqual([
    'южная турция',
    'южнои турции',
    'южную турцию',
  ]);
  expect(formsOf('китаи', endings)).toEqual(['китаи', 'китаиа']);
  expect(formsOf('peru', foldedEndings())).toEqual(['peru']);
});
