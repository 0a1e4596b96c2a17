import type { EntryAnswer, ShownAccess } from './access.ts';
import { statusOf, verdictWords } from './verdict.ts';
import { disagreementInWords } from './words/disagreementWords.ts';
import { type AnswerOfVerdict, verdictLines } from './words/verdictLines.ts';

/** The verdict on a country. */

export type CountryVerdict = {
  status: ShownAccess | 'doubtful';
  heading: string;
  /** Below the heading; none for a doubtful answer, whose sides are shown, and an unknown one. */
  lines: string[];
  /** The doubt that the heading names. */
  disagreement: EntryAnswer['disagreement'];
};

/**
 * The verdict that an answer is shown as: of the restriction, else of sources that contradict each
 * other, else of the access.
 */
export function countryVerdict(
  answer: AnswerOfVerdict & Pick<EntryAnswer, 'disagreement' | 'on'>,
): CountryVerdict {
  const { restriction, disagreement } = answer;
  if (disagreement && !restriction) {
    const heading = disagreementInWords(disagreement, answer);
    return { status: 'doubtful', heading, lines: [], disagreement };
  }
  const { heading } = verdictWords(answer);
  return { status: statusOf(answer), heading, lines: verdictLines(answer), disagreement: null };
}
