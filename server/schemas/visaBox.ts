import type { VisaRequirementFields } from '../../db/queries/visaRequirements.ts';
import type { VisaType } from './constants.ts';
import { DEFAULT_STAY, visaTypes } from './constants.ts';

/** What a visitor has to know first. Unknown is a state of its own, never "no visa needed". */
export type VisaStatus = 'visa-free' | 'on-arrival' | 'in-advance' | 'own-country' | 'unknown';

export type VisaBox<Requirement> = {
  status: VisaStatus;
  /** The heading and the line below it, as shown. */
  heading: string;
  detail: string;
  /** The kind of stay this is about, and the kinds there is an answer for. */
  type: VisaType;
  types: VisaType[];
  /** The stored row behind the answer; null when the answer needs none. */
  requirement: Requirement | null;
};

type RequirementRule = Pick<VisaRequirementFields, 'type' | 'required' | 'onArrival'>;

/**
 * Decides what the visa box says for a destination country and a passport, from the stored
 * requirements of that passport there. `wanted` is the kind of stay the visitor asked for. A stay
 * without a row is unknown: the rule for another stay is offered in `types`, never given as the
 * answer.
 */
export function decideVisaBox<Requirement extends RequirementRule>({
  destinationCountry,
  passport,
  requirements,
  wanted: type = DEFAULT_STAY,
}: {
  destinationCountry: string;
  passport: string;
  requirements: Requirement[];
  wanted?: VisaType | undefined;
}): VisaBox<Requirement> {
  const types = visaTypes.filter((known) => requirements.some((row) => row.type === known));
  const requirement = requirements.find((row) => row.type === type);
  if (requirement) return { ...stateOf(requirement), type, types, requirement };
  if (destinationCountry === passport) return { ...ownCountry, type, types, requirement: null };
  return { ...(types.length > 0 ? unknownStay(type) : unknown), type, types, requirement: null };
}

function stateOf({ required, onArrival }: RequirementRule) {
  if (!required) {
    return {
      status: 'visa-free' as const,
      heading: 'No Visa Required',
      detail: 'Visa-free travel available',
    };
  }
  if (onArrival) {
    return {
      status: 'on-arrival' as const,
      heading: 'Visa Required',
      detail: 'Available on arrival',
    };
  }
  return {
    status: 'in-advance' as const,
    heading: 'Visa Required',
    detail: 'Must be obtained in advance',
  };
}

const ownCountry = {
  status: 'own-country' as const,
  heading: 'No Visa Required',
  detail: 'This is the country of your passport',
};

const unknown = {
  status: 'unknown' as const,
  heading: 'Visa information not available for this combination',
  detail: 'Contact us for details',
};

function unknownStay(type: VisaType) {
  return {
    status: 'unknown' as const,
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
