import { translator } from '#messages/translate.ts';
import verdictMessages, { type Messages } from '#messages/verdict/en.gen.ts';
import { type AnswerAccess, accesses, type RestrictionKind } from '../vocabulary.ts';
import { type EntryAnswer, easeRank, listedAccess, type ShownAccess } from './access.ts';

/** The verdict of an answer, as the sticker words it. */

const t = translator(verdictMessages);

/** The heading and the line below it; an unknown answer has the link to the site's contact there. */
export type VerdictWords = { heading: string; detail: string | null };

const accessKeys = {
  own_country: { heading: 'noVisaRequired', detail: 'ownCountryLine' },
  freedom_of_movement: { heading: 'noVisaRequired', detail: 'accessFreedomOfMovement' },
  visa_free: { heading: 'noVisaRequired', detail: 'visaFreeLine' },
  visa_on_arrival: { heading: 'visaRequired', detail: 'onArrivalLine' },
  eta: { heading: 'authorisationRequired', detail: 'inAdvanceLine' },
  e_visa: { heading: 'visaRequired', detail: 'inAdvanceLine' },
  travel_permit: { heading: 'permitRequired', detail: 'inAdvanceLine' },
  visa_required: { heading: 'visaRequired', detail: 'inAdvanceLine' },
  no_admission: { heading: 'entryNotAdmitted', detail: 'noAdmissionLine' },
} as const satisfies Record<AnswerAccess, Record<keyof VerdictWords, keyof Messages>>;

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

/** The names of what is shown in the page's styles and on its machine line, where they are others. */
const statusNames: Partial<Record<ShownAccess | 'doubtful', string>> = {
  visa_on_arrival: 'on-arrival',
  visa_required: 'in-advance',
  suspended: 'restricted',
};

/** The name of what a verdict shows in the page's styles and on its machine line: `visa-free`. */
export function statusName(status: ShownAccess | 'doubtful'): string {
  return statusNames[status] ?? status.replaceAll('_', '-');
}

/** What the verdict of an answer depends on; nothing is restricted by default. */
export type Judged = Pick<EntryAnswer, 'access'> & {
  restriction?: { kind: RestrictionKind } | null | undefined;
};

/** What the verdict of an answer shows: its access, unless a restriction precedes it. */
export function statusOf({ access, restriction }: Judged): ShownAccess {
  return listedAccess({ access, suspended: Boolean(restriction) }) ?? 'unknown';
}

/** The verdict of an answer; a restriction takes precedence over the access. */
export function verdictWords({ access, restriction }: Judged): VerdictWords {
  if (restriction) {
    const { heading, detail } = restrictionKeys[restriction.kind] ?? restricted;
    return { heading: t(heading), detail: t(detail) };
  }
  if (access === null) return { heading: t('noAnswer'), detail: null };
  const { heading, detail } = accessKeys[access];
  return { heading: t(heading), detail: t(detail) };
}

/** A stable comparison by ease of entry; unknown has no rank and sorts last. */
export function byEaseOfEntry(a: { status: ShownAccess }, b: { status: ShownAccess }): number {
  return rankOf(a) - rankOf(b);
}

function rankOf({ status }: { status: ShownAccess }): number {
  return status === 'unknown' ? accesses.length : easeRank(status);
}
