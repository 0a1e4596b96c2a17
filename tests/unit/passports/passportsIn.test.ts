import { expect, test } from 'vitest';
import { passportsIn } from '#src/panel/rules/policies/passportsIn.ts';

const countries = [
  { code: 'DE', name: 'Germany' },
  { code: 'BR', name: 'Brazil' },
  { code: 'CI', name: 'Côte d’Ivoire' },
  { code: 'NL', name: 'Netherlands' },
];

test('a list of names and codes gives each passport once, and names unknown ones', () => {
  expect(
    passportsIn('de, Brazil;germany\n\tCote d’Ivoire\r\nHolland, Atlantis,,', countries),
  ).toEqual({
    codes: ['DE', 'BR', 'CI', 'NL'],
    unknown: ['Atlantis'],
  });
  expect(passportsIn(' ', countries)).toEqual({ codes: [], unknown: [] });
});
