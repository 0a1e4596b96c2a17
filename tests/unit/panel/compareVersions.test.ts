import { expect, test } from 'vitest';
import {
  compareVersions,
  mergeVersions,
  sidesOfOneChange,
} from '#src/panel/forms/versions/compareVersions.ts';
import { differingPart } from '#src/panel/forms/versions/differingPart.ts';

const labels = {
  name: 'Name',
  popular: 'Popular',
  rating: 'Rating',
  languages: 'Languages',
  weather: 'Weather',
  'weather.bestTimeToVisit': 'Best time to visit',
  'weather.seasons': 'Seasons',
};

const opened = {
  name: 'Paris',
  popular: true,
  rating: 4.5 as number | null,
  languages: ['French'],
  weather: { bestTimeToVisit: 'May', seasons: [{ name: 'Summer', months: 'June' }] },
};

test('equal versions have no difference, in any order of keys', () => {
  const mine = { ...opened, rating: Number.NaN };
  const theirs = {
    ...opened,
    rating: null,
    weather: { seasons: [{ months: 'June', name: 'Summer' }], bestTimeToVisit: 'May' },
  };
  expect(compareVersions({ opened, mine, theirs }, labels)).toEqual([]);
});

test('a difference says who changed the field, and nested fields are separate', () => {
  const mine = {
    ...opened,
    name: 'Lutetia',
    popular: false,
    weather: { ...opened.weather, bestTimeToVisit: 'June' },
  };
  const theirs = {
    ...opened,
    name: 'Paname',
    popular: false,
    languages: ['French', 'Latin'],
    weather: { ...opened.weather, seasons: [] },
  };
  const differences = compareVersions({ opened, mine, theirs }, labels);
  expect(differences.map(({ label, changedBy }) => [label, changedBy])).toEqual([
    ['Name', 'both'],
    ['Languages', 'them'],
    ['Best time to visit', 'me'],
    ['Seasons', 'them'],
  ]);
  const sides = sidesOfOneChange(differences);
  expect(sides).toEqual({
    languages: 'theirs',
    'weather.bestTimeToVisit': 'mine',
    'weather.seasons': 'theirs',
  });
  expect(mergeVersions(theirs, differences, { ...sides, name: 'mine' })).toEqual({
    ...opened,
    name: 'Lutetia',
    popular: false,
    languages: ['French', 'Latin'],
    weather: { bestTimeToVisit: 'June', seasons: [] },
  });
  expect(theirs.name).toBe('Paname');
});

test('a field without a label is compared too', () => {
  const versions = { opened: { note: 'a' }, mine: { note: 'b' }, theirs: { note: 'a' } };
  expect(compareVersions(versions, {} as Record<'note', string>)).toEqual([
    { path: 'note', label: 'note', mine: 'b', theirs: 'a', changedBy: 'me' },
  ]);
});

test.each([
  ['one two three', 'one 2 three', { before: 'one ', own: 'two ', after: 'three' }],
  ['the same', 'the same', { before: 'the same', own: '', after: '' }],
  ['a a', 'a', { before: '', own: 'a ', after: 'a' }],
  ['', 'gone', { before: '', own: '', after: '' }],
])('differences between %j and %j are marked', (text, other, parts) => {
  expect(differingPart(text, other)).toEqual(parts);
});

test('an equal text is shown whole', () => {
  const text = 'a '.repeat(99);
  expect(differingPart(text, text)).toEqual({ before: text, own: '', after: '' });
});

test('common text is shortened around a difference', () => {
  const text = (word: string) => `${'a '.repeat(99)}${word} ${'b '.repeat(99)}`;
  const { before, own, after } = differingPart(text('mine'), text('theirs'));
  expect([before.length, own, after.length]).toEqual([81, 'mine ', 81]);
});
