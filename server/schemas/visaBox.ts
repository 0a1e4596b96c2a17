import type { VisaRequirementFields } from '../../db/visaRequirements.ts';
import type { VisaType } from './constants.ts';
import { visaTypes } from './constants.ts';

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
 * requirements of that passport there. `wanted` is the kind of stay the visitor asked for; where it
 * has no row the first kind that has one answers, tourist before transit before working.
 */
export function decideVisaBox<Requirement extends RequirementRule>({
  destinationCountry,
  passport,
  requirements,
  wanted = 'tourist',
}: {
  destinationCountry: string;
  passport: string;
  requirements: Requirement[];
  wanted?: VisaType | undefined;
}): VisaBox<Requirement> {
  const types = visaTypes.filter((type) => requirements.some((row) => row.type === type));
  const type = types.includes(wanted) ? wanted : (types[0] ?? wanted);
  const requirement = requirements.find((row) => row.type === type);
  if (requirement) return { ...stateOf(requirement), type, types, requirement };
  if (destinationCountry === passport) return { ...ownCountry, type, types, requirement: null };
  return { ...unknown, type, types, requirement: null };
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
