import { type Translate, translator } from '../../../messages/translate.ts';
import verdictMessages, { type Messages } from '../../../messages/verdict/en.gen.ts';
import type { VisaType } from '../constants.ts';
import { passportLabel } from '../countries/nationalityAdjectives.ts';
import type { EntryAnswer, Stay } from './access.ts';
import { headlineOf } from './headline.ts';
import { statusOf, type VisaStatus } from './verdict.ts';

type Line = {
  plain: keyof Messages;
  withStay?: keyof Messages;
  /** Whether "no length of stay stated" is shown: not for a permission that states it itself. */
  missesStay?: true;
};

const lines: Record<Exclude<VisaStatus, 'unknown'>, Line> = {
  'own-country': { plain: 'ownCountry' },
  'freedom-of-movement': { plain: 'freeMovement' },
  'visa-free': { plain: 'visaFree', withStay: 'visaFreeStay', missesStay: true },
  'on-arrival': { plain: 'onArrival', withStay: 'onArrivalStay', missesStay: true },
  eta: { plain: 'applyOnline', withStay: 'applyOnlineStay' },
  'e-visa': { plain: 'applyOnline', withStay: 'applyOnlineStay' },
  'travel-permit': { plain: 'applyBefore', withStay: 'applyBeforeStay' },
  'in-advance': { plain: 'applyBefore', withStay: 'applyBeforeStay' },
  'no-admission': { plain: 'notAdmitted' },
};

type Answered = Pick<
  EntryAnswer,
  'access' | 'purpose' | 'application' | 'restriction' | 'stay' | 'window'
>;

/**
 * The line below a verdict's heading, with the length of stay: "Visa-free · up to 90 days in any
 * 180". Undefined where nothing is known; a restriction has its own words and no length of stay.
 */
export function verdictLine(answer: Answered): string | undefined {
  const status = statusOf(answer.access);
  if (answer.restriction) return headlineOf(answer, []).detail;
  if (status === 'unknown') return undefined;
  const t = translator(verdictMessages);
  const isOnline = status === 'in-advance' && answer.application === 'online';
  const { plain, withStay, missesStay } = lines[isOnline ? 'e-visa' : status];
  const isMissing = missesStay && answer.purpose !== 'transit';
  const stay = stayInLine(answer) ?? (isMissing ? t('stayUnknown') : undefined);
  return stay && withStay ? text(t, withStay, { stay }) : text(t, plain);
}

/** "up to 90 days in any 180"; undefined if no length is known. */
export function stayInLine({
  stay,
  window,
}: Pick<Answered, 'stay' | 'window'>): string | undefined {
  const isWindow = window && (!stay || (stay.unit === 'days' && stay.number === window.days));
  if (isWindow) return translator(verdictMessages)('stayInWindow', window);
  return stay ? lengthInLine(stay) : undefined;
}

/** "up to 90 days" */
export function lengthInLine({ number, unit }: Stay): string {
  const t = translator(verdictMessages);
  return unit === 'days' ? t('stayDays', { days: number }) : t('stayMonths', { months: number });
}

/** "Tourist · German passport" */
export function purposeWithPassport(
  purpose: VisaType,
  passport: { code: string; name: string },
): string {
  const keys = { tourist: 'touristWith', transit: 'transitWith', working: 'workingWith' } as const;
  return translator(verdictMessages)(keys[purpose], { passport: passportLabel(passport) });
}

function text(t: Translate<Messages>, key: keyof Messages, values: object = {}): string {
  return (t as (key: keyof Messages, values: object) => string)(key, values);
}
