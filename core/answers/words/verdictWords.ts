import { passportLabel } from '#core/countries/nationalityAdjectives.ts';
import type { AnswerAccess, RestrictionKind, VisaType } from '#core/vocabulary.ts';
import verdictMessages, { type Messages } from '#messages/en/verdict.gen.ts';
import { translator } from '#messages/translate.ts';
import type { Judged } from '../verdict.ts';

const t = translator(verdictMessages);

/** The heading and the line below it; an unknown answer has the link to the site's contact there. */
export type VerdictWords = { heading: string; detail: string | null };

const accessKeys = {
  own_country: ['noVisaRequired', 'ownCountryLine'],
  freedom_of_movement: ['noVisaRequired', 'accessFreedomOfMovement'],
  visa_free: ['noVisaRequired', 'visaFreeLine'],
  visa_on_arrival: ['visaRequired', 'onArrivalLine'],
  eta: ['authorisationRequired', 'inAdvanceLine'],
  e_visa: ['visaRequired', 'inAdvanceLine'],
  travel_permit: ['permitRequired', 'inAdvanceLine'],
  visa_required: ['visaRequired', 'inAdvanceLine'],
  no_admission: ['entryNotAdmitted', 'noAdmissionLine'],
} as const satisfies Record<
  AnswerAccess,
  readonly [heading: keyof Messages, detail: keyof Messages]
>;

const restrictionKeys: Partial<Record<RestrictionKind, 'entrySuspended' | 'visasSuspended'>> = {
  entry_suspended: 'entrySuspended',
  visas_suspended: 'visasSuspended',
};

/** The verdict of an answer; a restriction takes precedence over the access. */
export function verdictWords({ access, restriction }: Judged): VerdictWords {
  if (restriction) {
    // A newer version may have stored other kinds.
    const heading = restrictionKeys[restriction.kind] ?? 'restricted';
    return { heading: t(heading), detail: t(`${heading}Line`) };
  }
  if (access === null) return { heading: t('noAnswer'), detail: null };
  const [heading, detail] = accessKeys[access];
  return { heading: t(heading), detail: t(detail) };
}

/** "Tourist · German passport" */
export function purposeWithPassport(
  purpose: VisaType,
  passport: { code: string; name: string },
): string {
  return t(`${purpose}With`, { passport: passportLabel(passport) });
}
