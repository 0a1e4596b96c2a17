import type { VisaRequirementFields } from '../../../db/queries/visaRequirements.ts';
import type { VisaType } from '../constants.ts';
import { DEFAULT_STAY, visaTypes } from '../constants.ts';
import type { EntryAnswer } from './access.ts';
import { statusOf, type VerdictWords, type VisaStatus, verdictWords } from './verdict.ts';

export type VisaBox<Requirement> = {
  status: VisaStatus;
  /** The heading and the line below it, as shown. */
  heading: string;
  detail: string;
  /** The kind of stay this is about, and the kinds there is an answer for. */
  type: VisaType;
  types: VisaType[];
  /** The stored row behind the answer; null where the country's rules answer, or nothing does. */
  requirement: Requirement | null;
};

type RequirementRule = Pick<VisaRequirementFields, 'type' | 'required' | 'onArrival'>;

/**
 * Decides what the visa box says at a destination, from its own stored requirements of a passport and
 * from what the rules of its country say of that passport. `wanted` is the kind of stay the visitor
 * asked for. A stay without an answer is unknown: another stay is offered in `types`, its rule never
 * given as the answer.
 */
export function decideVisaBox<Requirement extends RequirementRule>({
  destinationCountry,
  passport,
  requirements,
  country = {},
  wanted: type = DEFAULT_STAY,
}: {
  destinationCountry: string;
  passport: string;
  requirements: Requirement[];
  /** The access of the country's rules by kind of stay. */
  country?: Partial<Record<VisaType, EntryAnswer['access']>>;
  wanted?: VisaType | undefined;
}): VisaBox<Requirement> {
  const requirement = requirements.find((row) => row.type === type) ?? null;
  const types = visaTypes.filter(
    (known) => requirements.some((row) => row.type === known) || country[known],
  );
  const access = country[type] ?? (destinationCountry === passport ? 'own_country' : null);
  const status = requirement ? statusAt(requirement, access) : statusOf(access);
  return { status, ...wordsFor(status, { type, types }), type, types, requirement };
}

/** What is said of a status; of an unknown one, whether another stay has an answer. */
export function wordsFor(
  status: VisaStatus,
  { type, types }: { type: VisaType; types: VisaType[] },
): VerdictWords {
  if (status !== 'unknown') return verdictWords[status];
  return types.length > 0 ? unknownStay(type) : unknown;
}

/** What a destination's own requirement can't tell apart: being free to come … */
const free: ReadonlySet<VisaStatus> = new Set<VisaStatus>([
  'own-country',
  'freedom-of-movement',
  'visa-free',
]);

/** … and having to ask for permission in advance. */
const inAdvance: ReadonlySet<VisaStatus> = new Set<VisaStatus>(['eta', 'e-visa', 'in-advance']);

/** What the requirement says, in the finer word of the country's rule where the two agree. */
function statusAt(
  { required, onArrival }: RequirementRule,
  access: EntryAnswer['access'],
): VisaStatus {
  const country = statusOf(access);
  if (!required) return free.has(country) ? country : 'visa-free';
  if (onArrival) return 'on-arrival';
  return inAdvance.has(country) ? country : 'in-advance';
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
