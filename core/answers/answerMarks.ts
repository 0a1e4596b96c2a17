import type { VisaType } from '../vocabulary.ts';
import type { EntryAnswer } from './entryAnswer.ts';

/**
 * Qualifications of an answer, as lists, maps and badges show them beside the access; the page
 * states them in full.
 */

/** Most serious first. */
export const answerMarks = ['disagrees', 'askBeforeTravel', 'conditional', 'unconfirmed'] as const;

export type AnswerMark = (typeof answerMarks)[number];
/**
 * A suspension is no caveat: lists show it in place of the access. `probable` marks what is unconfirmed where
 * that is a doubt; see `needsConfirming`.
 */
export type AnswerMarks = Record<AnswerMark | 'suspended' | 'probable', boolean>;

export const noMarks: Readonly<AnswerMarks> = {
  suspended: false,
  disagrees: false,
  askBeforeTravel: false,
  conditional: false,
  unconfirmed: false,
  probable: false,
};

/** The marks of an answer. */
export function marksOf(
  answer: Pick<
    EntryAnswer,
    'restriction' | 'disagreement' | 'askBeforeTravel' | 'headlineCondition' | 'unconfirmed'
  > &
    Partial<Pick<EntryAnswer, 'issuedDocument' | 'purpose' | 'transit'>>,
): AnswerMarks {
  return {
    suspended: answer.restriction !== null,
    disagrees: answer.disagreement !== null,
    askBeforeTravel: answer.askBeforeTravel,
    conditional: answer.headlineCondition !== null || Boolean(answer.issuedDocument?.leads),
    unconfirmed: answer.unconfirmed,
    probable:
      answer.purpose !== undefined &&
      needsConfirming(answer.purpose) &&
      answer.transit?.heading !== 'border' &&
      answer.unconfirmed,
  };
}

/**
 * Whether an unconfirmed answer of this kind of stay is in doubt: a wrong one is found out at the check-in
 * desk, or costs the permission to stay.
 */
export function needsConfirming(purpose: VisaType): boolean {
  return purpose !== 'tourist';
}

export function gravestMark(marks: AnswerMarks): AnswerMark | null {
  if (marks.suspended) return null;
  return answerMarks.find((mark) => marks[mark]) ?? null;
}

/** The combined caveats of several answers: each that any of them has. */
export function marksOfSeveral(answers: readonly AnswerMarks[]): Record<AnswerMark, boolean> {
  const marks = answerMarks.map((mark) => [mark, answers.some((answer) => answer[mark])]);
  return Object.fromEntries(marks) as Record<AnswerMark, boolean>;
}
