import { addDays } from '#core/dates.ts';
import type { Staleness } from '#core/inputs/settings/staleness.ts';
import type { AnswerChange, EntryAnswer } from '../entryAnswer.ts';
import { answerOfDay, type DayAnswer } from './answerOfDay.ts';
import type { Question, StoredFacts } from './storedFacts.ts';

/** Resolves what a passport needs at a destination on one day, and when that changes; see `answerOfDay`. */
export function resolveAnswer(
  question: Question,
  facts: StoredFacts,
  settings: { staleness: Staleness; today: string },
): EntryAnswer {
  const answerOn = (on: string) => answerOfDay({ ...question, on }, facts, settings);
  const answer = answerOn(question.on);
  const changes = daysOfChange(facts, addDays(question.on, -1));
  return {
    ...answer,
    nextChange: changes.length === 0 ? null : nextChange(answer, changes, answerOn),
    otherSideOfChange: changes.length === 0 ? null : otherSideOfChange(answer, changes, answerOn),
  };
}

/** The days since `since` on which a stored fact begins or ceases to apply, in order. */
function daysOfChange(
  { rules, memberships, rights, restrictions, ofPolicy }: StoredFacts,
  since: string,
): string[] {
  const days = new Set<string>();
  const add = (from: string | null, to: string | null) => {
    if (from !== null && from >= since) days.add(from);
    const after = to === null ? null : addDays(to, 1);
    if (after !== null && after >= since) days.add(after);
  };
  for (const { validFrom, validTo } of rules) add(validFrom, validTo);
  for (const { memberFrom, memberTo } of memberships) add(memberFrom, memberTo);
  for (const { from, to } of [...rights, ...ofPolicy]) add(from, to);
  for (const restriction of restrictions) {
    // A month or year doesn't give the day of a start or end.
    const day = (date: string | null) => (date?.length === 10 ? date : null);
    add(day(restriction.since), day(restriction.until));
  }
  return [...days].sort();
}

function nextChange(
  answer: DayAnswer,
  changes: string[],
  answerOn: (day: string) => DayAnswer,
): AnswerChange | null {
  for (const day of changes) {
    if (day <= answer.on) continue;
    const next = answerOn(day);
    if (isChange(answer, next)) return toChange(day, next);
  }
  return null;
}

function otherSideOfChange(
  answer: DayAnswer,
  changes: string[],
  answerOn: (day: string) => DayAnswer,
): AnswerChange | null {
  for (const offset of [1, 0, -1]) {
    const day = addDays(answer.on, offset);
    if (!changes.includes(day)) continue;
    const [before, after] = [answerOn(addDays(day, -1)), answerOn(day)];
    if (isChange(before, after)) return toChange(day, offset === 1 ? after : before);
  }
  return null;
}

/** Whether visitors would read a different answer; another source alone is no difference. */
function isChange(a: DayAnswer, b: DayAnswer): boolean {
  return (
    a.access !== b.access ||
    a.stay?.number !== b.stay?.number ||
    a.stay?.unit !== b.stay?.unit ||
    a.headlineCondition?.condition !== b.headlineCondition?.condition ||
    a.headlineCondition?.text !== b.headlineCondition?.text ||
    a.restriction?.kind !== b.restriction?.kind ||
    a.disagreement?.kind !== b.disagreement?.kind
  );
}

function toChange(
  on: string,
  { access, stay, headlineCondition, restriction, source, disagreement }: DayAnswer,
): AnswerChange {
  // The own country has no rules, so its answer never changes.
  const ruled = access === 'own_country' ? null : access;
  return { on, access: ruled, stay, headlineCondition, restriction, source, disagreement };
}
