import { compareDates } from '#core/dates.ts';
import type { Access } from '#core/vocabulary.ts';
import answerMessages from '#messages/en/answers.gen.ts';
import { translator } from '#messages/translate.ts';
import { compareTexts } from '../../compareTexts.ts';
import { easeRank } from '../access.ts';
import type { AnswerRule, EntryAnswer } from '../entryAnswer.ts';
import { rankOf, ranks } from './ranks.ts';
import { type Statement, statementOfOne } from './statements.ts';
import type { CurrentRule } from './storedFacts.ts';

const t = translator(answerMessages);

/** A pair's stored rules, the day of entry and today. */
type Days = { rules: CurrentRule[]; on: string; today: string };

/**
 * What contradicts the first statement: a newer, lower one with another access, or a higher rule
 * that ended after the first one's date and may have been unknown to it. Statements without a date
 * count as possibly newer or older.
 */
export function disagreementOf(
  first: Statement,
  lower: Statement[],
  days: Days,
): EntryAnswer['disagreement'] {
  if (first.contestedAccess !== null && !agree(first.contestedAccess, first.access)) {
    return { kind: 'sources_disagree', other: contested(first, first.contestedAccess) };
  }
  const other = lower.find((it) => !agree(it.access, first.access) && isNewer(it, first));
  if (other) return { kind: 'sources_disagree', other: toAnswerRule(other) };
  return ruleEndedSince(first, days);
}

/** The higher rule that ended after a statement's date, the highest and latest of several. */
export function ruleEndedSince(
  statement: Statement,
  { rules, on, today }: Days,
): EntryAnswer['disagreement'] {
  const [ended] = endedSince(statement, { rules, on }).sort(
    (a, b) => rankOf(a) - rankOf(b) || compareTexts(b.validTo ?? '', a.validTo ?? ''),
  );
  if (!ended?.validTo) return null;
  const rule = toAnswerRule(statementOfOne(ended));
  const { validTo: endedOn } = ended;
  return { kind: 'rule_ended', endedOn, isAhead: endedOn >= today, ended: rule };
}

/**
 * Whether a statement tells what applies after the end of a higher rule. One that is no newer than
 * the end doesn't if it gives the same access, which it only repeats, or one that is easier than a
 * visa: nobody says that the easier entry of earlier days came back.
 */
export function countsAfterEnd(
  statement: Statement,
  { rules, on }: Pick<Days, 'rules' | 'on'>,
): boolean {
  const ended = endedSince(statement, { rules, on });
  if (ended.length === 0) return true;
  const isEasier = easeRank(statement.access) < easeRank('visa_required');
  return !isEasier && !ended.some((rule) => rule.access === statement.access);
}

/**
 * The higher rules that have ended by the day, and of whose end a statement may not have known.
 * None for freedom of movement, which applies by membership on the day.
 */
function endedSince(
  { rank, asOf }: Statement,
  { rules, on }: Pick<Days, 'rules' | 'on'>,
): CurrentRule[] {
  if (rank === ranks.freedomOfMovement) return [];
  return rules.filter(
    (rule) =>
      rankOf(rule) < rank &&
      rule.validTo !== null &&
      rule.validTo < on &&
      (asOf === null || compareDates(asOf, rule.validTo) <= 0),
  );
}

/** The contradicting statement that the source itself found elsewhere. */
function contested({ source }: Statement, access: Access): AnswerRule {
  const title = t('otherOfficialPage');
  const page = { title, publisher: '', address: null, page: null };
  return { access, stay: null, note: '', source: { ...source, ...page } };
}

/** Editions have no value for freedom of movement: their "visa free" agrees with it. */
function agree(a: Access, b: Access): boolean {
  return a === b || (isFree(a) && isFree(b));
}

function isFree(access: Access): boolean {
  return access === 'visa_free' || access === 'freedom_of_movement';
}

function isNewer(lower: Statement, first: Statement): boolean {
  if (lower.asOf === null) return false;
  return first.asOf === null || compareDates(lower.asOf, first.asOf) > 0;
}

function toAnswerRule({ access, stay, note, source }: Statement): AnswerRule {
  return { access, stay, note, source };
}
