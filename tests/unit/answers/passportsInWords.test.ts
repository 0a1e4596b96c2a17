import { expect, test } from 'vitest';
import { passportsOf, type Traveller } from '../../../src/features/together/groupRows.ts';

const traveller = (...names: string[]): Traveller =>
  names.map((name) => ({ code: name.slice(0, 2), name, flagUrl: '' }));

test.each([
  [[traveller('India')], 'a passport of India'],
  [[traveller('India', 'United Kingdom')], 'a passport of India or the United Kingdom'],
  [[traveller('India'), traveller('India')], 'passports of India'],
  [
    [traveller('India'), traveller('Germany'), traveller('United States')],
    'passports of India, Germany and the United States',
  ],
  [
    [traveller('India', 'United Kingdom'), traveller('Germany')],
    'passports of India or the United Kingdom, and of Germany',
  ],
])('%j', (travellers, words) => {
  expect(passportsOf(travellers)).toBe(words);
});
