import { expect, test } from 'vitest';
import type { LanguageCode } from '#core/languages/languages.ts';
import { runInLanguage } from '#server/languages/requestLanguage.ts';
import { translateRequests } from '#server/languages/translations.ts';
import { passportsOf, type Traveller } from '#src/site/together/groupRows.ts';

const codes: Record<string, string> = {
  India: 'IN',
  'United Kingdom': 'GB',
  Germany: 'DE',
  'United States': 'US',
  Niger: 'NE',
};
const traveller = (...names: string[]): Traveller =>
  names.map((name) => ({ code: codes[name] ?? '', name, flagUrl: '' }));

test.each([
  [[traveller('India')], 'Indian passport'],
  [[traveller('India', 'United Kingdom')], 'Indian passport / British passport'],
  [[traveller('India'), traveller('India')], 'Indian passport × 2'],
  [
    [traveller('India'), traveller('Germany'), traveller('Niger')],
    'Indian passport · German passport · Niger passport',
  ],
  [
    [traveller('India', 'United Kingdom'), traveller('Germany')],
    'Indian passport / British passport · German passport',
  ],
])('%j', (travellers, words) => {
  expect(passportsOf(travellers)).toBe(words);
});

translateRequests();

test.each<[LanguageCode, string]>([
  ['de', 'Reisepässe: India / United Kingdom · Germany × 2'],
  ['zh', '护照：India / United Kingdom · Germany × 2'],
])('in %s a list of passports says once that they are: %s', (language, words) => {
  const travellers = [
    traveller('India', 'United Kingdom'),
    traveller('Germany'),
    traveller('Germany'),
  ];
  expect(runInLanguage(language, () => passportsOf(travellers))).toBe(words);
});

test('one passport has its own label', () => {
  expect(runInLanguage('de', () => passportsOf([traveller('India')]))).toBe('Reisepass: India');
});
