import type { CurrentRule, ZoneMembership } from '../../../db/queries/rules/entryRules.ts';
import type { VisaType } from '../../../db/schema.ts';
import type { AnswerChange, EntryAnswer } from '../../schemas/answers/access.ts';
import type { Staleness } from '../../schemas/rules/staleness.ts';
import { disagreementOf } from './disagreement.ts';
import { addDays, ageInDays, isWithin } from './partialDates.ts';
import { ranks, type Statement, statementsOf } from './statements.ts';
import { freedomOfMovement, reachedThrough, windowAt } from './zones.ts';

/** Who asks: which passport, where to, what for, and for which day of entry (YYYY-MM-DD, UTC). */
export type Question = {
  passport: string;
  destination: string;
  purpose: VisaType;
  on: string;
};

/** What is stored about a pair, whichever day it holds for. */
export type StoredFacts = { rules: CurrentRule[]; memberships: ZoneMembership[] };

/** What an answer is on its day, apart from what comes before and after. */
export type DayAnswer = Omit<EntryAnswer, 'nextChange' | 'otherSideOfChange'>;

/**
 * What a passport needs at a destination on one day. The order of truth: own passport,
 * administrator's rule, freedom of movement, official primary source, newest edition, official
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
  { rules, memberships }: StoredFacts,
  { staleness, today }: { staleness: Staleness; today: string },
): DayAnswer {
  const { passport, destination, on } = question;
  const none = { ...question, ...unknown, reachedThrough: reachedThrough(destination) };
  if (passport === destination) return { ...none, access: 'own_country' };

  const valid = rules.filter((rule) => isWithin(on, rule.validFrom, rule.validTo));
  const members = memberships.filter((row) => isWithin(on, row.memberFrom, row.memberTo));
  const movement = freedomOfMovement(question, members);
  const stated = statementsOf(valid);
  const statements = movement
    ? [...stated, movement.statement].sort((a, b) => a.rank - b.rank)
    : stated;
  const [first, ...lower] = statements;
  if (!first) return none;

  const isFree = first === movement?.statement;
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
    conditions: isFree ? [] : conditionsOf(statements),
    note: first.note,
    source: first.source,
    unconfirmed: first.rank === ranks.officialSecondary,
    stale: isFree ? null : staleKind(first, staleness, today),
    disagreement: disagreementOf(first, lower, { rules, on }),
    askBeforeTravel: asksBeforeTravel(question, first),
  };
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
  note: '',
  source: null,
  unconfirmed: false,
  stale: null,
  disagreement: null,
  askBeforeTravel: false,
} satisfies Partial<DayAnswer>;

function suppliesStay(lower: Statement, first: Statement): boolean {
  return lower.stay !== null && lower.access === first.access;
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
function daysOfChange({ rules, memberships }: StoredFacts, since: string): string[] {
  const days = new Set<string>();
  const add = (from: string | null, to: string | null) => {
    if (from !== null && from >= since) days.add(from);
    const after = to === null ? null : addDays(to, 1);
    if (after !== null && after >= since) days.add(after);
  };
  for (const { validFrom, validTo } of rules) add(validFrom, validTo);
  for (const { memberFrom, memberTo } of memberships) add(memberFrom, memberTo);
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
