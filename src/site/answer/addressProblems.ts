import { isDayTooFar } from '#core/dates.ts';
import problemMessages from '#messages/en/addressProblems.gen.ts';
import { translator } from '#messages/translate.ts';
import type { answerReaders } from './askedAnswer.ts';

const t = translator(problemMessages);

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
    ...(type ? [t('unknownStay', { value: type })] : []),
    ...(on ? [t(isDayTooFar(on) ? 'dayTooFar' : 'unknownDay', { value: on })] : []),
    ...(holds ? [t('unknownDocuments', { value: holds })] : []),
  ];
}
