import { expect, test } from 'vitest';
import { listInWords } from '#core/languages/listInWords.ts';

test.each([
  [[], ''],
  [['Germany'], 'Germany'],
  [['Germany', 'India'], 'Germany and India'],
  [['Germany', 'India', 'Brazil'], 'Germany, India and Brazil'],
  [['Germany', 'India', 'Brazil', 'Japan'], 'Germany, India, Brazil and Japan'],
])('a list of %j', (items, words) => {
  expect(listInWords(items)).toBe(words);
});

test('a list of which one element is enough', () => {
  expect(listInWords(['a visa', 'a permit'], 'or')).toBe('a visa or a permit');
  expect(listInWords(new Set(['Germany', 'India', 'Brazil']), 'or')).toBe(
    'Germany, India or Brazil',
  );
});

test('a list with only commas', () => {
  expect(listInWords(['multiple', 'printed', 'permanent'], 'comma')).toBe(
    'multiple, printed, permanent',
  );
});
