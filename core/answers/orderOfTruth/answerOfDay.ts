import { isControlledByOthers, isEntangled } from '#core/countries/borders.ts';
import { isDomestic } from '#core/countries/territories.ts';
import { ageInDays, compareDates, isWithin } from '#core/dates.ts';
import type { Staleness } from '#core/inputs/settings/staleness.ts';
import { sentencesInWords } from '#core/languages/sentences.ts';
import { shippedText } from '#core/languages/shippedTexts.ts';
import { noFacts } from '#core/rules/ruleFields.ts';
import { accesses, ruleConditions, sourceKinds } from '#core/vocabulary.ts';
import { easeRank } from '../access.ts';
import type { EntryAnswer, Restriction } from '../entryAnswer.ts';
import { countsAfterEnd, disagreementOf, ruleEndedSince } from './disagreement.ts';
import { movementByRight, rightAt, rightInAnswer } from './entryRights.ts';
import { type Rank, rankOf, ranks } from './ranks.ts';
import { inOrderOfTruth, type Statement, statementsOf } from './statements.ts';
import type { CurrentRule, Question, StoredFacts } from './storedFacts.ts';
import { freedomOfMovement, reachedThrough, windowAt } from './zones.ts';

/** An answer on its day, without its changes. */
export type DayAnswer = Omit<EntryAnswer, 'nextChange' | 'otherSideOfChange'>;

/**
 * Resolves what a passport needs at a destination on one day. The order of truth: own passport
 * (including domestic travel), then the `ranks`, then unknown. Ages are counted to `today`.
 */
export function answerOfDay(
  question: Question,
  { rules: stored, memberships, rights, restrictions, recheckFailedOn, ofPolicy }: StoredFacts,
  { staleness, today }: { staleness: Staleness; today: string },
): DayAnswer {
  const { passport, destination, on } = question;
  const none = { ...question, ...unknown, reachedThrough: reachedThrough(question) };
  if (passport === destination || isDomestic(passport, destination)) {
    return { ...none, access: 'own_country' };
  }

  const rules = stored.filter((rule) => rule.refusedOn === null);
  const valid = rules.filter((rule) => isWithin(on, rule.validFrom, rule.validTo));
  const members = memberships.filter((row) => isWithin(on, row.memberFrom, row.memberTo));
  const right = rightAt(question, rights);
  const membership = freedomOfMovement(question, members);
  const movement = membership ?? movementByRight(right, question);
  const stated = statementsOf(valid.filter(isUnderstood));
  const beside = [
    ...(movement ? [movement.statement] : []),
    ...ofPolicy
      .filter(({ statement, from, to }) => isWithin(on, from, to) && !isRefused(statement, stored))
      .map(({ statement }) => statement),
  ];
  const statements = beside.length > 0 ? inOrderOfTruth([...stated, ...beside]) : stated;
  const restriction = restrictions.find((it) => isRestricted(it, question)) ?? null;
  const known = statements.filter((statement) => countsAfterEnd(statement, { rules, on }));
  const [first, ...lower] = known;
  const notUnderstood = valid.filter((rule) => !isUnderstood(rule)).map(rankToMind);
  if (notUnderstood.some((rank) => !first || rank <= first.rank)) return none;
  if (!first) {
    const [outlived] = statements;
    const disagreement = outlived ? ruleEndedSince(outlived, { rules, on, today }) : null;
    return { ...none, restriction, disagreement };
  }

  const isFree = first === movement?.statement;
  // Membership on the day is neither suspended nor old; what a page says of a right may be.
  const isMember = first === membership?.statement;
  const entersBy = isMember ? null : rightInAnswer(right, first);
  if (restriction && !isMember) {
    // A restriction replaces what the rule grants and asks for; the access stays its background.
    const { access, source, asOf } = first;
    const disagreement = disagreementOf(first, lower, { rules, on, today });
    return { ...none, access, source, asOf, restriction, disagreement };
  }
  const renewal = renewalOf(first, lower);
  const asOf = renewal?.asOf ?? first.asOf;
  const stale = isMember ? null : staleKind({ ...first, asOf }, staleness, today);
  const supplier = first.stay ? undefined : lower.find((other) => suppliesStay(other, first));
  const isOlder =
    supplier !== undefined && !stale && staleKind(supplier, staleness, today) !== null;
  return {
    ...none,
    access: first.access,
    stay: first.stay ?? (isOlder ? null : (supplier?.stay ?? null)),
    staySource: isOlder ? null : (supplier?.source ?? null),
    olderStay: isOlder && supplier.stay ? { stay: supplier.stay, source: supplier.source } : null,
    window: hasWindow(question, first) ? windowAt(destination, members) : null,
    zone: isFree ? movement.zone : null,
    right: entersBy,
    headlineCondition: first.headlineCondition,
    // Freedom of movement needs no document beyond the passport.
    conditions: isFree ? [] : conditionsOf(known),
    ...first.facts,
    note: sentencesInWords([first.note, entersBy ? (right?.note ?? '') : ''].map(shippedText)),
    source: first.source,
    asOf,
    renewedBy: renewal?.source ?? null,
    recheckFailedOn: isUnread(first, recheckFailedOn) ? recheckFailedOn : null,
    unconfirmed: first.rank === ranks.officialSecondary,
    stale,
    disagreement: disagreementOf({ ...first, asOf }, lower, { rules, on, today }),
    askBeforeTravel: asksBeforeTravel(question, first),
  };
}

/** Whether the team refused a rule that says the same as a policy. */
function isRefused({ access }: Statement, stored: readonly CurrentRule[]): boolean {
  return stored.some((rule) => rule.refusedOn !== null && rule.access === access);
}

/** Whether a stay counts in the window of the destination's zone: one in its transit area doesn't. */
function hasWindow({ purpose }: Question, { access }: Statement): boolean {
  return access === 'visa_free' && purpose !== 'transit';
}

/**
 * Whether this version knows all values of a rule: another version may have stored others. The
 * answer of such a rule is unknown, and lower sources don't replace it.
 */
export function isUnderstood({
  kind,
  access,
  condition,
  otherwise,
}: Pick<CurrentRule, 'kind' | 'access' | 'condition' | 'otherwise'>): boolean {
  return (
    sourceKinds.includes(kind) &&
    accesses.includes(access) &&
    (condition === null || ruleConditions.includes(condition)) &&
    (otherwise === null || accesses.includes(otherwise))
  );
}

/** The rank of a rule with unknown values: the first for an unknown kind of source. */
function rankToMind(rule: CurrentRule): Rank {
  return sourceKinds.includes(rule.kind) ? rankOf(rule) : ranks.administrator;
}

/** All distinct conditions; of equal ones, the highest source's. */
function conditionsOf(statements: Statement[]): Statement['conditions'] {
  const stated = new Map<string, Statement['conditions'][number]>();
  for (const condition of statements.flatMap(({ conditions }) => conditions)) {
    const { condition: kind, text, access, otherwise } = condition;
    const key = [kind, text, access, otherwise].join('\n');
    if (!stated.has(key)) stated.set(key, condition);
  }
  return [...stated.values()];
}

const unknown = {
  access: null,
  stay: null,
  staySource: null,
  olderStay: null,
  window: null,
  zone: null,
  right: null,
  headlineCondition: null,
  conditions: [],
  ...noFacts,
  restriction: null,
  note: '',
  source: null,
  renewedBy: null,
  recheckFailedOn: null,
  asOf: null,
  unconfirmed: false,
  stale: null,
  disagreement: null,
  askBeforeTravel: false,
  exceptionsAt: null,
  issuedDocument: null,
  transit: null,
  work: null,
  visitorWork: null,
  answerOf: null,
} satisfies Partial<DayAnswer>;

/** A stay published before the rule began belongs to an earlier rule. */
function suppliesStay(lower: Statement, first: Statement): boolean {
  if (lower.stay === null || lower.access !== first.access) return false;
  return first.since === null || (lower.asOf !== null && lower.asOf >= first.since);
}

/** The newest lower statement that agrees with the first and is newer. */
function renewalOf(first: Statement, lower: Statement[]): Statement | undefined {
  return lower
    .filter(({ access, asOf }) => access === first.access && isLater(asOf, first.asOf))
    .sort((a, b) => compareDates(b.asOf ?? '', a.asOf ?? ''))[0];
}

function isLater(date: string | null, than: string | null): boolean {
  return date !== null && (than === null || compareDates(date, than) > 0);
}

/** Whether a compilation has since searched for an official page in vain. */
function isUnread({ rank, asOf, source }: Statement, triedOn: string | null): boolean {
  if (triedOn === null || source.verifiedOn !== null) return false;
  return rank >= ranks.officialSecondary && isLater(triedOn, asOf);
}

/** Whether a restriction applies on the day. Suspended visitor visas don't affect work. */
function isRestricted({ kind, since, until }: Restriction, { purpose, on }: Question): boolean {
  if (kind === 'visas_suspended' && purpose !== 'tourist') return false;
  return (since === null || since <= on) && (until === null || until >= on.slice(0, until.length));
}

export function staleKind(
  { rank, asOf }: Pick<Statement, 'rank' | 'asOf'>,
  { editionDays, ruleDays }: Staleness,
  today: string,
): EntryAnswer['stale'] {
  // A source without a date is shown as undated instead.
  if (asOf === null) return null;
  const kind = rank === ranks.edition ? 'edition' : 'rule';
  return ageInDays(asOf, today) > (kind === 'edition' ? editionDays : ruleDays) ? kind : null;
}

/** Whether a published answer that asks for no visa is known to have exceptions. */
export function asksBeforeTravel(
  { passport, destination }: Pick<Question, 'passport' | 'destination'>,
  { rank, access, headlineCondition }: Pick<Statement, 'rank' | 'access' | 'headlineCondition'>,
): boolean {
  if (isControlledByOthers(destination)) {
    return rank !== ranks.administrator && easeRank(access) < easeRank('visa_required');
  }
  const isPlain = rank === ranks.edition && access === 'visa_free' && headlineCondition === null;
  return isPlain && isEntangled(passport, destination);
}
