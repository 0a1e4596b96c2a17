import verdictMessages from '#messages/en/verdict.gen.ts';
import { translator } from '#messages/translate.ts';
import { type AnswerMark, answerMarks } from '../answerMarks.ts';

const t = translator(verdictMessages);

/** Caveats of a short answer, the most serious first; '' without any. */
export function marksInWords(marks: Partial<Record<AnswerMark, boolean>>): string {
  return answerMarks
    .filter((mark) => marks[mark])
    .map((mark) => t('mark', { mark }))
    .join(' · ');
}
