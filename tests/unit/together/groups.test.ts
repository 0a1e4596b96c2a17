import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { easeRank, listedAccess } from '#core/answers/access.ts';
import { noMarks } from '#core/answers/answerMarks.ts';
import type { Stay } from '#core/answers/entryAnswer.ts';
import { daysOfMonths, stayOfAll } from '#core/answers/stayOfAll.ts';
import { DAY_MS } from '#core/dates.ts';
import { readTravellers, travellersText } from '#core/passports/travellers.ts';
import { accesses } from '#core/vocabulary.ts';
import { AnswerTable, type ShortAnswer } from '#server/answers/table/answerTable.ts';
import { comparePassports } from '#server/answers/tools/comparePassports.ts';
import { rankForGroup } from '#server/answers/tools/rankForGroup.ts';
import { runs } from '../../support/thorough.ts';

const countries = ['AA', 'BB', 'CC', 'DD', 'EE', 'FF'];

const stays = fc.option(
  fc.record({
    number: fc.constantFrom(1, 3, 30, 89, 90, 91, 92),
    unit: fc.constantFrom('days' as const, 'months' as const),
  }),
);

const answers: fc.Arbitrary<ShortAnswer> = fc
  .record({
    access: fc.option(fc.constantFrom(...accesses)),
    stay: stays,
    suspended: fc.boolean(),
    disagrees: fc.boolean(),
    conditional: fc.boolean(),
    unconfirmed: fc.boolean(),
    askBeforeTravel: fc.boolean(),
    probable: fc.boolean(),
    source: fc.constantFrom('index', 'law'),
    sourceDate: fc.constant(null),
    pageScope: fc.constant(null),
    asOf: fc.constantFrom('2026-02-17', null),
  })
  // An unknown answer has no other fields, and a suspended one no stay.
  .map((answer) => (answer.access === null ? unknown : answer))
  .map((answer) => (answer.suspended ? { ...answer, stay: null } : answer));

const unknown: ShortAnswer = {
  access: null,
  stay: null,
  ...noMarks,
  source: null,
  sourceDate: null,
  pageScope: null,
  asOf: null,
};

/** All pairs of different countries. */
const tables = fc.array(answers, { minLength: 30, maxLength: 30 }).map((given) => {
  const table = new AnswerTable('tourist', '2026-03-01', countries);
  const pairs = countries.flatMap((passport) =>
    countries.filter((code) => code !== passport).map((code) => [passport, code] as const),
  );
  for (const [index, [passport, destination]] of pairs.entries()) {
    table.set(passport, destination, given[index] ?? unknown);
  }
  return table;
});

const groups = fc.array(
  fc.uniqueArray(fc.constantFrom(...countries), { minLength: 1, maxLength: 2 }),
  {
    minLength: 1,
    maxLength: 8,
  },
);

/** A slow, simple implementation: a number for everything, compared as a list. */
function slowRank(table: AnswerTable, travellers: string[][]): string[] {
  const order = ['own_country', ...accesses.slice(0, -1), 'suspended', 'no_admission'];
  const place = (answer: ShortAnswer) => order.indexOf(listedAccess(answer) ?? '');
  const doubts = (answer: ShortAnswer) =>
    !answer.suspended &&
    (Number(answer.disagrees) * 8 ||
      Number(answer.askBeforeTravel) * 4 ||
      Number(answer.conditional) * 2 ||
      Number(answer.unconfirmed));
  const spans = (stay: Stay) => (stay.unit === 'days' ? [stay.number] : slowMonths(stay.number));
  const fewest = (stay: Stay | null) => (stay ? Math.min(...spans(stay)) : 0);
  const rows = countries.map((destination, index) => {
    const needs = travellers.map((passports) => {
      const all = passports.map((passport) => ({ passport, ...table.at(passport, destination) }));
      const known = (all as (ShortAnswer & { passport: string })[]).filter(
        (answer) => listedAccess(answer) !== null,
      );
      known.sort(
        (a, b) =>
          place(a) - place(b) ||
          Number(doubts(a)) - Number(doubts(b)) ||
          fewest(b.stay) - fewest(a.stay),
      );
      return known[0] ?? { ...unknown, passport: passports[0] ?? '' };
    });
    const isUnknown = needs.some((answer) => listedAccess(answer) === null);
    const worst = Math.max(...needs.map(place));
    const limited = needs.filter((answer) => place(answer) > 1);
    const isVague = limited.some(({ access, stay }) => !stay || access === 'no_admission');
    const days = isVague
      ? -1
      : Math.min(Number.MAX_VALUE, ...limited.map(({ stay }) => fewest(stay)));
    return {
      destination,
      index,
      isUnknown,
      worst,
      days,
      passports: needs.map(({ passport }) => passport),
    };
  });
  return rows
    .sort(
      (a, b) =>
        Number(a.isUnknown) - Number(b.isUnknown) ||
        (a.isUnknown ? 0 : a.worst - b.worst || b.days - a.days) ||
        a.index - b.index,
    )
    .map(
      ({ destination, isUnknown, worst, passports }) =>
        `${destination} ${isUnknown ? null : order[worst]} ${passports}`,
    );
}

/** The number of days in this many months, from the first of every month of four years. */
function slowMonths(months: number): number[] {
  return Array.from({ length: 48 }, (_, first) => {
    const days = (month: number) => Date.UTC(2023, month, 1) / DAY_MS;
    return days(first + months) - days(first);
  });
}

/** Ranks for travellers without further documents. */
function rankWith(table: AnswerTable, travellers: string[][], destinations: string[]) {
  return rankForGroup(
    travellers.map((passports) => ({ passports, answers: table })),
    destinations,
  );
}

test('countries rank for a group as a slow version ranks them', () => {
  fc.assert(
    fc.property(tables, groups, (table, travellers) => {
      const ranked = rankWith(table, travellers, countries);
      expect(
        ranked.map(
          ({ destination, access, travellers: needs }) =>
            `${destination} ${access} ${needs.map(({ passport }) => passport)}`,
        ),
      ).toEqual(slowRank(table, travellers));
    }),
    { numRuns: runs(200, 1000), seed: 20260217 },
  );
});

test('an additional passport never makes entry harder, an additional traveller never easier', () => {
  fc.assert(
    fc.property(tables, groups, fc.constantFrom(...countries), (table, travellers, passport) => {
      const [first = [], ...others] = travellers;
      const ease = (group: string[][]) =>
        new Map(
          rankWith(table, group, countries).map(({ destination, access }) => [
            destination,
            access === null ? null : easeRank(access),
          ]),
        );
      const before = ease(travellers);
      const withPassport = ease([[...first, passport], ...others]);
      const withTraveller = ease([...travellers, [passport]]);
      for (const country of countries) {
        const rank = before.get(country) ?? null;
        // Nor does it make a known answer unknown.
        if (rank !== null) expect(withPassport.get(country)).toBeLessThanOrEqual(rank);
        const harder = withTraveller.get(country) ?? null;
        if (harder !== null) expect(harder).toBeGreaterThanOrEqual(rank ?? Number.NaN);
      }
    }),
    { numRuns: 300, seed: 20260217 },
  );
});

test('the own country is free, and an unknown second passport is named', () => {
  const table = new AnswerTable('tourist', '2026-03-01', countries);
  table.set('AA', 'CC', { ...unknown, access: 'e_visa', source: 'index' });
  const [own] = rankWith(table, [['AA']], ['AA']);
  expect(own).toMatchObject({ access: 'own_country', stay: { limit: 'none' } });
  const [rest] = rankWith(table, [['BB', 'AA']], ['CC']);
  expect(rest?.travellers).toMatchObject([
    { passport: 'AA', access: 'e_visa', otherUnknown: true },
  ]);
  const [nobody] = rankWith(table, [['AA'], ['BB']], ['CC']);
  expect(nobody).toMatchObject({ access: null, stay: { limit: 'unknown' } });
});

describe('passports side by side', () => {
  const free: ShortAnswer = {
    ...unknown,
    access: 'visa_free',
    stay: { number: 90, unit: 'days' },
    source: 'index',
  };

  test.each([
    [{}, false],
    [{ source: 'law' }, false],
    [{ access: 'eta' as const }, true],
    [{ stay: { number: 3, unit: 'months' as const } }, true],
    [{ conditional: true }, true],
    [{ askBeforeTravel: true }, true],
    [{ disagrees: true }, true],
    [{ suspended: true }, true],
    [{ unconfirmed: true }, true],
  ])('another answer with %j differs: %s', (other, differs) => {
    const table = new AnswerTable('tourist', '2026-03-01', countries);
    table.set('AA', 'CC', free);
    table.set('BB', 'CC', { ...free, ...other });
    expect(comparePassports(table, ['AA', 'BB'], ['CC'], new Set()).rows).toMatchObject([
      { differs },
    ]);
  });
});

test('the own country doesn’t count as opened by one passport only', () => {
  const table = new AnswerTable('tourist', '2026-03-01', countries);
  const needs = (access: ShortAnswer['access']) => ({ ...unknown, access, source: 'index' });
  table.set('BB', 'AA', needs('visa_required'));
  table.set('AA', 'BB', needs('e_visa'));
  table.set('AA', 'CC', needs('eta'));
  table.set('BB', 'CC', needs('e_visa'));
  const all = ['AA', 'BB', 'CC'];
  const compared = comparePassports(table, ['AA', 'BB'], all, new Set(all));
  expect(compared.passports.map(({ opensAlone }) => opensAlone)).toEqual([['CC'], []]);
  expect(compared.openTogether).toEqual(['AA', 'BB', 'CC']);
});

describe('the length of stay for all', () => {
  const free = (number: number | null, unit: Stay['unit'] = 'days') => ({
    access: 'visa_free' as const,
    stay: number === null ? null : { number, unit },
  });

  test.each([
    [[free(90), free(30)], ['30 days']],
    [[free(90), free(6, 'months')], ['90 days']],
    [
      [free(90), free(3, 'months')],
      ['90 days', '3 months'],
    ],
    [[free(89), free(3, 'months')], ['89 days']],
    [[free(92), free(3, 'months')], ['3 months']],
    [[free(1, 'months'), free(3, 'months')], ['1 months']],
    [[free(90), { access: 'freedom_of_movement' as const, stay: null }], ['90 days']],
  ])('%j: %j', (given, expected) => {
    const stay = stayOfAll(given);
    expect(
      stay.limit === 'stated' && stay.stays.map(({ number, unit }) => `${number} ${unit}`),
    ).toEqual(expected);
  });

  test.each([
    [[free(90), free(null)]],
    [[free(90), { access: 'no_admission' as const, stay: null }]],
  ])('is unknown if one is: %j', (given) => expect(stayOfAll(given)).toEqual({ limit: 'unknown' }));

  test('months have as many days as the calendar gives them', () => {
    for (let months = 1; months <= 60; months += 1) {
      const days = slowMonths(months);
      expect(daysOfMonths(months)).toEqual({ fewest: Math.min(...days), most: Math.max(...days) });
    }
  });
});

test.each([
  ['in+gb,DE', 'IN GB,DE'],
  ['IN GB,DE', 'IN GB,DE'],
  [' in  gb , ,de,', 'IN GB,DE'],
  ['', ''],
])('travellers of “%s”', (text, expected) => {
  expect(travellersText(readTravellers(text))).toBe(expected);
  expect(travellersText(readTravellers(expected))).toBe(expected);
});
