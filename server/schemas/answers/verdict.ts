import type { AnswerAccess, RestrictionKind } from '../../../core/vocabulary.ts';
import { translator } from '../../../messages/translate.ts';
import verdictMessages, { type Messages } from '../../../messages/verdict/en.gen.ts';
import type { EntryAnswer } from './access.ts';

/** The verdict of an answer, as the sticker words it. No zod here: public pages load this. */

type AccessStatus =
  | 'own-country'
  | 'freedom-of-movement'
  | 'visa-free'
  | 'on-arrival'
  | 'eta'
  | 'e-visa'
  | 'travel-permit'
  | 'in-advance'
  | 'no-admission';

/**
 * The verdict's status: that of the access, unless a restriction precedes it. Unknown is a separate
 * status, never "no visa needed".
 */
export type VisaStatus = AccessStatus | 'restricted' | 'unknown';

/** The heading and the line below it; an unknown answer has the link to the site's contact there. */
export type VerdictWords = { heading: string; detail: string | null };

const accessKeys = {
  'own-country': { heading: 'noVisaRequired', detail: 'ownCountryLine' },
  'freedom-of-movement': { heading: 'noVisaRequired', detail: 'freeMovement' },
  'visa-free': { heading: 'noVisaRequired', detail: 'visaFreeLine' },
  'on-arrival': { heading: 'visaRequired', detail: 'onArrivalLine' },
  eta: { heading: 'authorisationRequired', detail: 'inAdvanceLine' },
  'e-visa': { heading: 'visaRequired', detail: 'inAdvanceLine' },
  'travel-permit': { heading: 'permitRequired', detail: 'inAdvanceLine' },
  'in-advance': { heading: 'visaRequired', detail: 'inAdvanceLine' },
  'no-admission': { heading: 'entryNotAdmitted', detail: 'noAdmissionLine' },
} as const satisfies Record<AccessStatus, Record<keyof VerdictWords, keyof Messages>>;

type RestrictionKeys = {
  heading: 'entrySuspended' | 'visasSuspended' | 'restricted';
  detail: 'entrySuspendedLine' | 'visasSuspendedLine' | 'restrictedLine';
};

const restrictionKeys: Partial<Record<RestrictionKind, RestrictionKeys>> = {
  entry_suspended: { heading: 'entrySuspended', detail: 'entrySuspendedLine' },
  visas_suspended: { heading: 'visasSuspended', detail: 'visasSuspendedLine' },
};

/** The words for kinds of restrictions stored by a newer version. */
const restricted: RestrictionKeys = { heading: 'restricted', detail: 'restrictedLine' };

const statuses: Record<AnswerAccess, AccessStatus> = {
  own_country: 'own-country',
  freedom_of_movement: 'freedom-of-movement',
  visa_free: 'visa-free',
  visa_on_arrival: 'on-arrival',
  eta: 'eta',
  e_visa: 'e-visa',
  travel_permit: 'travel-permit',
  visa_required: 'in-advance',
  no_admission: 'no-admission',
};

/** All statuses, easiest first; unknown has no rank and sorts last. */
const byEase: VisaStatus[] = [
  'own-country',
  'freedom-of-movement',
  'visa-free',
  'on-arrival',
  'eta',
  'e-visa',
  'travel-permit',
  'in-advance',
  'restricted',
  'no-admission',
  'unknown',
];

/** What the verdict of an answer depends on; nothing is restricted by default. */
export type Judged = Pick<EntryAnswer, 'access'> & {
  restriction?: { kind: RestrictionKind } | null | undefined;
};

export function statusOf({ access, restriction }: Judged): VisaStatus {
  if (restriction) return 'restricted';
  return access === null ? 'unknown' : statuses[access];
}

/** The verdict of an answer; a restriction takes precedence over the access. */
export function verdictWords({ access, restriction }: Judged): VerdictWords {
  const t = translator(verdictMessages);
  if (restriction) {
    const { heading, detail } = restrictionKeys[restriction.kind] ?? restricted;
    return { heading: t(heading), detail: t(detail) };
  }
  if (access === null) return { heading: t('noAnswer'), detail: null };
  const { heading, detail } = accessKeys[statuses[access]];
  return { heading: t(heading), detail: t(detail) };
}

/** A stable comparison by ease of entry. */
export function byEaseOfEntry(a: { status: VisaStatus }, b: { status: VisaStatus }): number {
  return byEase.indexOf(a.status) - byEase.indexOf(b.status);
}
