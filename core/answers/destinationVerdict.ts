import { compareDates } from '../dates.ts';
import type { SourceKind } from '../vocabulary.ts';
import { easeRank } from './access.ts';
import type { AnswerMarks } from './answerMarks.ts';
import type { AnswerSource, ConditionalAnswer, EntryAnswer, Stay } from './entryAnswer.ts';
import {
  dateOfRequirement,
  type Entered,
  enteredAccess,
  isOfTeam,
  type OwnRequirement,
  shownAccess,
  statedAccess,
} from './requirement.ts';

/** The access and length of stay by one source of the country, as verdicts compare them. */
type Statement = Pick<EntryAnswer, 'access' | 'stay'> & {
  /** Whether it depends on a condition. */
  conditional: boolean;
  kind: SourceKind | null;
};

/** The country's answer for the same, by default without restriction, condition and doubt. */
export type CountryAnswer = Pick<EntryAnswer, 'access' | 'stay' | 'asOf'> &
  Partial<Pick<EntryAnswer, 'restriction' | 'headlineCondition' | 'disagreement' | 'source'>>;

/** What verdicts need of it, which the table of all answers has, too. */
export type WeighedAnswer = Pick<EntryAnswer, 'access' | 'stay' | 'asOf'> &
  Pick<AnswerMarks, 'suspended' | 'disagrees'> & {
    /** The answer's own statement, and that of a disagreeing source if known. */
    statements: Statement[];
  };

export type DestinationVerdict = {
  access: EntryAnswer['access'];
  /** Which of the two the verdict is from. */
  answeredBy: 'requirement' | 'country';
  /** Whether the other one has a different access or length of stay. */
  contradicts: boolean;
  /**
   * How the team's requirement, though it is the verdict, differs from other sources: it is easier than
   * what an official or compiled one says, or one at least as new says otherwise.
   */
  differs: 'easier' | 'otherwise' | null;
};

/**
 * The verdict at a destination. A requirement of the team comes first, as entered, except before the
 * own country, freedom of movement and suspensions. Any other comes first if the country has no
 * answer, or if it names its source and is at least as new.
 */
export function decideDestination(
  own: OwnRequirement | undefined,
  country: WeighedAnswer,
): DestinationVerdict {
  const ofCountry = { access: country.access, answeredBy: 'country', differs: null } as const;
  if (!own) return { ...ofCountry, contradicts: false };
  const contradicts = isOtherwise(own, country);
  if (country.suspended || !comesFirst(own, country)) return { ...ofCountry, contradicts };
  const access = shownAccess(own, country.access);
  const differs = isOfTeam(own) ? differenceOf(own, country) : null;
  return { access, answeredBy: 'requirement', contradicts, differs };
}

export function weighed(answer: CountryAnswer): WeighedAnswer {
  const { access, stay, asOf, restriction = null, disagreement = null } = answer;
  return {
    access,
    stay,
    asOf,
    suspended: restriction !== null,
    disagrees: disagreement !== null,
    statements: statementsOf(answer).map(statementOf),
  };
}

/** Whether the country answers before any requirement, even of the team. */
export function isAboveTeam({
  access,
  suspended,
}: Pick<WeighedAnswer, 'access' | 'suspended'>): boolean {
  return suspended || access === 'own_country' || access === 'freedom_of_movement';
}

/** The official or compiled statement that a requirement is easier than, if any. */
export function stricterStatement(
  own: Entered,
  answer: CountryAnswer,
): SourcedStatement | undefined {
  return statementsOf(answer).find((one) => isEasier(own, statementOf(one)));
}

function statementOf({ access, stay, headlineCondition, source }: SourcedStatement): Statement {
  const kind = source?.kind ?? null;
  return { access, stay, conditional: headlineCondition !== null, kind };
}

/** The same with its source and condition, as pages name them. */
export type SourcedStatement = Pick<EntryAnswer, 'access' | 'stay'> & {
  headlineCondition: ConditionalAnswer | null;
  source: AnswerSource | null;
};

/** The answer's own statement, and that of a source that disagrees with it. */
function statementsOf({
  access,
  stay,
  headlineCondition = null,
  source = null,
  disagreement,
}: CountryAnswer): SourcedStatement[] {
  const first = { access, stay, headlineCondition, source };
  if (disagreement?.kind !== 'sources_disagree') return [first];
  return [first, { ...disagreement.other, headlineCondition: null }];
}

function comesFirst(own: OwnRequirement, country: WeighedAnswer): boolean {
  if (isOfTeam(own)) return !isAboveTeam(country);
  const { sourceAddress, sourceDate } = own;
  const { access, asOf } = country;
  if (access === null) return true;
  if (access === 'own_country' || !sourceAddress || !sourceDate) return false;
  return asOf === null || compareDates(sourceDate, asOf) >= 0;
}

function differenceOf(own: OwnRequirement, country: WeighedAnswer): DestinationVerdict['differs'] {
  if (country.statements.some((one) => isEasier(own, one))) return 'easier';
  const isNewer = country.asOf !== null && compareDates(country.asOf, dateOfRequirement(own)) >= 0;
  return country.disagrees || (isNewer && isOtherwise(own, country)) ? 'otherwise' : null;
}

/**
 * Whether a requirement is easier than a statement that somebody checked against a government page:
 * in access, in what it depends on, or in length of stay.
 */
function isEasier(own: Entered, { access, stay, conditional, kind }: Statement): boolean {
  if (access === null || (kind !== 'official' && kind !== 'compilation')) return false;
  const difference = easeRank(enteredAccess(own)) - easeRank(access);
  if (difference !== 0) return difference < 0;
  return conditional || (stay !== null && own.durationDays > longestDays(stay));
}

function isOtherwise(own: Entered, { access, stay }: Pick<WeighedAnswer, 'access' | 'stay'>) {
  if (access === null) return false;
  return statedAccess(own, access) !== access || !isSameStay(own.durationDays, stay);
}

/**
 * Whether a number of days equals a stay; a month has 30 or 31. An unpublished stay doesn't
 * contradict.
 */
function isSameStay(days: number, stay: Stay | null): boolean {
  if (stay === null) return true;
  if (stay.unit === 'days') return days === stay.number;
  return stay.number * 30 <= days && days <= longestDays(stay);
}

function longestDays({ number, unit }: Stay): number {
  return unit === 'days' ? number : number * 31;
}
