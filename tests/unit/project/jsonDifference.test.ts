import { expect, test } from 'vitest';
import { jsonDifference } from '../../../bench/jsonDifference.ts';

const place = { id: 'paris-france', rating: 4.8, languages: ['French'], weather: null };

test.each([
  ['a value', { ...place, rating: 4.7 }, 'items.0.rating: 4.7, not 4.8'],
  [
    'a missing field',
    { id: 'paris-france', rating: 4.8, weather: null },
    'items.0.languages: nothing, not ["French"]',
  ],
  ['another field', { ...place, english: false }, 'items.0.english: false, not nothing'],
  [
    'a longer list',
    { ...place, languages: ['French', 'Occitan'] },
    'items.0.languages.1: "Occitan", not nothing',
  ],
  ['a list in place of an object', { ...place, weather: [] }, 'items.0.weather: [], not null'],
])('%s differs', (_what, given, difference) => {
  expect(jsonDifference({ items: [place] }, { items: [given] })).toBe(difference);
});

test('an empty list is no empty object', () => {
  expect(jsonDifference({ seasons: [] }, { seasons: {} })).toBe('seasons: {}, not []');
});

test('the order of fields makes no difference', () => {
  const { id, ...others } = place;
  expect(jsonDifference([place], [{ ...others, id }])).toBeUndefined();
});

test('a long value is cut', () => {
  expect(jsonDifference({ text: 'a' }, { text: 'b'.repeat(100) })?.length).toBeLessThan(80);
});
