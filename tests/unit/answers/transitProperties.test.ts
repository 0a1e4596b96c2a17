import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { easeRank, listedAccess } from '#core/answers/access.ts';
import { marksOf } from '#core/answers/answerMarks.ts';
import { doubtOfCountry } from '#core/answers/doubt.ts';
import type { EntryAnswer, Restriction } from '#core/answers/entryAnswer.ts';
import type { EntryRight } from '#core/answers/orderOfTruth/entryRights.ts';
import { concerns, withExceptions } from '#core/answers/orderOfTruth/exceptions.ts';
import { resolveAnswer } from '#core/answers/orderOfTruth/resolveAnswer.ts';
import { stateGroups } from '#core/answers/orderOfTruth/stateGroups.ts';
import type { CurrentRule, ZoneMembership } from '#core/answers/orderOfTruth/storedFacts.ts';
import { isConfirming, type StoredPolicy } from '#core/answers/policySource.ts';
import { type Airside, airsideOf } from '#core/answers/transit/airside.ts';
import { airsideStatements } from '#core/answers/transit/airsideStatements.ts';
import { exceptionsOfPolicy } from '#core/answers/transit/policyExceptions.ts';
import { programmesFor } from '#core/answers/transit/programmes.ts';
import { type TransitSides, transitAnswer } from '#core/answers/transit/transitAnswer.ts';
import type { TransitPolicy } from '#core/answers/transit/transitPolicy.ts';
import { documentTokens } from '#core/documents/documents.ts';
import { statementQualities } from '#core/policyVocabulary.ts';
import {
  airsideOffers,
  airsidePapers,
  programmeKinds,
  type TransitEffect,
  transitConditions,
  transitEffects,
} from '#core/transitVocabulary.ts';
import { restrictionKinds, type VisaType } from '#core/vocabulary.ts';
import {
  arbitraryDay,
  arbitraryMemberships,
  arbitraryPair,
  arbitraryRights,
  arbitraryRules,
} from '../../fixtures/arbitraryFacts.ts';
import { runs } from '../../support/thorough.ts';

const settings = { staleness: { editionDays: 365, ruleDays: 180 }, today: '2026-03-01' };
const generated = { numRuns: runs(300, 4000), seed: 20261129 };

/** The pages of each policy, one of each quality, whose title is its quality. */
const pages: TransitPolicy['sources'] = Object.fromEntries(
  statementQualities.map((quality, at) => {
    const asOf = [null, '2025', '2026-02'][at % 3] ?? null;
    const page = { title: quality, publisher: quality, address: `https://${quality}.example/` };
    return [quality, { ...page, quality, asOf, asOfIs: 'stated' as const }];
  }),
);
const arbitrarySource = fc.constantFrom(...statementQualities);

/** The passport of the question among a few. */
const arbitraryPassports = (passport: string) => fc.subarray([passport, 'IN', 'NG']);

function arbitraryList(passport: string) {
  return fc.oneof(
    fc.constantFrom('nobody' as const, 'unknown' as const).map((list) => ({ list, passports: [] })),
    fc.record({
      list: fc.constantFrom('only' as const, 'all_but' as const),
      passports: arbitraryPassports(passport),
    }),
  );
}

const arbitraryConditions = fc.subarray([...transitConditions], { maxLength: 2 });
const arbitraryDocuments = fc.subarray([...documentTokens], { maxLength: 3 });

function arbitraryAirside(passport: string): fc.Arbitrary<TransitPolicy['airside']> {
  return fc.option(
    fc.record({
      offered: fc.constantFrom(...airsideOffers),
      airports: fc.option(fc.constant(['AAA'])),
      maxHours: fc.option(fc.constant(24)),
      overnight: fc.option(fc.boolean()),
      visa: fc
        .record({
          list: arbitraryList(passport),
          kind: fc.constantFrom(...airsidePapers),
          // Also of passports that the list doesn’t name.
          mayBeNeeded: arbitraryPassports(passport),
        })
        .map(({ list, ...more }) => ({ ...list, ...more })),
      eta: fc.option(
        arbitraryPassports(passport).map((passports) => ({
          ...{ list: 'only' as const, passports, name: 'eTA' },
        })),
      ),
      conditions: arbitraryConditions,
      source: arbitrarySource,
      alsoSources: fc.constant([]),
    }),
    { freq: 6 },
  );
}

function arbitraryPolicy(passport: string, country: string): fc.Arbitrary<TransitPolicy> {
  return fc.record({
    country: fc.constant(country),
    sources: fc.constant(pages),
    airside: arbitraryAirside(passport),
    exceptions: fc.array(
      fc.record({
        of: fc.constantFrom('airside', 'Programme'),
        passports: fc.oneof(fc.constant('all' as const), arbitraryPassports(passport)),
        holds: arbitraryDocuments,
        conditions: arbitraryConditions,
        effect: fc.constantFrom(...transitEffects),
        source: arbitrarySource,
      }),
      { maxLength: 3 },
    ),
    programmes: fc.array(
      fc.record({
        name: fc.constant('Programme'),
        kind: fc.constantFrom(...programmeKinds),
        passports: arbitraryList(passport),
        holds: arbitraryDocuments,
        maxHours: fc.constant(72),
        maxDays: fc.constant(null),
        conditions: arbitraryConditions,
        airports: fc.constant(null),
        places: fc.constant(null),
        fee: fc.constant(null),
        apply: fc.constant(null),
        from: fc.option(arbitraryDay),
        to: fc.option(arbitraryDay),
        source: arbitrarySource,
      }),
      { maxLength: 2 },
    ),
  });
}

const arbitraryRestrictions: fc.Arbitrary<Restriction[]> = fc
  .option(fc.constantFrom(...restrictionKinds), { freq: 3 })
  .map((kind) => {
    if (kind === null) return [];
    const source = { title: 'Proclamation', address: null, date: null };
    return [
      { kind, visas: '', since: null, until: null, exceptions: false, instrument: '', source },
    ];
  });

type Asked = {
  pair: [passport: string, destination: string];
  on: string;
  policy: TransitPolicy | undefined;
  /** Of tourists, and of changing planes. */
  visits: CurrentRule[];
  rules: CurrentRule[];
  memberships: ZoneMembership[];
  rights: EntryRight[];
  restrictions: Restriction[];
  holds: string[];
};

/** Rules of visits that a border open without a visa may come from, often with a doubt. */
const openVisits = arbitraryRules.map(([first, ...others]) =>
  first ? [{ ...first, access: 'visa_free' as const, condition: null }, ...others] : [],
);

/** A question about changing planes with all that is stored of it; with rules of its own or by policy alone. */
function asked(rules: fc.Arbitrary<CurrentRule[]>): fc.Arbitrary<Asked> {
  return arbitraryPair.chain((pair) =>
    fc.record({
      pair: fc.constant(pair),
      on: arbitraryDay,
      policy: fc.option(arbitraryPolicy(...pair), { freq: 2, nil: undefined }),
      visits: fc.oneof(arbitraryRules, openVisits),
      rules,
      memberships: fc.oneof(fc.constant<ZoneMembership[]>([]), arbitraryMemberships(...pair)),
      rights: arbitraryRights(...pair),
      restrictions: arbitraryRestrictions,
      holds: arbitraryDocuments,
    }),
  );
}

const byPolicy = asked(fc.constant([]));
const byRules = asked(arbitraryRules);

type Answers = { answer: EntryAnswer; sides: TransitSides; border: EntryAnswer; policy: Airside };

/** The answer for changing planes, and the tourist’s. */
function answersTo(question: Asked): Answers {
  const [passport, destination] = question.pair;
  const { on, holds, memberships, rights, restrictions } = question;
  const stored = question.policy && storedAs(question.policy);
  const airside = airsideOf(stored, passport);
  const groups = stateGroups(
    Map.groupBy(memberships, ({ countryCode }) => countryCode),
    on,
  );
  const held = { ...settings, held: { holds, groups }, countryName: (code: string) => code };
  const resolved = (purpose: VisaType, rules: CurrentRule[]) => {
    const pair = { passport, destination, purpose, on };
    const facts = { rules, memberships, restrictions, rights, recheckFailedOn: null };
    const ofPolicy = purpose === 'transit' ? airsideStatements(airside) : [];
    const answer = resolveAnswer(pair, { ...facts, ofPolicy }, settings);
    const exceptions = stored ? exceptionsOfPolicy(stored) : [];
    const concerned = exceptions.filter((exception) => concerns(exception, pair));
    return withExceptions(answer, concerned, held);
  };
  const border = resolved('tourist', question.visits);
  const answer = transitAnswer({
    resolved: resolved('transit', question.rules),
    airside,
    border,
    airsideProgrammes: [],
    programmes: programmesFor(
      stored,
      { passport, on, holds },
      { access: border.access, ...marksOf(border) },
    ),
  });
  if (!answer.transit) throw new Error('An answer for changing planes has two sides');
  return { answer, sides: answer.transit, border, policy: airside };
}

function storedAs(policy: TransitPolicy): StoredPolicy<TransitPolicy> {
  return { policy, source: { id: 'policies', licence: '', edition: 1 } };
}

/** What holds for any question, and for the answers to it. */
function holds(questions: fc.Arbitrary<Asked>, check: (answers: Answers, of: Asked) => void) {
  fc.assert(
    fc.property(questions, (question) => check(answersTo(question), question)),
    generated,
  );
}

const isByRight = ({ access }: Pick<EntryAnswer, 'access'>) =>
  access === 'own_country' || access === 'freedom_of_movement';

/** Whether a statement of a law or the country’s own government is the page of an answer. */
function isConfirmed(source: EntryAnswer['source']): boolean {
  return Object.values(pages).some(
    (page) => isConfirming(page) && source?.title === `${page.publisher}: ${page.title}`,
  );
}

/** Whether a policy names a passport without asking for documents, with any of these effects. */
function isNamed({ policy, pair: [passport] }: Asked, effect: TransitEffect): boolean {
  return (policy?.exceptions ?? []).some(
    ({ of, holds: documents, passports, effect: stated }) =>
      of === 'airside' &&
      documents.length === 0 &&
      stated === effect &&
      (passports === 'all' || passports.includes(passport)),
  );
}

describe('by a policy alone', () => {
  test('nothing is green without a law or the country’s own government', () => {
    holds(byPolicy, ({ answer, sides, policy }) => {
      if (policy.confirmed) expect(isConfirmed(policy.source)).toBe(true);
      if (isByRight(answer)) return;
      if (sides.airside.confirmed) expect(isConfirmed(sides.airside.source)).toBe(true);
      if (sides.heading === 'border' || answer.access === null || answer.restriction) return;
      if (doubtOfCountry(marksOf(answer)) !== null) return;
      expect([isConfirmed(answer.source), sides.airside.confirmed]).toEqual([true, true]);
    });
  });

  test('a list that is unknown frees nobody whom it doesn’t name', () => {
    holds(byPolicy, ({ answer, sides, policy }, question) => {
      const list = question.policy?.airside?.visa.list ?? 'unknown';
      if (list !== 'unknown' || isNamed(question, 'no_visa')) return;
      expect(policy.need).not.toBe('no_visa');
      // An authorisation or a visa may be spared by documents; what is unknown isn’t.
      if (policy.need !== 'unknown' || isByRight(answer)) return;
      expect(sides.airside.need).toBe('unknown');
    });
  });

  test('what is unknown is the border’s answer where that is open without a visa, else unknown', () => {
    holds(byPolicy, ({ answer, sides, border, policy }) => {
      if (policy.need !== 'unknown' || answer.zone !== null || answer.access === 'own_country')
        return;
      const isSure = border.restriction === null && doubtOfCountry(marksOf(border)) === null;
      const isOpen = isSure && (border.access === 'visa_free' || isByRight(border));
      expect(answer.access).toBe(isOpen ? border.access : null);
      expect(sides.heading).toBe(isOpen ? 'border' : 'airside');
    });
  });

  test('where everyone passes the border, the answer is the tourist’s with all that it says', () => {
    holds(byPolicy, ({ answer, border, policy }, { policy: stored }) => {
      expect(policy.need === 'pass_border').toBe(stored?.airside?.offered === 'no');
      if (policy.need !== 'pass_border' || isByRight(answer)) return;
      expect({ ...answer, transit: null }).toEqual({ ...border, purpose: 'transit' });
    });
  });

  test('suspended entry is the verdict, suspended visas leave the transit area as it is', () => {
    holds(byPolicy, ({ answer, sides, policy }, question) => {
      const [restriction] = question.restrictions;
      if (!restriction || isByRight(answer)) return;
      expect(sides.programmes).toEqual([]);
      if (restriction.kind === 'entry_suspended') {
        expect(answer.restriction).toEqual(restriction);
      } else if (policy.need !== 'unknown' && policy.need !== 'pass_border') {
        const free = answersTo({ ...question, restrictions: [] });
        expect([answer.access, answer.restriction]).toEqual([free.answer.access, null]);
      }
    });
  });
});

describe.each([
  ['by a policy', byPolicy],
  ['by a policy and rules of any source', byRules],
])('%s', (_by, questions) => {
  test('only a visa may be needed, depending on the route', () => {
    holds(questions, ({ sides, policy }) => {
      for (const { mayBeNeeded, need, paper, authorisation } of [sides.airside, policy]) {
        if (mayBeNeeded) expect(need).toBe('visa');
        if (paper !== null) expect(need).toBe('visa');
        if (authorisation !== null) expect(need).toBe('eta');
      }
    });
  });

  test('own country and free movement are what they are without a policy', () => {
    holds(questions, ({ answer }, question) => {
      const plain = answersTo({ ...question, policy: undefined });
      // Free movement by a rule, or by a treaty on visits, is an answer of the border like others.
      const isByZone = plain.answer.zone !== null && plain.sides.heading === 'airside';
      if (plain.answer.access !== 'own_country' && !isByZone) return;
      expect(answer.access).toBe(plain.answer.access);
      expect([answer.zone, answer.source]).toEqual([plain.answer.zone, plain.answer.source]);
    });
  });

  test('programmes are easier than entry, and for who has no right to it', () => {
    holds(questions, ({ answer, sides, border }) => {
      if (isByRight(answer)) expect([answer.access, sides.programmes]).toEqual([answer.access, []]);
      for (const { open, conditions } of sides.programmes) {
        expect(easeRank(border.access ?? 'visa_free')).toBeGreaterThan(easeRank('visa_free'));
        if (conditions.includes('approval_of_officer')) expect(open).toBe('officer_decides');
      }
    });
  });

  test('the transit area is known only where the answer is', () => {
    holds(questions, ({ answer, sides }) => {
      if (sides.heading === 'border' || answer.restriction || isByRight(answer)) return;
      expect(sides.airside.need === 'unknown').toBe(answer.access === null);
    });
  });

  test('a document makes no answer harder, and none unknown', () => {
    holds(questions, ({ answer }, question) => {
      const plain = answersTo({ ...question, holds: [] }).answer;
      expect(hardness(answer)).toBeLessThanOrEqual(hardness(plain));
    });
  });
});

/** The rank of an answer by ease; unknown is harder than all. */
function hardness({ access, restriction }: EntryAnswer): number {
  const listed = listedAccess({ access, suspended: restriction !== null });
  return listed === null ? Number.POSITIVE_INFINITY : easeRank(listed);
}
