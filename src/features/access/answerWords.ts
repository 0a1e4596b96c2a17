import { accesses } from '../../../server/schemas/answers/access.ts';
import { accessInWords } from '../../../server/schemas/answers/accessWords.ts';
import {
  type AnswerMark,
  type AnswerMarks,
  answerMarks,
} from '../../../server/schemas/answers/answerMarks.ts';
import { type Continent, continents } from '../../../server/schemas/constants.ts';

/** Easiest first, then unknown. */
export const tableAccesses = ['own_country', ...accesses, 'unknown'] as const;

/** The name of an access in tables, maps and their legends. */
export const accessName: (access: (typeof tableAccesses)[number]) => string = accessInWords;

/** Caveats of a short answer, the most serious first; '' without any. */
export function marksInWords(marks: Partial<AnswerMarks>): string {
  return answerMarks
    .filter((mark) => marks[mark])
    .map((mark) => markWords[mark])
    .join(' · ');
}

const markWords: Record<AnswerMark, string> = {
  suspended: 'Suspended for now',
  disagrees: 'Sources disagree',
  askBeforeTravel: 'Ask before you travel',
  conditional: 'With a condition',
  unconfirmed: 'Unconfirmed',
};

/** The continents of these countries, as options of a select. */
export function continentsOf(
  countries: readonly { continent: Continent }[],
): [value: string, words: string][] {
  const present = new Set(countries.map(({ continent }) => continent));
  return continents.filter((continent) => present.has(continent)).map((name) => [name, name]);
}
