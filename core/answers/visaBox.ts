import { DEFAULT_STAY } from '../constants.ts';
import { type VisaType, visaTypes } from '../vocabulary.ts';
import type { ShownAccess } from './access.ts';
import {
  type CountryAnswer,
  type DestinationVerdict,
  decideDestination,
  type OwnRequirement,
  weighed,
} from './destinationVerdict.ts';
import { statusOf } from './verdict.ts';
import { type VerdictWords, verdictWords } from './words/verdictWords.ts';

export type VisaBox<Requirement> = {
  status: ShownAccess;
  /** The displayed purpose, and all purposes with an answer. */
  type: VisaType;
  types: VisaType[];
  /** The destination's own requirement for this purpose, even if the country's answer applies. */
  requirement: Requirement | null;
} & VerdictWords &
  DestinationVerdict;

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
  const answer = country[type] ?? noAnswer;
  const verdict = decideDestination(requirement, weighed(answer));
  const judged = { access: verdict.access, restriction: answer.restriction };
  return {
    status: statusOf(judged),
    ...verdictWords(judged),
    type,
    types,
    requirement: requirement ?? null,
    ...verdict,
  };
}

const noAnswer: CountryAnswer = { access: null, stay: null, asOf: null };
