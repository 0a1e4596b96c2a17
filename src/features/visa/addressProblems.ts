import { DEFAULT_STAY } from '../../../server/schemas/constants.ts';
import type { answerReaders } from './askedAnswer.ts';

/** Explains which parameters of the address can't be read, and what is answered instead. */
export function problemsOf({
  type,
  from,
  on,
  holds,
}: {
  [Name in keyof typeof answerReaders]?: string;
}): string[] {
  return [
    ...(type ? [`“${type}” is no kind of stay: this is for a ${DEFAULT_STAY} stay`] : []),
    ...(from ? [`“${from}” is no country’s code`] : []),
    ...(on ? [`“${on}” is no day: this is for today`] : []),
    ...(holds ? [`“${holds}” names unknown documents: this is without them`] : []),
  ];
}
