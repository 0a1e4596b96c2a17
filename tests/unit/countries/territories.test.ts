import { expect, test } from 'vitest';
import {
  isDomestic,
  territoryCodes,
  territoryOf,
  uninhabited,
} from '#core/countries/territories.ts';
import { sourceOfTerritory } from '#core/countries/territorySources.ts';
import { sampleCountries } from '#db/seed/countries.ts';

const issuing = new Set(
  sampleCountries.filter(({ issuesPassports }) => issuesPassports).map(({ code }) => code),
);

test('every code issues passports, or is a territory or without permanent inhabitants', () => {
  const others = sampleCountries.map(({ code }) => code).filter((code) => !issuing.has(code));
  expect([...territoryCodes, ...Object.keys(uninhabited)].sort()).toEqual(others.sort());
});

test('each names whose rules apply, with a readable source', () => {
  for (const code of territoryCodes) {
    const { state, rules, isDomestic } = territoryOf(code) ?? {};
    const source = sourceOfTerritory(code);
    expect([code, state === null || issuing.has(String(state))]).toEqual([code, true]);
    if (source) expect(new URL(source.address).protocol).toBe('https:');
    // Claims have sources; Western Sahara and some Pacific islands have rules of their own.
    else expect([code, rules, isDomestic]).toEqual([code, 'own', false]);
  }
});

test('travel to a territory with its own entry rules is not domestic', () => {
  for (const code of ['HK', 'MO', 'AS', 'GL', 'FO', 'AW', 'JE', 'BM', 'CK', 'EH'])
    expect([...issuing].filter((passport) => isDomestic(passport, code))).toEqual([]);
});
