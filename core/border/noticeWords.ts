import type { ListedSource } from '../answers/words/answerTexts.ts';
import { sentencesInWords } from '../languages/sentences.ts';
import type { ChecklistLine } from './checklist.ts';
import { lineInWords, sourceOfLine } from './checklistWords.ts';

/** A line of a checklist that stands beside a verdict, in words. */
export type Notice = Pick<ChecklistLine, 'subject' | 'binding'> & {
  /** Without a full stop. */
  text: string;
  details: string;
  source?: ListedSource | undefined;
};

/** The notice of a line; `nameOf` gives a country's name. */
export function noticeInWords(line: ChecklistLine, nameOf: (code: string) => string): Notice {
  const { subject, binding } = line;
  const { text, details } = lineInWords(line, nameOf);
  return { subject, binding, text, details: sentencesInWords(details), source: sourceOfLine(line) };
}
