import { DEFAULT_STAY } from '../../../server/schemas/constants.ts';
import type { answerReaders } from './askedAnswer.ts';

/**
 * Explains which parameters of the address can't be read, and what is answered instead; not of its
 * passport, for which others are offered.
 */
export function problemsOf({
  type,
  on,
  holds,
}: {
  [Name in Exclude<keyof typeof answerReaders, 'from'>]?: string;
}): string[] {
  return [
    ...(type ? [`“${type}” is no kind of stay: this is for a ${DEFAULT_STAY} stay`] : []),
    ...(on ? [`“${on}” is no day: this is for today`] : []),
    ...(holds ? [`“${holds}” names unknown documents: this is without them`] : []),
  ];
}
