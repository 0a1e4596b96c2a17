import type { CurrentRule } from '../../../db/queries/rules/entryRules.ts';
import type { Access } from '../../../db/schema.ts';
import answerMessages from '../../../messages/answers/en.gen.ts';
import { translator } from '../../../messages/translate.ts';
import type { AnswerRule, EntryAnswer } from '../../schemas/answers/access.ts';
import { compareDates } from '../../schemas/rules/compareDates.ts';
import { rankOf, type Statement, statementOfOne } from './statements.ts';

/**
 * What contradicts the first statement: a newer, lower one with another access, or a higher rule
 * that ended after the first one's date and may have been unknown to it. Statements without a date
 * count as possibly newer or older.
 */
export function disagreementOf(
  first: Statement,
  lower: Statement[],
  { rules, on }: { rules: CurrentRule[]; on: string },
): EntryAnswer['disagreement'] {
  if (first.contestedAccess !== null && !agree(first.contestedAccess, first.access)) {
    return { kind: 'sources_disagree', other: contested(first, first.contestedAccess) };
  }
  const other = lower.find((it) => !agree(it.access, first.access) && isNewer(it, first));
  if (other) return { kind: 'sources_disagree', other: toAnswerRule(other) };

  const [ended] = rules
    .filter((rule) => rankOf(rule) < first.rank && endedAfterStatement(rule, first, on))
    .sort((a, b) => rankOf(a) - rankOf(b) || ((a.validTo ?? '') > (b.validTo ?? '') ? -1 : 1));
  if (!ended?.validTo) return null;
  const rule = toAnswerRule(statementOfOne(ended));
  return { kind: 'rule_ended', endedOn: ended.validTo, ended: rule };
}

/**
 * Whether a statement is no newer than the end of a higher rule with the same access: then it
 * repeats an ended rule, and doesn't state the present one.
 */
export function repeatsEnded(
  statement: Statement,
  { rules, on }: { rules: CurrentRule[]; on: string },
): boolean {
  return rules.some(
    (rule) =>
      rankOf(rule) < statement.rank &&
      agree(rule.access, statement.access) &&
      endedAfterStatement(rule, statement, on),
  );
}

/** The contradicting statement that the source itself found elsewhere. */
function contested({ source }: Statement, access: Access): AnswerRule {
  const title = translator(answerMessages)('otherOfficialPage');
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

/** Whether a rule has ended by the day, and the first statement may be older than its end. */
function endedAfterStatement({ validTo }: CurrentRule, { asOf }: Statement, on: string): boolean {
  if (validTo === null || validTo >= on) return false;
  return asOf === null || compareDates(asOf, validTo) <= 0;
}

function toAnswerRule({ access, stay, note, source }: Statement): AnswerRule {
  return { access, stay, note, source };
}
