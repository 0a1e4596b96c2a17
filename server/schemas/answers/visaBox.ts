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
  /** The displayed heading and the line below it. */
  heading: string;
  detail: string;
  /** The displayed purpose, and all purposes with an answer. */
  type: VisaType;
  types: VisaType[];
  /** The destination's own requirement for this purpose, even if the country's answer applies. */
  requirement: Requirement | null;
} & Pick<DestinationVerdict, 'answeredBy' | 'contradicts'>;

/**
 * Decides the content of the visa box at a destination, from its own requirements for a passport
 * and its country's answers. `wanted` is the requested purpose. A purpose without an answer is
 * unknown: `types` offers others, whose rules are never given as its answer.
 */
export function decideVisaBox<Requirement extends OwnRequirement & { type: VisaType }>({
  requirements,
  country = {},
  wanted: type = DEFAULT_STAY,
}: {
  requirements: Requirement[];
  /** The country's answers, by purpose. */
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

/** The words for a status; for unknown, they say whether another purpose has an answer. */
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
