import type { VisaType } from '../constants.ts';
import { DEFAULT_STAY, visaTypes } from '../constants.ts';
import {
  type CountryAnswer,
  type DestinationVerdict,
  decideDestination,
  type OwnRequirement,
} from './destinationVerdict.ts';
import { statusOf, type VerdictWords, type VisaStatus, verdictWords } from './verdict.ts';

export type VisaBox<Requirement> = {
  status: VisaStatus;
  /** The heading and the line below it, as shown. */
  heading: string;
  detail: string;
  /** The kind of stay this is about, and the kinds there is an answer for. */
  type: VisaType;
  types: VisaType[];
  /** The destination's own row of this kind of stay, whether it answers or not. */
  requirement: Requirement | null;
} & Pick<DestinationVerdict, 'answeredBy' | 'contradicts'>;

/**
 * Decides what the visa box says at a destination, from its own stored requirements of a passport and
 * from what the rules of its country say of that passport. `wanted` is the kind of stay the visitor
 * asked for. A stay without an answer is unknown: another stay is offered in `types`, its rule never
 * given as the answer.
 */
export function decideVisaBox<Requirement extends OwnRequirement & { type: VisaType }>({
  requirements,
  country = {},
  wanted: type = DEFAULT_STAY,
}: {
  requirements: Requirement[];
  /** What the country's rules say, by kind of stay. */
  country?: Partial<Record<VisaType, CountryAnswer>>;
  wanted?: VisaType | undefined;
}): VisaBox<Requirement> {
  const requirement = requirements.find((row) => row.type === type);
  const types = visaTypes.filter(
    (known) => requirements.some((row) => row.type === known) || country[known]?.access,
  );
  const { access, ...verdict } = decideDestination(requirement, country[type] ?? noAnswer);
  const status = statusOf(access);
  const words = wordsFor(status, { type, types });
  return { status, ...words, type, types, requirement: requirement ?? null, ...verdict };
}

const noAnswer: CountryAnswer = { access: null, stay: null, asOf: null };

/** What is said of a status; of an unknown one, whether another stay has an answer. */
export function wordsFor(
  status: VisaStatus,
  { type, types }: { type: VisaType; types: VisaType[] },
): VerdictWords {
  if (status !== 'unknown') return verdictWords[status];
  return types.length > 0 ? unknownStay(type) : unknown;
}

const unknown: VerdictWords = {
  heading: 'Visa information not available for this combination',
  detail: 'Contact us for details',
};

function unknownStay(type: VisaType): VerdictWords {
  return {
    heading: `No answer for a ${type} stay yet`,
    detail: 'What is known for this passport:',
  };
}

/** "Up to 1 day", "Up to 90 days". */
export function lengthOfStay(days: number): string {
  return `Up to ${days} ${days === 1 ? 'day' : 'days'}`;
}

/** "Can be extended up to N days" or "Cannot be extended". */
export function extensionSentence(extension: { possible: boolean; maxDuration: number }): string {
  if (!extension.possible) return 'Cannot be extended';
  const { maxDuration } = extension;
  if (maxDuration === 0) return 'Can be extended';
  return `Can be extended up to ${maxDuration} ${maxDuration === 1 ? 'day' : 'days'}`;
}
