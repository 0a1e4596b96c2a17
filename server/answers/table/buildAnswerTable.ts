import { marksOf, noMarks } from '#core/answers/answerMarks.ts';
import {
  answerOfDay,
  asksBeforeTravel,
  type DayAnswer,
  isUnderstood,
  staleKind,
} from '#core/answers/orderOfTruth/answerOfDay.ts';
import { destinationsByRight } from '#core/answers/orderOfTruth/entryRights.ts';
import { type Rank, rankOf, ranks } from '#core/answers/orderOfTruth/ranks.ts';
import { asOf, stayOf } from '#core/answers/orderOfTruth/statements.ts';
import type { BareRule } from '#core/answers/orderOfTruth/storedFacts.ts';
import { airsideOf } from '#core/answers/transit/airside.ts';
import { answersByBorder } from '#core/answers/transit/transitAnswer.ts';
import { isNotAdmitted } from '#core/answers/work/workAnswer.ts';
import { isDomestic, territoriesUnderStateRules } from '#core/countries/territories.ts';
import { compareDates } from '#core/dates.ts';
import type { VisaType } from '#core/vocabulary.ts';
import type { Db } from '#db/db.ts';
import {
  listResolvableRulesOfPassport,
  type ResolvableRule,
} from '#db/queries/rules/storedRules.ts';
import { acceptPendingConnections } from '#server/lib/pendingConnections.ts';
import { factsOf } from '../findAnswer.ts';
import { currentRules, type RuleReference } from '../ruleReference.ts';
import { AnswerTable, type ShortAnswer } from './answerTable.ts';

/**
 * Time slice of building the table, in ms, between which other requests are served. A slice's last
 * passport may exceed it by 2 ms.
 */
const SLICE_MS = 3;

/** Connections accepted between two slices: under a flood they take about as long as a slice. */
const ACCEPTED_BETWEEN_SLICES = 10;

/**
 * Resolves the answers of all pairs for a purpose and day of entry, passport by passport; without
 * those of other passports than `passports`, if given. `today` is what ages are counted to. `onSlice`
 * is called with the duration of each slice, in ms.
 */
export async function buildAnswerTable(
  db: Db,
  reference: RuleReference,
  {
    purpose,
    day,
    today = day,
    passports = reference.countries,
    border,
  }: {
    purpose: VisaType;
    day: string;
    today?: string;
    passports?: readonly string[];
    /** For other stays, the tourists' table of the same day. */
    border?: AnswerTable | undefined;
  },
  onSlice: (ms: number) => void = () => {},
): Promise<AnswerTable> {
  const table = new AnswerTable(
    purpose,
    day,
    reference.countries,
    purpose === 'transit' ? border : undefined,
  );
  // Of working, zones say nothing.
  const zoned = purpose === 'working' ? [] : countriesWithFreedomOfMovement(reference);
  const travellers = new Set(zoned);
  let sliceBegan = performance.now();
  for (const passport of passports) {
    const rules = await listResolvableRulesOfPassport(db, { passport, purpose });
    const byDestination = grouped(rules);
    const freeAt = new Set([
      ...(travellers.has(passport) ? travellers : []),
      ...destinationsByRight({ passport, purpose }, reference.rights),
    ]);
    addMissing(byDestination, freeAt);
    for (const [destination, restrictions] of reference.restrictions) {
      const isRestricted = restrictions.some(({ passports: codes }) => codes.includes(passport));
      if (isRestricted && !byDestination.has(destination)) byDestination.set(destination, []);
    }
    if (table.border) addMissing(byDestination, reference.countries);
    const stated = purpose === 'working' ? reference.workPolicies : undefined;
    if (stated) {
      addMissing(byDestination, stated.keys());
      addMissing(byDestination, notAdmittedAt(border, passport, reference.countries));
    }
    for (const [destination, found] of byDestination) {
      if (destination === passport || isDomestic(passport, destination)) continue;
      const question = { passport, destination, purpose, on: day };
      const visit = border?.at(passport, destination);
      if (purpose === 'transit') {
        const of = { today, border: visit };
        table.set(passport, destination, transitShort(question, found, reference, of));
        continue;
      }
      const mayBePlain = !freeAt.has(destination) && !stated?.has(destination);
      const plain = mayBePlain ? plainAnswer(question, found, reference, today) : undefined;
      const answer = plain ?? resolvedAnswer(question, found, reference, today);
      const kind = reference.sources.get(answer.source ?? '')?.kind;
      const isRefused = stated && visit && isNotAdmitted(visit, kind);
      table.set(passport, destination, isRefused ? visit : answer);
    }
    if (purpose !== 'working') answerByStates(table, passport);
    const took = performance.now() - sliceBegan;
    if (took < SLICE_MS) continue;
    onSlice(took);
    await acceptPendingConnections(ACCEPTED_BETWEEN_SLICES);
    sliceBegan = performance.now();
  }
  onSlice(performance.now() - sliceBegan);
  return table;
}

/** Gives a passport the state's answers in territories that have none and where its entry rules apply. */
function answerByStates(table: AnswerTable, passport: string) {
  for (const { territory, state } of territoriesUnderStateRules) {
    const own = table.at(passport, territory);
    const ofState = table.at(passport, state);
    if (!own || !ofState || own.access !== null || own.suspended || own.disagrees) continue;
    table.set(passport, territory, ofState);
  }
}

/** The countries that admit nobody with a passport. */
function notAdmittedAt(
  visits: AnswerTable | undefined,
  passport: string,
  countries: readonly string[],
): string[] {
  return countries.filter((country) => visits?.at(passport, country)?.access === 'no_admission');
}

type Question = Parameters<typeof answerOfDay>[0];

function resolvedAnswer(
  question: Question,
  rules: ResolvableRule[],
  reference: RuleReference,
  today: string,
): ShortAnswer {
  const facts = factsOf(question, currentRules(rules.map(withoutTexts), reference), reference);
  return toShortAnswer(answerOfDay(question, facts, { staleness: reference.staleness, today }));
}

/** A pair's answer for changing planes: by rules and policies, else the border's where that decides. */
function transitShort(
  question: Question,
  rules: ResolvableRule[],
  reference: RuleReference,
  { today, border }: { today: string; border: ShortAnswer | undefined },
): ShortAnswer {
  const facts = factsOf(question, currentRules(rules.map(withoutTexts), reference), reference);
  const resolved = answerOfDay(question, facts, { staleness: reference.staleness, today });
  const policy = reference.transitPolicies.get(question.destination);
  const short = toShortAnswer(resolved);
  const isBorders = border && answersByBorder(short, airsideOf(policy, question.passport), border);
  return isBorders ? border : short;
}

/**
 * A fast path for nearly all pairs: one rule per rank, all with the same access, no conditions and
 * no dates. `undefined` for any other pair, which needs the resolver.
 */
function plainAnswer(
  question: Question,
  rules: ResolvableRule[],
  { sources, restrictions, staleness }: RuleReference,
  today: string,
): ShortAnswer | undefined {
  // Restrictions apply in addition to rules.
  if (restrictions.has(question.destination)) return undefined;
  const byRank: ResolvableRule[] = [];
  for (const rule of rules) {
    const source = sources.get(rule.sourceId);
    if (!source || rule.access !== rules[0]?.access) return undefined;
    if (rule.condition !== null || rule.validFrom !== null || rule.validTo !== null)
      return undefined;
    if (rule.refusedOn !== null || rule.contestedAccess !== null) return undefined;
    const { kind, quality } = source;
    const { access, condition, otherwise } = rule;
    if (!isUnderstood({ kind, access, condition, otherwise })) return undefined;
    const rank = rankOf({ kind, quality, verifiedOn: rule.verifiedOn });
    if (byRank[rank]) return undefined;
    byRank[rank] = rule;
  }
  const rank = byRank.findIndex((rule) => rule !== undefined) as Rank;
  const top = byRank[rank];
  if (!top) return undefined;
  const { access, sourceId, pageScope } = top;
  const stayAt = byRank.findIndex((rule) => rule !== undefined && rule.stayNumber !== null) as Rank;
  const supplier = byRank[stayAt];
  const known = newestOf(byRank, sources);
  const isStale = (place: Rank, date: string | null) =>
    staleKind({ rank: place, asOf: date }, staleness, today) !== null;
  const isOlder =
    supplier !== undefined &&
    supplier !== top &&
    !isStale(rank, known) &&
    isStale(stayAt, dateOf(supplier, sources));
  return {
    access,
    stay: supplier && !isOlder ? stayOf(supplier) : null,
    ...noMarks,
    unconfirmed: rank === ranks.officialSecondary,
    askBeforeTravel: asksBeforeTravel(question, { rank, access, headlineCondition: null }),
    source: sourceId,
    sourceDate: top.sourceDate ?? sources.get(sourceId)?.editionDate ?? null,
    pageScope,
    asOf: known,
  };
}

/** The date of the first rule, or a later one that agrees. */
function newestOf(byRank: ResolvableRule[], sources: RuleReference['sources']): string | null {
  let newest: string | null = null;
  for (const rule of byRank) {
    if (!rule) continue;
    const date = dateOf(rule, sources);
    if (date !== null && (newest === null || compareDates(date, newest) > 0)) newest = date;
  }
  return newest;
}

/** The last day for which a rule is confirmed. */
function dateOf(rule: ResolvableRule, sources: RuleReference['sources']): string | null {
  const { kind = 'edition', editionDate = null } = sources.get(rule.sourceId) ?? {};
  return asOf({ ...rule, updatedAt: rule.updatedAt ?? '', kind, editionDate });
}

/** Reduces an answer to the fields of lists. */
export function toShortAnswer(answer: DayAnswer): ShortAnswer {
  return {
    access: answer.access,
    stay: answer.stay,
    ...marksOf(answer),
    source: answer.source?.id ?? null,
    sourceDate: answer.source?.date ?? null,
    pageScope: answer.source?.page?.scope ?? null,
    asOf: answer.asOf,
  };
}

/** Texts don't affect access, stay and flags; any address tells that a page is cited. */
function withoutTexts({ updatedAt, ...rule }: ResolvableRule): BareRule {
  return {
    ...rule,
    conditionText: '',
    note: '',
    sourceTitle: '',
    sourceAddress: '',
    updatedAt: updatedAt ?? '',
  };
}

function countriesWithFreedomOfMovement({ memberships }: RuleReference): Set<string> {
  const codes = new Set<string>();
  for (const [code, zones] of memberships)
    if (zones.some((zone) => zone.freedomOfMovement === 1)) codes.add(code);
  return codes;
}

/** Adds the destinations for which there is no rule. */
function addMissing(byDestination: Map<string, ResolvableRule[]>, codes: Iterable<string>): void {
  for (const code of codes) if (!byDestination.has(code)) byDestination.set(code, []);
}

function grouped(rules: ResolvableRule[]): Map<string, ResolvableRule[]> {
  const groups = new Map<string, ResolvableRule[]>();
  for (const rule of rules) {
    const group = groups.get(rule.destination);
    if (group) group.push(rule);
    else groups.set(rule.destination, [rule]);
  }
  return groups;
}
