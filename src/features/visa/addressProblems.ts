import problemMessages from '../../../messages/addressProblems/en.gen.ts';
import { translator } from '../../../messages/translate.ts';
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
  const t = translator(problemMessages);
  return [
    ...(type ? [t('unknownStay', { value: type })] : []),
    ...(from ? [t('unknownCountry', { value: from })] : []),
    ...(on ? [t('unknownDay', { value: on })] : []),
    ...(holds ? [t('unknownDocuments', { value: holds })] : []),
  ];
}
