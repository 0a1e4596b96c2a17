import { expect, test } from 'vitest';
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
