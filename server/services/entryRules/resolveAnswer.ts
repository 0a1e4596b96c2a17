import type { CurrentRule, ZoneMembership } from '../../../db/queries/rules/entryRules.ts';
import type { VisaType } from '../../../db/schema.ts';
import {
  type AnswerChange,
  accesses,
  type EntryAnswer,
  type Restriction,
  ruleConditions,
  sourceKinds,
} from '../../schemas/answers/access.ts';
import { isDomestic } from '../../schemas/countries/territories.ts';
import { compareDates } from '../../schemas/rules/compareDates.ts';
import type { Staleness } from '../../schemas/rules/staleness.ts';
import { disagreementOf, repeatsEnded } from './disagreement.ts';
import { addDays, ageInDays, isWithin } from './partialDates.ts';
import { type Rank, rankOf, ranks, type Statement, statementsOf } from './statements.ts';
import { freedomOfMovement, reachedThrough, windowAt } from './zones.ts';

/** Who asks: which passport, where to, what for, and for which day of entry (YYYY-MM-DD, UTC). */
export type Question = {
  passport: string;
  destination: string;
  purpose: VisaType;
  on: string;
};

/** What is stored about a pair, whichever day it holds for. */
export type StoredFacts = {
  rules: CurrentRule[];
  memberships: ZoneMembership[];
  restrictions: Restriction[];
  /** The day on which a compilation found no readable official page about the pair. */
  recheckFailedOn: string | null;
};

/** What an answer is on its day, apart from what comes before and after. */
export type DayAnswer = Omit<EntryAnswer, 'nextChange' | 'otherSideOfChange'>;

/**
 * What a passport needs at a destination on one day. The order of truth: own passport (a domestic
 * journey too), administrator's rule, freedom of movement, official primary source, newest edition, official
 * secondary source, unknown. `today` is what ages are counted to.
 */
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

/** What a passport needs on the day itself. */
export function answerOfDay(
  question: Question,
  { rules: stored, memberships, restrictions, recheckFailedOn }: StoredFacts,
  { staleness, today }: { staleness: Staleness; today: string },
): DayAnswer {
  const { passport, destination, on } = question;
  const none = { ...question, ...unknown, reachedThrough: reachedThrough(destination) };
  if (passport === destination || isDomestic(passport, destination)) {
    return { ...none, access: 'own_country' };
  }

  const rules = stored.filter((rule) => rule.refusedOn === null);
  const valid = rules.filter((rule) => isWithin(on, rule.validFrom, rule.validTo));
  const members = memberships.filter((row) => isWithin(on, row.memberFrom, row.memberTo));
  const movement = freedomOfMovement(question, members);
  const stated = statementsOf(valid.filter(isUnderstood));
  const statements = movement
    ? [...stated, movement.statement].sort((a, b) => a.rank - b.rank)
    : stated;
  const restriction = restrictions.find((it) => isRestricted(it, question)) ?? null;
  const known = statements.filter((statement) => !repeatsEnded(statement, { rules, on }));
  const [first, ...lower] = known;
  const notUnderstood = valid.filter((rule) => !isUnderstood(rule)).map(rankToMind);
  if (notUnderstood.some((rank) => !first || rank <= first.rank)) return none;
  if (!first) {
    const [repeated] = statements;
    const disagreement = repeated ? disagreementOf(repeated, [], { rules, on }) : null;
    return { ...none, restriction, disagreement };
  }

  const isFree = first === movement?.statement;
  const renewal = renewalOf(first, lower);
  const asOf = renewal?.asOf ?? first.asOf;
  const supplier = first.stay ? undefined : lower.find((other) => suppliesStay(other, first));
  return {
    ...none,
    access: first.access,
    stay: first.stay ?? supplier?.stay ?? null,
    staySource: supplier?.source ?? null,
    window: first.access === 'visa_free' ? windowAt(destination, members) : null,
    zone: isFree && movement ? movement.zone : null,
    headlineCondition: first.headlineCondition,
    // Freedom of movement asks for no paper beyond the passport.
    conditions: isFree ? [] : conditionsOf(known),
    application: first.application,
    restriction: isFree ? null : restriction,
    note: first.note,
    source: first.source,
    asOf,
    renewedBy: renewal?.source ?? null,
    recheckFailedOn: isUnread(first, recheckFailedOn) ? recheckFailedOn : null,
    unconfirmed: first.rank === ranks.officialSecondary,
    stale: isFree ? null : staleKind({ ...first, asOf }, staleness, today),
    disagreement: disagreementOf({ ...first, asOf }, lower, { rules, on }),
    askBeforeTravel: asksBeforeTravel(question, first),
  };
}

/**
 * Whether this version knows the words of a rule: a newer one, or one that ran before, may have stored
 * others. What such a rule says is unknown, and lower sources don't answer in its place.
 */
function isUnderstood({ kind, access, condition, otherwise }: CurrentRule): boolean {
  return (
    sourceKinds.includes(kind) &&
    accesses.includes(access) &&
    (condition === null || ruleConditions.includes(condition)) &&
    (otherwise === null || accesses.includes(otherwise))
  );
}

/** The rank of a rule that isn't understood: of a kind of source that isn't known, the first. */
function rankToMind(rule: CurrentRule): Rank {
  return sourceKinds.includes(rule.kind) ? rankOf(rule) : ranks.administrator;
}

/** Every condition, once: of two sources that state the same one the higher is named. */
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
  window: null,
  zone: null,
  headlineCondition: null,
  conditions: [],
  application: null,
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
} satisfies Partial<DayAnswer>;

/** A stay that was published before the rule began belongs to the one that held then. */
function suppliesStay(lower: Statement, first: Statement): boolean {
  if (lower.stay === null || lower.access !== first.access) return false;
  return first.since === null || (lower.asOf !== null && lower.asOf >= first.since);
}

/** The newest of the lower statements that say the same as the first and are newer than that. */
function renewalOf(first: Statement, lower: Statement[]): Statement | undefined {
  return lower
    .filter(({ access, asOf }) => access === first.access && isLater(asOf, first.asOf))
    .sort((a, b) => compareDates(b.asOf ?? '', a.asOf ?? ''))[0];
}

function isLater(date: string | null, than: string | null): boolean {
  return date !== null && (than === null || compareDates(date, than) > 0);
}

/** Whether a compilation has looked for an official page since, in vain. */
function isUnread({ rank, asOf, source }: Statement, triedOn: string | null): boolean {
  if (triedOn === null || source.verifiedOn !== null) return false;
  return rank >= ranks.officialSecondary && isLater(triedOn, asOf);
}

/** Whether a restriction holds on the day. Visitors' visas say nothing of those for work. */
function isRestricted({ kind, since, until }: Restriction, { purpose, on }: Question): boolean {
  if (kind === 'visas_suspended' && purpose !== 'tourist') return false;
  return (since === null || since <= on) && (until === null || until >= on.slice(0, until.length));
}

function staleKind(
  { rank, asOf }: Statement,
  { editionDays, ruleDays }: Staleness,
  today: string,
): EntryAnswer['stale'] {
  // A source without a date says "date unknown" instead.
  if (asOf === null) return null;
  const kind = rank === ranks.edition ? 'edition' : 'rule';
  return ageInDays(asOf, today) > (kind === 'edition' ? editionDays : ruleDays) ? kind : null;
}

/** Where entry hangs on documents and crossings that an edition's "visa free" doesn't speak of. */
const entangled: ReadonlySet<string> = new Set(['CN', 'HK', 'MO', 'TW']);

/** Whether a plain "visa free" of an edition is known to be less simple. */
export function asksBeforeTravel(
  { passport, destination }: Pick<Question, 'passport' | 'destination'>,
  { rank, access, headlineCondition }: Pick<Statement, 'rank' | 'access' | 'headlineCondition'>,
): boolean {
  const isPlain = rank === ranks.edition && access === 'visa_free' && headlineCondition === null;
  return (
    isPlain && (destination === 'PS' || (entangled.has(passport) && entangled.has(destination)))
  );
}

/** The days since `since` on which something that is stored begins or ceases to hold, in order. */
function daysOfChange({ rules, memberships, restrictions }: StoredFacts, since: string): string[] {
  const days = new Set<string>();
  const add = (from: string | null, to: string | null) => {
    if (from !== null && from >= since) days.add(from);
    const after = to === null ? null : addDays(to, 1);
    if (after !== null && after >= since) days.add(after);
  };
  for (const { validFrom, validTo } of rules) add(validFrom, validTo);
  for (const { memberFrom, memberTo } of memberships) add(memberFrom, memberTo);
  for (const restriction of restrictions) {
    // A month or year has no day on which it is sure to begin or end.
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

/** Whether a visitor would read another answer; the same from another source is none. */
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
  { access, stay, headlineCondition, source }: DayAnswer,
): AnswerChange {
  // The own country has no rules, so it never changes into anything.
  const ruled = access === 'own_country' ? null : access;
  return { on, access: ruled, stay, headlineCondition, source };
}
