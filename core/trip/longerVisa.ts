import type { EntryAnswer } from '../answers/entryAnswer.ts';
import type { BorderLink } from '../border/borderFacts.ts';
import { visaForDays } from '../border/longerVisa.ts';
import type { StopCheck } from './stayChecks.ts';

/** The check, with the shortest visa for this passport that is long enough where the stay is too long. */
export function withLongerVisa(
  check: StopCheck,
  answer: Pick<EntryAnswer, 'passport' | 'restriction'>,
  officialLinks: readonly BorderLink[],
): StopCheck {
  const { tooLong } = check;
  const visa = tooLong && visaForDays(answer, tooLong.days, officialLinks);
  return visa ? { ...check, tooLong: { ...tooLong, visa } } : check;
}
