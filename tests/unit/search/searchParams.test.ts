import { describe, expect, test } from 'vitest';
import {
  asked,
  countryCodeIn,
  dayIn,
  keepAsked,
  oneOf,
  pageNumberIn,
  textIn,
} from '#src/lib/searchParams.ts';

describe('a search param', () => {
  test('counts only if it is allowed', () => {
    expect(oneOf('Asia', ['Asia', 'Europe'])).toBe('Asia');
    expect(oneOf('Atlantis', ['Asia', 'Europe'])).toBeUndefined();
  });

  test('that is unreadable is kept, to be named', () => {
    const readers = { from: countryCodeIn, on: dayIn };
    const kept = keepAsked({ from: 'Brasil', on: ' ', other: 'x' }, readers);
    expect(kept).toEqual({ from: 'Brasil', on: undefined });
    expect(asked(kept, readers)).toEqual({
      from: undefined,
      on: undefined,
      unread: { from: 'Brasil' },
    });
    const read = keepAsked({ from: 'br', on: '2026-02-28' }, readers);
    expect(asked(read, readers)).toEqual({ from: 'BR', on: '2026-02-28', unread: {} });
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

  test('given more than once, the last counts', () => {
    expect(oneOf(['Asia', 'Europe'], ['Asia', 'Europe'])).toBe('Europe');
    expect(countryCodeIn(['FR', 'JP'])).toBe('JP');
    expect(pageNumberIn([2, 3])).toBe(3);
  });
});
