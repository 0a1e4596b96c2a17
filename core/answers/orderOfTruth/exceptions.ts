import { addDays, ageInDays, isWithin } from '#core/dates.ts';
import { asksMore, matchDocuments } from '#core/documents/entryExceptions.ts';
import type { ExceptionTerms } from '#core/documents/exceptionTerms.ts';
import { exceptionInWords } from '#core/documents/exceptionWords.ts';
import type { HeldDocuments } from '#core/documents/issuers.ts';
import type { Staleness } from '#core/inputs/settings/staleness.ts';
import { noFacts } from '#core/rules/ruleFields.ts';
import type { Access, VisaType } from '#core/vocabulary.ts';
import { easeRank } from '../access.ts';
import type {
  AnswerSource,
  ConditionalAnswer,
  EntryAnswer,
  Stay,
  StayWindow,
} from '../entryAnswer.ts';
import type { Question } from './storedFacts.ts';

/** Of the longest month. */
const DAYS_OF_MONTH = 31;

/** An exception from entry rules for some holders of these passports. */
export type EntryException = {
  destination: string;
  purpose: VisaType;
  /** Codes, separated by spaces; '' for all. */
  passports: string;
  /** Null, as `terms`, where only their existence is known. */
  access: Access | null;
  stay: Stay | null;
  terms: ExceptionTerms | null;
  validFrom: string | null;
  validTo: string | null;
  source: AnswerSource;
  /** Set for the law of a zone, which holds until it changes, with the window of the zone. */
  law?: { window: StayWindow | null };
};

/** Whether an exception concerns a passport, for this purpose and on this day. */
export function concerns(
  { purpose, passports, validFrom, validTo }: EntryException,
  question: Pick<Question, 'passport' | 'purpose' | 'on'>,
): boolean {
  if (purpose !== question.purpose || !isWithin(question.on, validFrom, validTo)) return false;
  return passports === '' || passports.includes(question.passport);
}

/**
 * The answer with its exceptions: as conditions, and, where the traveller's documents open one that
 * is better, as the headline. A doubt and this site's own rule keep the headline; a restriction has no
 * exceptions but its own.
 */
export function withExceptions(
  answer: EntryAnswer,
  concerned: readonly EntryException[],
  {
    held,
    staleness,
    today,
    countryName,
  }: {
    held: HeldDocuments;
    staleness: Staleness;
    today: string;
    /** A country's name in the present language, as all lists have it. */
    countryName: (code: string) => string;
  },
): EntryAnswer {
  const { access, stay } = answer;
  const isFixed = access === null || access === 'own_country' || answer.restriction !== null;
  if (isFixed || concerned.length === 0) return answer;
  const plain = { access, stay };
  const better = betterThan(plain, concerned);
  const mayOpen = mayReplaceHeadline(answer);
  const opened = mayOpen ? openedBy(held, better) : undefined;
  // What is no better than the documents' own access says nothing to this traveller.
  const others = opened ? better.filter((one) => isBetter(one, opened)) : better;
  const traveller = { held, mayOpen, countryName };
  const exceptions = others.map((one) => toCondition(one, opened ?? plain, traveller));
  const ofRules = answer.conditions.filter(
    (one) => !isRestated(one, exceptions) && (!opened || isBetter(one, opened)),
  );
  const unexpressed = concerned.find(({ terms }) => terms === null);
  const result = {
    ...answer,
    conditions: [...exceptions, ...ofRules],
    exceptionsAt: unexpressed?.source ?? null,
  };
  if (!opened) return result;
  const headlineCondition = toCondition(opened, plain, traveller);
  const { source, law, validTo: ends } = opened;
  return {
    ...result,
    access: opened.access,
    stay: opened.stay,
    staySource: null,
    olderStay: null,
    window: law?.window ?? null,
    ...noFacts,
    renewedBy: null,
    note: '',
    recheckFailedOn: null,
    askBeforeTravel: false,
    headlineCondition,
    conditions: [headlineCondition, ...result.conditions],
    source,
    asOf: source.date,
    unconfirmed: source.kind === 'official' && source.quality === 'secondary',
    stale: !law && isOld(source, staleness, today) ? 'rule' : null,
    nextChange: ends === null ? answer.nextChange : backTo(answer, access, addDays(ends, 1)),
  };
}

function isOld({ date }: AnswerSource, { ruleDays }: Staleness, today: string): boolean {
  return date !== null && ageInDays(date, today) > ruleDays;
}

/** Whether a document's stay may come before an answer. */
export function mayReplaceHeadline({
  disagreement,
  source,
}: Pick<EntryAnswer, 'disagreement' | 'source'>): boolean {
  return disagreement === null && source?.kind !== 'administrator';
}

/** An exception that is expressed. */
export type StatedException = EntryException & { access: Access; terms: ExceptionTerms };

type AccessAndStay = { access: Access; stay: Stay | null };

/**
 * The exceptions with an easier access than this one, or the same one for longer; the best first.
 * An official source's replace others with the same access.
 */
export function betterThan(
  plain: AccessAndStay,
  concerned: readonly EntryException[],
): StatedException[] {
  const better = concerned.filter(isStated).filter((one) => isBetter(one, plain));
  const official = new Set(better.filter(isOfficial).map((one) => one.access));
  return better
    .filter((one) => isOfficial(one) || !official.has(one.access))
    .sort((a, b) => easeRank(a.access) - easeRank(b.access) || daysOf(b.stay) - daysOf(a.stay));
}

/** A stay of unknown length is no longer than another, and no shorter. */
function isBetter(one: AccessAndStay, other: AccessAndStay): boolean {
  const ease = easeRank(one.access) - easeRank(other.access);
  if (ease !== 0) return ease < 0;
  return one.stay !== null && other.stay !== null && daysOf(one.stay) > daysOf(other.stay);
}

/** The most days that a stay can be; 0 if unknown. */
function daysOf(stay: Stay | null): number {
  return stay === null ? 0 : stay.number * (stay.unit === 'days' ? 1 : DAYS_OF_MONTH);
}

/** The first of these exceptions that the documents open. */
export function openedBy(
  held: HeldDocuments,
  exceptions: readonly StatedException[],
): StatedException | undefined {
  return exceptions.find(({ terms }) => matchDocuments(terms, held)?.opens);
}

function isStated(exception: EntryException): exception is StatedException {
  return exception.access !== null && exception.terms !== null;
}

function isOfficial({ source }: EntryException): boolean {
  return source.kind === 'official';
}

/** An exception as a condition; of a traveller's documents, only the one that it asks for. */
function toCondition(
  { access, stay, terms: stated, source }: StatedException,
  plain: AccessAndStay,
  {
    held,
    mayOpen,
    countryName,
  }: { held: HeldDocuments; mayOpen: boolean; countryName: (code: string) => string },
): ConditionalAnswer {
  const match = matchDocuments(stated, held);
  const terms = match?.terms ?? stated;
  return {
    condition: terms.documents ? 'visa_held' : 'other',
    text: exceptionInWords(terms, countryName),
    access,
    stay,
    otherwise: plain.access,
    otherwiseStay: access === plain.access ? plain.stay : null,
    terms,
    source,
    note: '',
    held: match
      ? {
          document: match.document,
          opens: match.opens && mayOpen,
          asksMore: asksMore(match.terms, match.document),
        }
      : null,
  };
}

/** Whether exceptions say the same as a rule's condition in words. */
function isRestated(rule: ConditionalAnswer, exceptions: readonly ConditionalAnswer[]): boolean {
  if (rule.condition !== 'visa_held') return false;
  return exceptions.some(
    ({ condition, access }) => condition === 'visa_held' && access === rule.access,
  );
}

function backTo(
  { stay, headlineCondition, source, disagreement }: EntryAnswer,
  access: Access,
  on: string,
): EntryAnswer['nextChange'] {
  return { on, access, stay, headlineCondition, restriction: null, source, disagreement };
}
