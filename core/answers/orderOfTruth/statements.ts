import { compareDates } from '#core/dates.ts';
import { shippedText } from '#core/languages/shippedTexts.ts';
import { factsOf, type RuleFacts } from '#core/rules/ruleFields.ts';
import type { Access, RuleCondition } from '#core/vocabulary.ts';
import { compareTexts } from '../../compareTexts.ts';
import { easeRank } from '../access.ts';
import type { AnswerRule, AnswerSource, ConditionalAnswer, Stay } from '../entryAnswer.ts';
import { type Rank, rankOf, ranks } from './ranks.ts';
import type { CurrentRule } from './storedFacts.ts';

/** A source's statement about a pair on one day. */
export type Statement = AnswerRule & {
  rank: Rank;
  headlineCondition: ConditionalAnswer | null;
  conditions: ConditionalAnswer[];
  facts: RuleFacts;
  /** A different access that the source found on another official page. */
  contestedAccess: Access | null;
  /** The rule's first day, if stated: older lengths of stay belong to other rules. */
  since: string | null;
  /** The last day for which it is confirmed, as exact as known. */
  asOf: string | null;
  /** Sort key within a rank: an edition's own date, otherwise `asOf`. */
  newness: string | null;
};

/** A statement with its first and last day, YYYY-MM-DD; null where it has none. */
export type DatedStatement = { statement: Statement; from: string | null; to: string | null };

/**
 * Conditions that a headline may depend on: kinds of the country's own passports, the place of
 * entry, and documents that any traveller can get. Not documents of other countries.
 */
export const namedInHeadline: ReadonlySet<RuleCondition> = new Set<RuleCondition>([
  'biometric_passport',
  'identity_number',
  'passport_kind',
  'passport_issued_since',
  'nationality_status',
  'by_air',
  'entry_point',
  'papers_shown',
]);

/** The statements of these rules, in the order of truth; newest first within a rank. */
export function statementsOf(rules: CurrentRule[]): Statement[] {
  const groups = new Map<string, CurrentRule[]>();
  for (const rule of rules) {
    const key = `${rankOf(rule)} ${rule.sourceId}`;
    const group = groups.get(key);
    if (group) group.push(rule);
    else groups.set(key, [rule]);
  }
  return inOrderOfTruth([...groups.values()].map(statementOf));
}

/** Statements in the order of truth; newest first within a rank. */
export function inOrderOfTruth(statements: Statement[]): Statement[] {
  return statements.toSorted(
    (a, b) =>
      a.rank - b.rank ||
      compareTexts(b.newness ?? '', a.newness ?? '') ||
      (b.source.edition ?? 0) - (a.source.edition ?? 0) ||
      compareTexts(a.source.id, b.source.id),
  );
}

/** The statement of a single rule. */
export function statementOfOne(rule: CurrentRule): Statement {
  return statementOf([rule]);
}

/** The joint statement of rules of one source and rank; at least one rule. */
function statementOf(rules: CurrentRule[]): Statement {
  // If a source contradicts itself, its newest rule applies; of these, the last one stored.
  const inOrder = rules.toSorted(
    (a, b) => compareTexts(asOf(b) ?? '', asOf(a) ?? '') || b.id - a.id,
  );
  const conditional = inOrder.filter((rule) => rule.condition !== null);
  const plain = inOrder.find((rule) => rule.condition === null);
  const { rule, ...headline } = headlineOf(plain, conditional);
  const rank = rankOf(rule);
  return {
    ...headline,
    rank,
    conditions: conditional.map(toConditionalAnswer),
    facts: factsOf(rule),
    contestedAccess: rule.contestedAccess,
    since: rule.validFrom,
    source: toSource(rule),
    asOf: asOf(rule),
    newness: rank === ranks.edition ? rule.editionDate : asOf(rule),
  };
}

type Headline = Pick<Statement, 'access' | 'stay' | 'note' | 'headlineCondition'> & {
  rule: CurrentRule;
};

/**
 * The access with nothing but the passport. A rule for a kind of passport or for arrival by air
 * becomes the headline, with its condition, if it says more than the unconditional rule; the
 * strictest of several. Without such rules: the access otherwise, the strictest if sources differ.
 */
function headlineOf(plain: CurrentRule | undefined, conditional: CurrentRule[]): Headline {
  const [named] = conditional.filter((rule) => isHeadline(rule, plain)).sort(hardestFirst);
  if (named) {
    const { access, note } = named;
    const headlineCondition = toConditionalAnswer(named);
    return { rule: named, access, stay: stayOf(named), note, headlineCondition };
  }
  if (plain) {
    const { access, note } = plain;
    return { rule: plain, access, stay: stayOf(plain), note, headlineCondition: null };
  }
  const [rule, ...others] = conditional as [CurrentRule, ...CurrentRule[]];
  const hardest = others.reduce(
    (hard, other) => (easeRank(otherwiseOf(other)) > easeRank(otherwiseOf(hard)) ? other : hard),
    rule,
  );
  const access = otherwiseOf(hardest);
  return { rule: hardest, access, stay: null, note: '', headlineCondition: null };
}

function isHeadline(rule: CurrentRule, plain: CurrentRule | undefined): boolean {
  const without = plain?.access ?? otherwiseOf(rule);
  const difference = easeRank(rule.access) - easeRank(without);
  // Nearly everyone arrives by air, so a stricter rule for it must be shown.
  if (rule.condition === 'by_air' && difference > 0) return true;
  const isNamed = namedInHeadline.has(rule.condition ?? 'other');
  return isNamed && difference < 0 && otherwiseOf(rule) === without;
}

function hardestFirst(a: CurrentRule, b: CurrentRule): number {
  return easeRank(b.access) - easeRank(a.access);
}

function otherwiseOf({ otherwise, access }: CurrentRule) {
  return otherwise ?? access;
}

/** A rule's length of stay. */
export function stayOf({
  stayNumber,
  stayUnit,
}: Pick<CurrentRule, 'stayNumber' | 'stayUnit'>): Stay | null {
  return stayNumber === null || stayUnit === null ? null : { number: stayNumber, unit: stayUnit };
}

function toConditionalAnswer(rule: CurrentRule): ConditionalAnswer {
  return {
    condition: rule.condition ?? 'other',
    text: shippedText(rule.conditionText),
    access: rule.access,
    stay: stayOf(rule),
    otherwise: otherwiseOf(rule),
    note: shippedText(rule.note),
    otherwiseStay: null,
    terms: null,
    held: null,
    source: toSource(rule),
  };
}

/**
 * The later of the source's date and the last confirmation. An administrator's rule without either
 * is confirmed as of its last save.
 */
export function asOf(
  rule: Pick<CurrentRule, 'kind' | 'updatedAt' | 'verifiedOn' | 'sourceDate' | 'editionDate'>,
): string | null {
  const saved = rule.kind === 'administrator' ? rule.updatedAt.slice(0, 10) : null;
  const { verifiedOn } = rule;
  const stated = rule.sourceDate ?? rule.editionDate;
  if (!verifiedOn) return stated ?? saved;
  return stated && compareDates(stated, verifiedOn) > 0 ? stated : verifiedOn;
}

function toSource(rule: CurrentRule): AnswerSource {
  const page = pageOf(rule);
  // An administrator may name another source; then this site is not the publisher.
  const named = !page && rule.sourceTitle !== '';
  return {
    id: rule.sourceId,
    kind: rule.kind,
    quality: rule.quality,
    title: named ? rule.sourceTitle : rule.title,
    publisher: named ? '' : rule.publisher,
    licence: rule.licence,
    address: page ? rule.address : (rule.sourceAddress ?? rule.address),
    edition: rule.editionId,
    date: rule.sourceDate ?? rule.editionDate,
    verifiedOn: rule.verifiedOn,
    page,
  };
}

/** The official page of a compilation's rule; its day is the rule's date. */
function pageOf({ pageScope, sourceTitle, sourceAddress }: CurrentRule) {
  if (pageScope === null || sourceAddress === null) return null;
  return { title: sourceTitle, address: sourceAddress, scope: pageScope };
}
