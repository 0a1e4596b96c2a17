import { describe, expect, test } from 'vitest';
import { countryCodeIn, oneOf, pageNumberIn, textIn } from '../../src/lib/searchParams.ts';

describe('what an address says', () => {
  test('counts only where it is allowed', () => {
    expect(oneOf('Asia', ['Asia', 'Europe'])).toBe('Asia');
    expect(oneOf('Atlantis', ['Asia', 'Europe'])).toBeUndefined();
  });

  test.each([
    ['fr', 'FR'],
    ['FRA', undefined],
    [12, undefined],
  ])('%s is read as the country %s', (given, code) => {
    expect(countryCodeIn(given)).toBe(code);
  });

  test.each([
    [2, 2],
    [1, undefined],
    [1.5, undefined],
    [-3, undefined],
    ['2', 2],
    ['2x', undefined],
    [10_001, undefined],
  ])('%s is read as page %s', (given, page) => {
    expect(pageNumberIn(given)).toBe(page);
  });

  test.each([
    ['japan', 'japan'],
    ['united ', 'united '],
    [2026, '2026'],
    ['', undefined],
    ['  ', undefined],
    ['123456789', '1234567'],
    ['a\0b', 'ab'],
    [{ a: 1 }, undefined],
  ])('%j is searched for as %s, of 7 characters at most', (given, text) => {
    expect(textIn(given, 7)).toBe(text);
  });

  test('said more than once, the last counts', () => {
    expect(oneOf(['Asia', 'Europe'], ['Asia', 'Europe'])).toBe('Europe');
    expect(countryCodeIn(['FR', 'JP'])).toBe('JP');
    expect(pageNumberIn([2, 3])).toBe(3);
  });
});
