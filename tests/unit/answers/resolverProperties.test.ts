import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { EntryAnswer } from '#core/answers/entryAnswer.ts';
import { resolveAnswer } from '#core/answers/orderOfTruth/resolveAnswer.ts';
import type { Question, StoredFacts } from '#core/answers/orderOfTruth/storedFacts.ts';
import { addDays } from '#core/dates.ts';
import {
  arbitraryDay,
  arbitraryMemberships,
  arbitraryPair,
  arbitraryRights,
  arbitraryRules,
} from '../../fixtures/arbitraryFacts.ts';
import { type SlowAnswer, slowAnswer } from '../../fixtures/slowResolver.ts';
import { runs } from '../../support/thorough.ts';

const settings = { staleness: { editionDays: 365, ruleDays: 180 }, today: '2026-03-01' };
const generated = { numRuns: runs(400, 2000), seed: 20260217 };

const asked: fc.Arbitrary<[Question, StoredFacts]> = fc
  .record({
    pair: arbitraryPair,
    purpose: fc.constantFrom('tourist', 'transit', 'working'),
    on: arbitraryDay,
  })
  .chain(({ pair: [passport, destination], ...question }) =>
    fc.tuple(
      fc.constant({ passport, destination, ...question }),
      fc.record({
        rules: arbitraryRules,
        memberships: arbitraryMemberships(passport, destination),
        rights: arbitraryRights(passport, destination),
        restrictions: fc.constant([]),
        recheckFailedOn: fc.constant(null),
        ofPolicy: fc.constant([]),
      }),
    ),
  );

/** The product's answer in the slow implementation's form. */
function inShort(answer: EntryAnswer): SlowAnswer {
  const { stay, window, disagreement } = answer;
  return {
    access: answer.access,
    stay: stay && `${stay.number} ${stay.unit}`,
    staySource: answer.staySource?.id ?? null,
    source: answer.source?.id ?? null,
    named: answer.headlineCondition?.condition ?? null,
    conditions: answer.conditions.map(
      ({ condition, text, access, otherwise }) => `${condition} ${text} ${access} ${otherwise}`,
    ),
    unconfirmed: answer.unconfirmed,
    window: window && `${window.days} in ${window.per}, ${window.zone}`,
    disagreement: disagreement && wordsOf(disagreement),
    ask: answer.askBeforeTravel,
  };
}

function wordsOf(disagreement: NonNullable<EntryAnswer['disagreement']>): string {
  if (disagreement.kind === 'rule_ended') return `ended ${disagreement.endedOn}`;
  return `${disagreement.other.source.id} says ${disagreement.other.access}`;
}

test('the resolver agrees with the slow one for any stored rules', () => {
  fc.assert(
    fc.property(asked, ([question, facts]) => {
      const answer = inShort(resolveAnswer(question, facts, settings));
      expect(answer).toEqual(slowAnswer(question, facts));
    }),
    generated,
  );
});

test('answers don’t depend on the order of rows', () => {
  const shuffled = asked.chain(([question, facts]) =>
    fc.tuple(
      fc.constant(question),
      fc.constant(facts),
      fc.shuffledSubarray(facts.rules, { minLength: facts.rules.length }),
    ),
  );
  fc.assert(
    fc.property(shuffled, ([question, facts, rules]) => {
      const other = resolveAnswer(question, { ...facts, rules }, settings);
      expect(inShort(other)).toEqual(inShort(resolveAnswer(question, facts, settings)));
    }),
    generated,
  );
});

/** The parts of an answer that visitors read: a difference in these is a change. */
const readAs = (answer: SlowAnswer) => [answer.access, answer.stay, answer.named];

test('the next change is the first day with another answer', () => {
  fc.assert(
    fc.property(asked, ([question, facts]) => {
      const { nextChange } = resolveAnswer(question, facts, settings);
      const now = readAs(slowAnswer(question, facts));
      // All stored dates are within these days.
      for (let day = addDays(question.on, 1); day <= '2026-03-20'; day = addDays(day, 1)) {
        const then = readAs(slowAnswer({ ...question, on: day }, facts));
        if (nextChange?.on === day) {
          expect(nextChange.access).toBe(then[0]);
          return;
        }
        expect([day, ...then]).toEqual([day, ...now]);
      }
      expect(nextChange).toBe(null);
    }),
    generated,
  );
});

test('the other side of a change is the answer a day or two away', () => {
  fc.assert(
    fc.property(asked, ([question, facts]) => {
      const { otherSideOfChange } = resolveAnswer(question, facts, settings);
      const on = (day: string) => slowAnswer({ ...question, on: day }, facts);
      const days = [-2, -1, 0, 1].map((offset) => on(addDays(question.on, offset)));
      const changes = days.some(
        (day, at) => at > 0 && `${readAs(day)}` !== `${readAs(days[at - 1] ?? day)}`,
      );
      if (changes) expect(otherSideOfChange).not.toBe(null);
      if (!otherSideOfChange) return;
      const isAhead = otherSideOfChange.on > question.on;
      const otherDay = isAhead ? otherSideOfChange.on : addDays(otherSideOfChange.on, -1);
      expect(otherSideOfChange.access).toBe(on(otherDay).access);
    }),
    generated,
  );
});
