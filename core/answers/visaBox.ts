import { DEFAULT_STAY, type VisaType, visaTypes } from '../vocabulary.ts';
import type { ShownAccess } from './access.ts';
import {
  type CountryAnswer,
  type DestinationVerdict,
  decideDestination,
  type SourcedStatement,
  stricterStatement,
  weighed,
} from './destinationVerdict.ts';
import type { OwnRequirement } from './requirement.ts';
import { statusOf } from './verdict.ts';

export type VisaBox<Requirement> = DestinationVerdict & {
  status: ShownAccess;
  /** The displayed purpose, and all purposes with an answer. */
  type: VisaType;
  types: VisaType[];
  /** The destination's own requirement for this purpose, even if the country's answer applies. */
  requirement: Requirement | null;
  /** The official or compiled statement than which the team's requirement is easier, if any. */
  stricter: SourcedStatement | null;
};

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
  const isEasier = requirement !== undefined && verdict.differs === 'easier';
  return {
    status: statusOf({ access: verdict.access, restriction: answer.restriction }),
    type,
    types,
    requirement: requirement ?? null,
    stricter: isEasier ? (stricterStatement(requirement, answer) ?? null) : null,
    ...verdict,
  };
}

const noAnswer: CountryAnswer = { access: null, stay: null, asOf: null };
