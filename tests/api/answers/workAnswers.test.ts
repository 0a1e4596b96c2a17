import { describe, expect, test } from 'vitest';
import { marksOf } from '#core/answers/answerMarks.ts';
import { doubtOfCountry } from '#core/answers/doubt.ts';
import type { EntryAnswer } from '#core/answers/entryAnswer.ts';
import { isWithin } from '#core/dates.ts';
import { readPackedEdition } from '#db/packs/packs.ts';
import { readWorkAreas, readWorkPacks } from '#db/packs/policies/workPacks.ts';
import { addEditors, EDITORS } from '#db/queries/rules/administratorRules.ts';
import { findAnswer } from '#server/answers/findAnswer.ts';
import { currentTable } from '#server/answers/table/currentTable.ts';
import { addRules } from '../../fixtures/entryRules.ts';
import { startTestSite } from '../../support/site/testApp.ts';
import { filledDatabase } from '../database/filledDatabase.ts';

const { db } = filledDatabase();
const packs = readWorkPacks();
const { areas, sources } = readWorkAreas();
const passports = readPackedEdition().codes.split(' ');

/** The answer on working. */
function workIn(destination: string, passport: string, on?: string): Promise<EntryAnswer> {
  return findAnswer(db(), { passport, destination, purpose: 'working', on });
}

/** Green: free of a permit, without a doubt. */
function isGreen(answer: EntryAnswer): boolean {
  const isFree = answer.access === 'own_country' || answer.access === 'freedom_of_movement';
  return isFree && doubtOfCountry(marksOf(answer)) === null && !answer.restriction;
}

type Area = (typeof areas)[number];

/** The directed pairs of an area, without own countries. */
function pairsOf({ members = [], pairs = [] }: Area): { from: string; to: string }[] {
  const among = members.flatMap((from) => members.map((to) => ({ from, to })));
  const directed = pairs.flatMap(({ from, to }) =>
    (from === 'all' ? passports : from).flatMap((one) =>
      to.map((there) => ({ from: one, to: there })),
    ),
  );
  return [...among, ...directed].filter(({ from, to }) => from !== to);
}

const strength = ['easier_permit', 'permit_by_right', 'work_without_permit'];
const DAY = '2026-11-29';

describe('the shipped rules on working', () => {
  test('each directed pair of each area has its answer or a stronger one', async () => {
    for (const area of areas.filter(({ from, to }) => isWithin(DAY, from, to))) {
      for (const { from, to } of pairsOf(area)) {
        const answer = await workIn(to, from, DAY);
        const pair = `${area.id}: ${from} ${to}`;
        if (answer.access === 'own_country') continue;
        const kind = answer.work?.grant?.kind ?? '';
        expect(strength.indexOf(kind), pair).toBeGreaterThanOrEqual(strength.indexOf(area.grant));
        expect(answer.access, pair).toBe(
          kind === 'work_without_permit' ? 'freedom_of_movement' : 'visa_required',
        );
      }
    }
  });

  test('each programme stands on the answer of each of its passports, and on no other', async () => {
    for (const pack of packs.filter(({ programmes }) => programmes.length > 0)) {
      for (const passport of passports.filter((code) => code !== pack.country)) {
        const { work } = await workIn(pack.country, passport, DAY);
        const theirs = pack.programmes.filter((one) => one.passports.includes(passport));
        const expected = work?.need === 'no_permit' ? [] : theirs;
        expect(
          work?.programmes.map(({ name, ages, months }) => ({ name, ages, months })),
          `${passport} ${pack.country}`,
        ).toEqual(
          expected.map(({ name, ages, months }) => ({
            name,
            ages: ages[passport] ?? ages.all ?? null,
            months,
          })),
        );
      }
    }
  });

  test('each route, authority and statement on visitors stands on the page of its country', async () => {
    for (const { country, routes, authority, visitor, permit } of packs) {
      const { work, access } = await workIn(country, country === 'BT' ? 'FJ' : 'BT', DAY);
      if (work?.need === 'no_permit') continue;
      expect(work?.routes, country).toEqual(routes);
      expect(work?.authority, country).toEqual(authority);
      expect(work?.visitor?.mayWork ?? 'unknown', country).toBe(visitor.mayWork);
      expect(access, country).toBe(permit.required ? 'visa_required' : null);
    }
  });

  test('count as they do', async () => {
    const counts: Record<string, number> = {};
    for (const { passport, answer } of await answersOfAll()) {
      const { work, access } = answer;
      if (access === 'own_country') continue;
      const verdict = `${work?.need} ${work?.confirmed ? 'confirmed' : 'not confirmed'}`;
      counts[verdict] = (counts[verdict] ?? 0) + 1;
      if (isGreen(answer))
        expect(work?.need, `${passport} ${answer.destination}`).toBe('no_permit');
    }
    // A change of these numbers is a change of answers.
    expect(counts).toMatchInlineSnapshot(`
      {
        "no_permit confirmed": 956,
        "no_permit not confirmed": 46,
        "permit confirmed": 1553,
        "permit not confirmed": 10525,
        "permit_by_right not confirmed": 209,
        "unknown not confirmed": 26113,
      }
    `);
  });
});

async function answersOfAll() {
  const answers = [];
  for (const passport of passports) {
    for (const destination of passports.filter((code) => code !== passport)) {
      answers.push({ passport, answer: await workIn(destination, passport, DAY) });
    }
  }
  return answers;
}

test('the table of all answers says the same', async () => {
  const table = await currentTable(db(), 'working');
  for (const passport of ['DE', 'NG', 'AU', 'HR', 'LI', 'AE', 'NP', 'PS']) {
    for (const short of table.ofPassport(passport)) {
      const answer = await workIn(short.destination, passport);
      const { access, source } = answer;
      expect(short, `${passport} ${short.destination}`).toMatchObject({
        access,
        ...marksOf(answer),
        source: source?.id ?? null,
        asOf: answer.asOf,
      });
    }
  }
});

describe('green is only what a law or the country’s government states', () => {
  test('for each pair of all passports and countries', async () => {
    const stated = new Set(
      areas
        .filter(
          ({ grant, source, from, to }) =>
            grant === 'work_without_permit' &&
            isWithin(DAY, from, to) &&
            ['law', 'own_government'].includes(sources[source]?.quality ?? ''),
        )
        .flatMap((area) => pairsOf(area).map(({ from, to }) => `${from} ${to}`)),
    );
    for (const { passport, answer } of await answersOfAll()) {
      const pair = `${passport} ${answer.destination}`;
      const expected = answer.access === 'own_country' || stated.has(pair);
      expect(isGreen(answer), pair).toBe(expected);
    }
  });

  test('Svalbard is open to everyone, and is no Norway', async () => {
    expect(isGreen(await workIn('SJ', 'NG'))).toBe(true);
    expect(isGreen(await workIn('NO', 'NG'))).toBe(false);
  });

  test('Liechtenstein rations residence; its citizens work in Switzerland', async () => {
    for (const passport of ['DE', 'AT', 'CH', 'NO']) {
      expect(await workIn('LI', passport)).toMatchObject({
        access: 'visa_required',
        work: { need: 'permit', grant: { kind: 'easier_permit' } },
      });
    }
    expect(isGreen(await workIn('CH', 'LI'))).toBe(true);
  });

  test('Croatians work in Switzerland, as reported until 2026 and surely from 2027', async () => {
    const lastDay = await workIn('CH', 'HR', '2026-12-31');
    expect(lastDay).toMatchObject({ access: 'freedom_of_movement', unconfirmed: true });
    expect(isGreen(lastDay)).toBe(false);
    const firstDay = await workIn('CH', 'HR', '2027-01-01');
    expect(firstDay.unconfirmed).toBe(false);
    expect(isGreen(firstDay)).toBe(true);
  });

  test('nobody works in the Emirates without a permit, and Georgia’s open regime has ended', async () => {
    expect(await workIn('AE', 'SA')).toMatchObject({
      access: 'visa_required',
      work: { need: 'permit_by_right' },
    });
    expect(await workIn('GE', 'DE')).toMatchObject({ access: 'visa_required' });
  });

  test('freedom to enter says nothing: Guernsey, Jersey and Man stay unknown, territories too', async () => {
    for (const place of ['GG', 'JE', 'IM', 'PF']) {
      expect((await workIn(place, 'IE')).access, place).toBe(null);
    }
    expect((await workIn('PR', 'CA')).access).toBe(null);
    expect((await workIn('PR', 'US')).access).toBe('own_country');
  });
});

test('a tourist is told what a visitor may do, except where work is free', async () => {
  const touring = (destination: string, passport: string) =>
    findAnswer(db(), { passport, destination, purpose: 'tourist' });
  expect((await touring('DE', 'US')).visitorWork).toMatchObject({ mayWork: 'business_only' });
  expect((await touring('DE', 'FR')).visitorWork).toBe(null);
  expect((await touring('AD', 'US')).visitorWork).toBe(null);
});

test('who isn’t admitted as a visitor doesn’t work there either', async () => {
  expect(await workIn('AZ', 'AM')).toMatchObject({
    access: 'no_admission',
    work: { need: 'unknown', programmes: [] },
  });
  const table = await currentTable(db(), 'working');
  const visits = await currentTable(db());
  for (const passport of passports) {
    for (const { destination, access } of visits.ofPassport(passport)) {
      if (access !== 'no_admission') continue;
      const pair = `${passport} ${destination}`;
      expect(table.at(passport, destination)?.access, pair).toBe('no_admission');
      expect((await workIn(destination, passport)).access, pair).toBe('no_admission');
    }
  }
});

test('the team’s own rule precedes', async () => {
  const { db: own } = await startTestSite({ rules: true });
  await own.transaction().execute((trx) => addEditors(trx));
  await addRules(own, { sourceId: EDITORS, editionId: null }, [
    { passport: 'NG', destination: 'CA', purpose: 'working', access: 'visa_free' },
  ]);
  expect(
    await findAnswer(own, { passport: 'NG', destination: 'CA', purpose: 'working' }),
  ).toMatchObject({ access: 'visa_free', work: { need: 'no_permit', grant: null } });
});
