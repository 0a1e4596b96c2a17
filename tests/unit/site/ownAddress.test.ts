import { describe, expect, test } from 'vitest';
import { isOwnAddress, personalParts } from '#src/site/offline/ownAddress.ts';

describe('what an address says of a person', () => {
  test.each([
    ['', []],
    ['?type=transit&page=2&sort=name', []],
    ['?from=DE', ['DE']],
    ['?from=de&on=2026-12-24', ['DE', 'on=2026-12-24']],
    ['?passports=IN%2BGB,DE', ['IN', 'GB', 'DE']],
    ['?from=IN&holds=us-visa,lives-in-DE', ['IN', 'US-VISA', 'LIVES-IN-DE']],
    ['?returnTo=%2Fabout', []],
    ['?returnTo=%2Fvisa-info%2FMX%3Ffrom%3DIN%26holds%3Dus-visa', ['IN', 'US-VISA']],
    ['?q=Mexico', []],
    ['?from=DE&age=27', ['DE']],
    ['?q=us-visa+Mexico', ['q=us-visa Mexico']],
    ['?passport=DE&stops=FR,JP&dates=,2027-01-01', ['DE', 'stops=FR,JP', 'dates=,2027-01-01']],
    ['?travellers=DE,IN&back=2027-01-01', ['travellers=DE,IN', 'back=2027-01-01']],
  ])('%s', (search, parts) => {
    expect(personalParts(search)).toEqual(parts);
  });
});

describe('an address', () => {
  const entered = ['IN', 'US-VISA', 'stops=FR'];

  test.each([
    ['without persons', '?type=transit', [], true],
    ['that the visitor entered here', '?from=DE', [], true],
    ['that was shared', '?from=IN', [], false],
    ['with an age, which no device keeps', '?from=DE&age=27', ['DE'], false],
    ['with shared documents', '?from=DE&holds=us-visa', [], false],
    ['with a shared passport among others', '?passports=DE,IN', [], false],
    ['with a shared trip', '?passport=DE&stops=FR', [], false],
    ['with the visitor’s own passport', '?from=IN', ['IN'], true],
    [
      'with the visitor’s own passport and documents',
      '?from=IN&holds=us-visa',
      ['IN', 'us-visa'],
      true,
    ],
    ['with the visitor’s own passport on a shared trip', '?passport=IN&stops=FR', ['IN'], false],
  ])('%s', (_, search, own, isOwn) => {
    expect(isOwnAddress(search, { own, entered })).toBe(isOwn);
  });
});
