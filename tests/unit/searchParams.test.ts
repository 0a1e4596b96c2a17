import { describe, expect, test } from 'vitest';
import { countryCodeIn, oneOf, pageNumberIn } from '../../src/searchParams.ts';

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
    ['2', undefined],
    [10_001, undefined],
  ])('%s is read as page %s', (given, page) => {
    expect(pageNumberIn(given)).toBe(page);
  });

  test('said more than once, the last counts', () => {
    expect(oneOf(['Asia', 'Europe'], ['Asia', 'Europe'])).toBe('Europe');
    expect(countryCodeIn(['FR', 'JP'])).toBe('JP');
    expect(pageNumberIn([2, 3])).toBe(3);
  });
});
