import { translator } from '../../../messages/translate.ts';
import verdictMessages from '../../../messages/verdict/en.gen.ts';
import type { VisaType } from '../constants.ts';
import { DEFAULT_STAY, visaTypes } from '../constants.ts';
import {
  type CountryAnswer,
  type DestinationVerdict,
  decideDestination,
  type OwnRequirement,
  weighed,
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
} & Omit<DestinationVerdict, 'access'>;

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
  const { access, ...verdict } = decideDestination(requirement, weighed(country[type] ?? noAnswer));
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
  if (status !== 'unknown') return verdictWords(status);
  const t = translator(verdictMessages);
  return types.length > 0
    ? { heading: t('noAnswerForStay', { purpose: type }), detail: t('noAnswerForStayLine') }
    : { heading: t('noAnswer'), detail: t('noAnswerLine') };
}
