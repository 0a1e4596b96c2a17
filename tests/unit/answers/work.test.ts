import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { marksOf } from '#core/answers/answerMarks.ts';
import { doubtOfCountry } from '#core/answers/doubt.ts';
import type { EntryAnswer } from '#core/answers/entryAnswer.ts';
import { workOf } from '#core/answers/work/work.ts';
import { visitorWorkOf, workAnswer } from '#core/answers/work/workAnswer.ts';
import { workStatements } from '#core/answers/work/workStatements.ts';
import { addDays } from '#core/dates.ts';
import { workGrants } from '#core/workVocabulary.ts';
import type { PackedWorkPolicy } from '#db/packs/policies/workPack.ts';
import type { StatedProgramme } from '#db/queries/rules/statedWays.ts';
import { answer, byAdministrator, byEdition, zone } from '../../fixtures/storedFacts.ts';
import { storedWork, waysIn, workGrant, workPolicy } from '../../fixtures/workPolicies.ts';
import { runs } from '../../support/thorough.ts';

type Rules = Parameters<typeof answer>[0];

/** The answer on working for Brazil to Japan, by a policy of Japan and rules. */
function answerBy(
  policy: Partial<PackedWorkPolicy>,
  { rules = [], ...asked }: Parameters<typeof answer>[1] & { rules?: Rules } = {},
): EntryAnswer {
  const whole = workPolicy('JP', policy);
  const stored = storedWork(whole);
  const ofPolicy = workStatements(stored, asked.passport ?? 'BR');
  const resolved = answer(rules, { purpose: 'working', ofPolicy, ...asked });
  return workAnswer(resolved, stored, waysIn(whole));
}

const permit = (source: string) => ({
  permit: { required: true as const, whoApplies: 'employer' as const, source },
});

describe('an area', () => {
  test('frees of the permit, surely where a law or the government says so', () => {
    const byLaw = answerBy({ grants: [workGrant()], ...permit('page') });
    expect(byLaw).toMatchObject({
      access: 'freedom_of_movement',
      unconfirmed: false,
      work: { need: 'no_permit', confirmed: true, grant: { name: 'Union' }, whoApplies: null },
    });
    expect(doubtOfCountry(marksOf(byLaw))).toBe(null);
    for (const source of ['press', 'page']) {
      const reported = answerBy({ grants: [workGrant({ source })] });
      expect(reported).toMatchObject({
        access: 'freedom_of_movement',
        work: { need: 'no_permit', confirmed: false },
      });
      expect(doubtOfCountry(marksOf(reported))).toBe('unconfirmed');
    }
  });

  test('counts for its passports only, unless for all', () => {
    const grants = [workGrant()];
    expect(answerBy({ grants }, { passport: 'AR' })).toMatchObject({
      access: null,
      work: { need: 'unknown', source: null },
    });
    const forAll = [workGrant({ passports: 'all' })];
    expect(answerBy({ grants: forAll }, { passport: 'AR' }).access).toBe('freedom_of_movement');
  });

  test('that gives a permit by right is never sure', () => {
    const byRight = answerBy({ grants: [workGrant({ grant: 'permit_by_right' })] });
    expect(byRight).toMatchObject({
      access: 'visa_required',
      unconfirmed: true,
      work: { need: 'permit_by_right', confirmed: false },
    });
  });

  test('that eases the permit leaves it needed', () => {
    const eased = answerBy({ grants: [workGrant({ grant: 'easier_permit' })], ...permit('page') });
    expect(eased).toMatchObject({
      access: 'visa_required',
      unconfirmed: false,
      work: { need: 'permit', grant: { kind: 'easier_permit' }, whoApplies: 'employer' },
    });
  });

  test('of several the strongest counts, and of equal ones the better source', () => {
    const grants = [
      workGrant({ area: 'eased', grant: 'easier_permit' }),
      workGrant({ area: 'reported', source: 'press' }),
      workGrant({ area: 'lawful', source: 'government' }),
    ];
    expect(answerBy({ grants }).work).toMatchObject({ grant: { area: 'lawful' }, confirmed: true });
  });

  test('on its days, first and last day included, with the change foretold', () => {
    const grants = [
      workGrant({ area: 'before', grant: 'easier_permit', to: '2026-12-31' }),
      workGrant({ area: 'after', from: '2027-01-01' }),
    ];
    const on = (day: string) => answerBy({ grants }, { on: day });
    expect(on('2026-12-31')).toMatchObject({
      access: 'visa_required',
      work: { grant: { area: 'before' } },
      nextChange: { on: '2027-01-01', access: 'freedom_of_movement' },
    });
    expect(on('2027-01-01')).toMatchObject({
      access: 'freedom_of_movement',
      work: { grant: { area: 'after' } },
    });
  });
});

describe('without an area', () => {
  test('a permit is needed where the country says so, amber where only others do', () => {
    expect(answerBy(permit('government'))).toMatchObject({
      access: 'visa_required',
      unconfirmed: false,
      work: { need: 'permit', whoApplies: 'employer', confirmed: true },
    });
    const named = answerBy(permit('page'));
    expect(named.access).toBe('visa_required');
    expect(doubtOfCountry(marksOf(named))).toBe('unconfirmed');
  });

  test('nothing is known where no source was read, with whom to ask', () => {
    const authority = {
      name: 'Ministry',
      address: 'https://work.example/',
      isFor: 'work' as const,
    };
    expect(answerBy({ authority })).toMatchObject({
      access: null,
      work: { need: 'unknown', routes: [], authority },
    });
  });

  test('nothing follows from entry: not from a zone, and not from a tourist’s rule', () => {
    const entered = { memberships: zone(['BR', 'JP']) };
    expect(answerBy({}, entered).access).toBe(null);
    expect(answerBy(permit('law'), entered).access).toBe('visa_required');
  });
});

describe('another source', () => {
  test('of the team precedes, and the need is its own', () => {
    const rules = [byAdministrator({ access: 'visa_free' })];
    expect(answerBy({ ...permit('law') }, { rules })).toMatchObject({
      access: 'visa_free',
      work: { need: 'no_permit', grant: null, confirmed: true },
    });
    const stricter = [byAdministrator({ access: 'visa_required' })];
    expect(answerBy({ grants: [workGrant()] }, { rules: stricter })).toMatchObject({
      access: 'visa_required',
      work: { need: 'permit', grant: null },
    });
  });

  test('that a team imported answers below a law', () => {
    const rules = [byEdition({ access: 'visa_required' })];
    expect(answerBy({ grants: [workGrant()] }, { rules }).access).toBe('freedom_of_movement');
    expect(answerBy({}, { rules })).toMatchObject({
      access: 'visa_required',
      work: { need: 'permit' },
    });
  });

  test('what the team refused isn’t said by a policy either', () => {
    const rules = [byEdition({ access: 'freedom_of_movement', refusedOn: '2026-11-01' })];
    expect(answerBy({ grants: [workGrant()] }, { rules }).access).toBe(null);
  });
});

describe('a visitor', () => {
  const visitor = { mayWork: 'business_only' as const, source: 'press' };
  const of = (policy: Partial<PackedWorkPolicy>, access: EntryAnswer['access'] = 'visa_free') =>
    visitorWorkOf(storedWork(workPolicy('JP', { visitor, ...policy })), {
      passport: 'BR',
      on: '2026-11-29',
      access,
    });

  test('is told what the source says, and by whom', () => {
    expect(of({})).toMatchObject({
      mayWork: 'business_only',
      source: { title: 'Publisher of press', quality: 'secondary', address: null },
    });
  });

  test('is told nothing where nothing is known, or where working takes no permit', () => {
    expect(of({ visitor: { mayWork: 'unknown', source: null } })).toBe(null);
    expect(of({ grants: [workGrant({ source: 'press' })] })).toBe(null);
    expect(of({}, 'freedom_of_movement')).toBe(null);
    expect(of({ grants: [workGrant({ grant: 'permit_by_right' })] })).not.toBe(null);
  });
});

test('programmes are those of the passport, with its ages, and none for who needs no permit', () => {
  const programme: StatedProgramme = {
    name: 'Working Holiday',
    kind: 'working_holiday',
    passports: ['BR', 'AR', 'CL'],
    ages: { BR: [18, 35], all: [18, 30] },
    months: 12,
    isLimited: true,
    ballotFor: ['AR'],
    fee: null,
    apply: 'https://apply.example/',
    source: 'government',
  };
  const programmes = [programme, { ...programme, name: 'Unread', passports: ['BR'], ages: {} }];
  const of = (passport: string, grants = [workGrant({ passports: ['CL'] })]) =>
    answerBy({ programmes, grants }, { passport }).work?.programmes;
  expect(of('BR')).toMatchObject([
    { name: 'Working Holiday', ages: [18, 35], isByBallot: false },
    { name: 'Unread', ages: null },
  ]);
  expect(of('AR')).toMatchObject([{ ages: [18, 30], isByBallot: true }]);
  expect(of('CL')).toEqual([]);
  expect(of('US')).toEqual([]);
});

const day = fc.integer({ min: 0, max: 800 }).map((days) => addDays('2026-01-01', days));
const arbitraryGrant = fc
  .record({
    grant: fc.constantFrom(...workGrants),
    passports: fc.constantFrom<string[] | 'all'>(['BR'], ['AR'], 'all'),
    source: fc.constantFrom('law', 'government', 'press', 'page'),
    days: fc.tuple(fc.option(day), fc.option(day)),
  })
  .map(({ days: [a, b], ...fields }) => {
    const [from, to] = a !== null && b !== null && a > b ? [b, a] : [a, b];
    return workGrant({ ...fields, from, to });
  });
const arbitraryPolicy = fc.record({
  grants: fc.array(arbitraryGrant, { maxLength: 4 }),
  permit: fc.constantFrom(permit('law').permit, permit('press').permit, {
    required: null,
    whoApplies: null,
    source: null,
  }),
});

test('no policy makes an answer green that no law or government states for the passport and day', () => {
  fc.assert(
    fc.property(arbitraryPolicy, day, (policy, on) => {
      const resolved = answerBy(policy, { on });
      const isGreen =
        resolved.access === 'freedom_of_movement' && doubtOfCountry(marksOf(resolved)) === null;
      const isStated = policy.grants.some(
        ({ grant, passports, source, from, to }) =>
          grant === 'work_without_permit' &&
          (passports === 'all' || passports.includes('BR')) &&
          ['law', 'government'].includes(source) &&
          (from === null || from <= on) &&
          (to === null || on <= to),
      );
      expect(isGreen).toBe(isStated);
    }),
    { numRuns: runs(300, 2000), seed: 20261129 },
  );
});

test('the statements of a policy are what it says of each day', () => {
  fc.assert(
    fc.property(arbitraryPolicy, day, (policy, on) => {
      const stored = storedWork(workPolicy('JP', policy));
      const { need } = workOf(stored, { passport: 'BR', on });
      expect(answerBy(policy, { on }).work?.need).toBe(need);
    }),
    { numRuns: runs(300, 2000), seed: 20261129 },
  );
});
