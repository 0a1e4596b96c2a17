import { translator } from '../../../messages/translate.ts';
import verdictMessages from '../../../messages/verdict/en.gen.ts';
import { accesses } from '../../../server/schemas/answers/access.ts';
import { accessInWords } from '../../../server/schemas/answers/accessWords.ts';
import { type AnswerMarks, answerMarks } from '../../../server/schemas/answers/answerMarks.ts';
import { type Continent, continents } from '../../../server/schemas/constants.ts';

/** Easiest first, then unknown. */
export const tableAccesses = ['own_country', ...accesses, 'unknown'] as const;

/** `accessInWords` for lists that know every access. */
export const accessName: (access: (typeof tableAccesses)[number]) => string = accessInWords;

/** Caveats of a short answer, the most serious first; '' without any. */
export function marksInWords(marks: Partial<AnswerMarks>): string {
  return answerMarks
    .filter((mark) => marks[mark])
    .map((mark) => translator(verdictMessages)('mark', { mark }))
    .join(' · ');
}

/** The continents of these countries, as options of a select. */
export function continentsOf(
  countries: readonly { continent: Continent }[],
): [value: string, words: string][] {
  const present = new Set(countries.map(({ continent }) => continent));
  return continents.filter((continent) => present.has(continent)).map((name) => [name, name]);
}
