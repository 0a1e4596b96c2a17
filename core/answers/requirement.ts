import type { RequirementStanding } from '../siteVocabulary.ts';
import type { EntryAnswer, Stay } from './entryAnswer.ts';

/** A destination's own requirement: what it states. */

export type Entered = {
  required: boolean;
  /** A visa is issued on arrival; only true when `required` is. */
  onArrival: boolean;
  durationDays: number;
};

/** A destination's own requirement for one passport and purpose: the fields that verdicts need. */
export type OwnRequirement = Entered & {
  sourceAddress: string | null;
  sourceDate: string | null;
  standing: RequirementStanding;
  updatedAt: string;
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

/** Whether somebody of the team vouches for a requirement: then it is its destination's verdict. */
export function isOfTeam({ standing }: { standing: RequirementStanding }): boolean {
  return standing === 'team' || standing === 'carried_over';
}

/** The access shown for a requirement: as the team entered it; another one in the country's words. */
export function shownAccess(
  own: Entered & { standing: RequirementStanding },
  access: EntryAnswer['access'],
): NonNullable<EntryAnswer['access']> {
  return isOfTeam(own) ? enteredAccess(own) : statedAccess(own, access);
}

/** The requirement's access, or the country's more specific one if they agree. */
export function statedAccess(
  own: Pick<Entered, 'required' | 'onArrival'>,
  access: EntryAnswer['access'],
): NonNullable<EntryAnswer['access']> {
  const entered = enteredAccess(own);
  if (access === null || entered === 'visa_on_arrival') return entered;
  const finer = own.required ? requiredInAdvance : notRequired;
  return finer.has(access) ? access : entered;
}

/** The access that the form of a requirement states. */
export function enteredAccess({ required, onArrival }: Pick<Entered, 'required' | 'onArrival'>) {
  if (!required) return 'visa_free';
  return onArrival ? 'visa_on_arrival' : 'visa_required';
}

/** How long a requirement lets its travellers stay. */
export function stayOfRequirement({ durationDays }: Pick<Entered, 'durationDays'>): Stay {
  return { number: durationDays, unit: 'days' };
}

/** The date of a requirement: its source's, or else the day it was saved. */
export function dateOfRequirement({
  sourceDate,
  updatedAt,
}: Pick<OwnRequirement, 'sourceDate' | 'updatedAt'>): string {
  return sourceDate ?? updatedAt.slice(0, 10);
}
