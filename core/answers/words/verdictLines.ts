import { passportLabel } from '#core/countries/nationalityAdjectives.ts';
import type { VisaType } from '#core/vocabulary.ts';
import { translator } from '#messages/translate.ts';
import verdictMessages from '#messages/verdict/en.gen.ts';
import type { EntryAnswer, Stay } from '../access.ts';
import { verdictWords } from '../verdict.ts';

const t = translator(verdictMessages);

/** What the verdict's lines are written from. */
export type AnswerOfVerdict = Pick<
  EntryAnswer,
  'access' | 'purpose' | 'application' | 'restriction' | 'stay' | 'window'
>;

const withoutLength: ReadonlySet<EntryAnswer['access']> = new Set<EntryAnswer['access']>([
  'own_country',
  'freedom_of_movement',
  'no_admission',
]);

/** Accesses whose length of stay no permission states, so that its absence is said. */
const missesLength: ReadonlySet<EntryAnswer['access']> = new Set<EntryAnswer['access']>([
  'visa_free',
  'visa_on_arrival',
]);

/**
 * The lines below a verdict's heading: how to get what is required, then the length of stay. A
 * restriction has its own words and no length of stay; an unknown answer has no lines.
 */
export function verdictLines(answer: AnswerOfVerdict): string[] {
  const { access, application, restriction } = answer;
  const { detail } = verdictWords(answer);
  if (detail === null) return [];
  if (restriction) return [detail];
  const isOnline = access === 'e_visa' || (access === 'visa_required' && application === 'online');
  const online = isOnline ? t('applyOnline') : undefined;
  return [detail, online, stayLine(answer)].filter((line) => line !== undefined);
}

/** "Up to 90 days in any 180"; undefined where there is nothing to say about it. */
function stayLine(answer: AnswerOfVerdict): string | undefined {
  const { access, purpose, stay } = answer;
  if (withoutLength.has(access)) return undefined;
  const window = windowOf(answer);
  if (window) return t('upToInWindow', window);
  if (stay) return lengthOfStay(stay);
  return missesLength.has(access) && purpose !== 'transit' ? t('stayUnknown') : undefined;
}

/** "Up to 90 days" */
export function lengthOfStay({ number, unit }: Stay): string {
  return unit === 'days' ? t('upToDays', { days: number }) : t('upToMonths', { months: number });
}

/** "up to 90 days in any 180"; undefined if no length is known. */
export function stayInLine(answer: Pick<AnswerOfVerdict, 'stay' | 'window'>): string | undefined {
  const window = windowOf(answer);
  if (window) return t('stayInWindow', window);
  return answer.stay ? lengthInLine(answer.stay) : undefined;
}

/** "up to 90 days" */
export function lengthInLine({ number, unit }: Stay): string {
  return unit === 'days' ? t('stayDays', { days: number }) : t('stayMonths', { months: number });
}

/** The window in which the stay is counted, unless the stay has another length. */
function windowOf({
  stay,
  window,
}: Pick<AnswerOfVerdict, 'stay' | 'window'>): AnswerOfVerdict['window'] {
  const isSame = !stay || (stay.unit === 'days' && stay.number === window?.days);
  return isSame ? window : null;
}

/** "Tourist · German passport" */
export function purposeWithPassport(
  purpose: VisaType,
  passport: { code: string; name: string },
): string {
  const keys = { tourist: 'touristWith', transit: 'transitWith', working: 'workingWith' } as const;
  return t(keys[purpose], { passport: passportLabel(passport) });
}
