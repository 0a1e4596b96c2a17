import { describe, expect, test } from 'vitest';
import { easeRank } from '#core/answers/access.ts';
import { accesses } from '#core/vocabulary.ts';
import {
  answer,
  byAdministrator,
  byEdition,
  byOfficialPrimary,
  byOfficialSecondary,
  zone,
} from '../../fixtures/storedFacts.ts';

describe('the Schengen area’s 90 days in any 180', () => {
  const memberships = zone(['FR', 'DE'], { window: true, memberFrom: '1995-03-26' });
  const toFrance = { passport: 'BR', destination: 'FR', memberships };

  test('apply to visa-free answers of members', () => {
    expect(answer([byEdition()], toFrance).window).toEqual({
      days: 90,
      per: 180,
      zone: 'schengen',
      title: 'Schengen area',
    });
  });

  test.each(accesses.filter((access) => access !== 'visa_free'))('not on %s', (access) => {
    expect(answer([byEdition({ access })], toFrance).window).toBe(null);
  });

  test('not before the country was a member, nor elsewhere, nor by passport', () => {
    expect(answer([byEdition()], { ...toFrance, on: '1995-03-25' }).window).toBe(null);
    expect(answer([byEdition()], { ...toFrance, destination: 'IE' }).window).toBe(null);
    expect(answer([byEdition()], { ...toFrance, passport: 'FR', destination: 'BR' }).window).toBe(
      null,
    );
  });
});

describe('Andorra, Monaco, San Marino and the Vatican', () => {
  test.each([
    ['AD', ['ES', 'FR']],
    ['MC', ['FR']],
    ['SM', ['IT']],
    ['VA', ['IT']],
  ])('%s is reached through %j and has no window', (destination, through) => {
    const memberships = zone([destination], { window: true });
    expect(answer([byEdition()], { destination, memberships })).toMatchObject({
      access: 'visa_free',
      window: null,
      reachedThrough: through,
    });
  });

  test('Svalbard is reached through Norway', () => {
    expect(answer([], { destination: 'SJ' }).reachedThrough).toEqual(['NO']);
    expect(answer([], { passport: 'NO', destination: 'SJ' }).reachedThrough).toEqual([]);
  });

  test('a passport of a country on the way needs nobody to let it in', () => {
    expect(answer([], { passport: 'FR', destination: 'MC' }).reachedThrough).toEqual([]);
  });

  test('no other country is reached through another', () => {
    expect(answer([byEdition()]).reachedThrough).toEqual([]);
  });
});

describe('ask before you travel', () => {
  const asks = (
    passport: string,
    destination: string,
    ...rules: Parameters<typeof answer>[0]
  ): boolean => answer(rules, { passport, destination }).askBeforeTravel;

  test('Palestine, whatever source asks for no visa, but this site’s own', () => {
    expect(asks('BR', 'PS', byEdition())).toBe(true);
    expect(asks('BR', 'PS', byOfficialSecondary())).toBe(true);
    expect(asks('BR', 'PS', byEdition(), byOfficialPrimary())).toBe(true);
    expect(asks('BR', 'PS', byEdition(), byAdministrator())).toBe(false);
    expect(asks('BR', 'PS', byEdition({ access: 'visa_required' }))).toBe(false);
    expect(asks('PS', 'BR', byEdition())).toBe(false);
  });

  const entangled = ['CN', 'HK', 'MO', 'TW'];
  const pairs = entangled.flatMap((passport) =>
    entangled.filter((code) => code !== passport).map((code) => [passport, code] as const),
  );

  test.each(pairs)(
    '%s to %s, where the edition says plain “visa free”',
    (passport, destination) => {
      expect(asks(passport, destination, byEdition())).toBe(true);
      expect(asks(passport, destination, byEdition({ access: 'visa_on_arrival' }))).toBe(false);
      expect(asks(passport, destination, byEdition({ condition: 'biometric_passport' }))).toBe(
        false,
      );
      expect(asks('JP', destination, byEdition())).toBe(false);
      expect(asks(passport, 'JP', byEdition())).toBe(false);
    },
  );

  test('not if another source answers', () => {
    expect(asks('HK', 'CN', byEdition(), byAdministrator())).toBe(false);
    expect(asks('HK', 'CN', byEdition(), byOfficialPrimary())).toBe(false);
  });
});

describe('stale answers', () => {
  test.each([
    ['an edition', byEdition(), '2027-02-17', '2027-02-18', 'edition'],
    ['an official rule', byOfficialPrimary(), '2026-08-28', '2026-08-29', 'rule'],
    ['an unconfirmed rule', byOfficialSecondary(), '2026-07-09', '2026-07-10', 'rule'],
    [
      'an administrator’s rule',
      byAdministrator({ sourceDate: '2026-03-01' }),
      '2026-08-28',
      '2026-08-29',
      'rule',
    ],
  ] as const)('%s is after its days', (_what, rule, lastDay, dayAfter, stale) => {
    expect(answer([rule], { today: lastDay }).stale).toBe(null);
    expect(answer([rule], { today: dayAfter }).stale).toBe(stale);
  });

  test('use the days in Settings', () => {
    const stale = (editionDays: number, ruleDays: number) =>
      [byEdition(), byOfficialPrimary()].map(
        (rule) => answer([rule], { staleness: { editionDays, ruleDays } }).stale,
      );
    // 15 June is day 118 of the edition and day 106 of the law.
    expect(stale(118, 106)).toEqual([null, null]);
    expect(stale(117, 105)).toEqual(['edition', 'rule']);
  });

  test('a confirmation makes a rule fresh', () => {
    const old = byOfficialPrimary({ editionDate: '2023-06-29' });
    expect(answer([old]).stale).toBe('rule');
    expect(answer([{ ...old, verifiedOn: '2026-06-01' }]).stale).toBe(null);
  });

  test('ages are counted to today, whatever the day of entry', () => {
    expect(answer([byEdition()], { on: '2027-12-01' }).stale).toBe(null);
    expect(answer([byEdition({ editionDate: '2024-06-01' })], { on: '2024-06-02' }).stale).toBe(
      'edition',
    );
  });

  test('a year or month counts from its first day; an unknown date is not stale', () => {
    expect(answer([byEdition({ editionDate: '2025' })]).stale).toBe('edition');
    expect(answer([byEdition({ editionDate: '2025-06' })]).stale).toBe('edition');
    expect(answer([byEdition({ editionDate: '2025-07' })]).stale).toBe(null);
    expect(answer([byEdition({ editionDate: null })])).toMatchObject({
      stale: null,
      source: { date: null },
    });
  });

  test('a zone’s freedom of movement does not age', () => {
    const memberships = zone(['GB', 'IE'], { zoneDate: '2019-05-08' });
    expect(answer([], { passport: 'GB', destination: 'IE', memberships }).stale).toBe(null);
  });
});

test('ease ranks from the own passport to no admission, without unknown', () => {
  const inOrder = [
    'own_country',
    'freedom_of_movement',
    'visa_free',
    'visa_on_arrival',
    'eta',
    'e_visa',
    'visa_required',
    'no_admission',
  ] as const;
  const ranks = inOrder.map(easeRank);
  expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
  expect(new Set(ranks).size).toBe(8);
});
