import { accesses } from '../../../server/schemas/answers/access.ts';
import { accessWords } from '../../../server/schemas/answers/accessWords.ts';
import {
  type AnswerMark,
  type AnswerMarks,
  answerMarks,
} from '../../../server/schemas/answers/answerMarks.ts';
import { type Continent, continents } from '../../../server/schemas/constants.ts';

/** Easiest first, unknown apart. */
export const tableAccesses = ['own_country', ...accesses, 'unknown'] as const;

/** Unknown is a state of its own, never "not required". */
const names: Record<(typeof tableAccesses)[number], string> = {
  own_country: 'Own country',
  ...accessWords,
  unknown: 'No answer yet',
};

/** What tables, maps and their legends call an access. */
export function accessName(access: (typeof tableAccesses)[number]): string {
  return names[access];
}

/** What must be said beside a short answer, the gravest first; '' for a plain one. */
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

/** The continents of some countries, as options of a select. */
export function continentsOf(
  countries: readonly { continent: Continent }[],
): [value: string, words: string][] {
  const present = new Set(countries.map(({ continent }) => continent));
  return continents.filter((continent) => present.has(continent)).map((name) => [name, name]);
}
