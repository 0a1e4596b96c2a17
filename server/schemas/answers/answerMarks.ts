import type { EntryAnswer } from './access.ts';

/**
 * What limits an answer, as lists, maps and badges say it beside the access; the page says it in full.
 * No zod here: public pages load this file.
 */

/** The gravest first. */
export const answerMarks = [
  'suspended',
  'disagrees',
  'askBeforeTravel',
  'conditional',
  'unconfirmed',
] as const;

export type AnswerMark = (typeof answerMarks)[number];
export type AnswerMarks = Record<AnswerMark, boolean>;

export const noMarks: Readonly<AnswerMarks> = {
  suspended: false,
  disagrees: false,
  askBeforeTravel: false,
  conditional: false,
  unconfirmed: false,
};

/** The marks of a whole answer. */
export function marksOf(
  answer: Pick<
    EntryAnswer,
    'restriction' | 'disagreement' | 'askBeforeTravel' | 'headlineCondition' | 'unconfirmed'
  >,
): AnswerMarks {
  return {
    suspended: answer.restriction !== null,
    disagrees: answer.disagreement !== null,
    askBeforeTravel: answer.askBeforeTravel,
    conditional: answer.headlineCondition !== null,
    unconfirmed: answer.unconfirmed,
  };
}

export function gravestMark(marks: AnswerMarks): AnswerMark | null {
  return answerMarks.find((mark) => marks[mark]) ?? null;
}

/** Whether what limits an answer makes it too doubtful to be counted on. */
export function isInDoubt({
  disagrees,
  askBeforeTravel,
}: Pick<AnswerMarks, 'disagrees' | 'askBeforeTravel'>): boolean {
  return disagrees || askBeforeTravel;
}

/** Whether who has an easy access can count on getting in. */
export function isCertain(marks: AnswerMarks): boolean {
  return !isInDoubt(marks) && !marks.suspended;
}

/** The marks of several answers that are told as one: each that one of them has. */
export function marksOfSeveral(answers: readonly AnswerMarks[]): AnswerMarks {
  const marks = answerMarks.map((mark) => [mark, answers.some((answer) => answer[mark])]);
  return Object.fromEntries(marks) as AnswerMarks;
}
