import type { CurrentRule } from '../../../db/queries/rules/entryRules.ts';
import type { Access } from '../../../db/schema.ts';
import type { AnswerRule, EntryAnswer } from '../../schemas/answers/access.ts';
import { compareDates } from '../../schemas/rules/compareDates.ts';
import { rankOf, type Statement, statementOfOne } from './statements.ts';

/**
 * What casts doubt on the first statement: a lower one that is newer and gives another access, or a
 * rule of a higher source that ended after the first one's date, of which it may not know. A date
 * that is unknown leaves the doubt.
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
 * Whether a statement is no newer than the end of a higher rule with the same access: it repeats what
 * has ended, and says nothing of what holds since.
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

/** What the source itself has read elsewhere. */
function contested({ source }: Statement, access: Access): AnswerRule {
  const page = { title: 'Another official page', publisher: '', address: null, page: null };
  return { access, stay: null, note: '', source: { ...source, ...page } };
}

/** Editions have no word for freedom of movement: their "visa free" doesn't contradict it. */
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

/** Whether a rule ended before the day, and the first statement may be older than that. */
function endedAfterStatement({ validTo }: CurrentRule, { asOf }: Statement, on: string): boolean {
  if (validTo === null || validTo >= on) return false;
  return asOf === null || compareDates(asOf, validTo) <= 0;
}

function toAnswerRule({ access, stay, note, source }: Statement): AnswerRule {
  return { access, stay, note, source };
}
