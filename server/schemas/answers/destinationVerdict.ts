import type { VisaRequirement } from '../../../db/queries/visaRequirements.ts';
import { compareDates } from '../rules/compareDates.ts';
import type { EntryAnswer, Stay } from './access.ts';

/** A destination's own requirement for one passport and purpose: the fields that verdicts need. */
export type OwnRequirement = Pick<
  VisaRequirement,
  'required' | 'onArrival' | 'durationDays' | 'sourceAddress' | 'sourceDate'
>;

/** The country's answer for the same. */
export type CountryAnswer = Pick<EntryAnswer, 'access' | 'stay' | 'asOf'>;

export type DestinationVerdict = {
  access: EntryAnswer['access'];
  /** Which of the two the verdict is from. */
  answeredBy: 'requirement' | 'country';
  /** Whether the other one has a different access or length of stay. */
  contradicts: boolean;
};

/** Accesses that agree with "not required". */
const notRequired: ReadonlySet<EntryAnswer['access']> = new Set<EntryAnswer['access']>([
  'own_country',
  'freedom_of_movement',
  'visa_free',
]);

/** Accesses that agree with "required, not on arrival". */
const requiredInAdvance: ReadonlySet<EntryAnswer['access']> = new Set<EntryAnswer['access']>([
  'eta',
  'e_visa',
  'visa_required',
]);

/**
 * The verdict at a destination: its own requirement if that names its source and is at least as new
 * as the country's answer, or if the country has none; otherwise the country's answer.
 */
export function decideDestination(
  own: OwnRequirement | undefined,
  country: CountryAnswer,
): DestinationVerdict {
  if (!own) return { access: country.access, answeredBy: 'country', contradicts: false };
  const stated = statedAccess(own, country.access);
  const contradicts =
    country.access !== null &&
    (stated !== country.access || !isSameStay(own.durationDays, country.stay));
  return comesFirst(own, country)
    ? { access: stated, answeredBy: 'requirement', contradicts }
    : { access: country.access, answeredBy: 'country', contradicts };
}

/** The requirement's access, or the country's more specific one if they agree. */
export function statedAccess(
  { required, onArrival }: Pick<OwnRequirement, 'required' | 'onArrival'>,
  access: EntryAnswer['access'],
): NonNullable<EntryAnswer['access']> {
  if (required && onArrival) return 'visa_on_arrival';
  const finer = required ? requiredInAdvance : notRequired;
  if (access !== null && finer.has(access)) return access;
  return required ? 'visa_required' : 'visa_free';
}

function comesFirst(
  { sourceAddress, sourceDate }: OwnRequirement,
  { access, asOf }: CountryAnswer,
): boolean {
  if (access === null) return true;
  if (access === 'own_country' || !sourceAddress || !sourceDate) return false;
  return asOf === null || compareDates(sourceDate, asOf) >= 0;
}

/**
 * Whether a number of days equals a stay; a month has 30 or 31. An unpublished stay doesn't
 * contradict.
 */
function isSameStay(days: number, stay: Stay | null): boolean {
  if (stay === null) return true;
  if (stay.unit === 'days') return days === stay.number;
  return stay.number * 30 <= days && days <= stay.number * 31;
}
