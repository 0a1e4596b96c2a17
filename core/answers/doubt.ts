import { type ListedAccess, listedAccess } from './access.ts';
import { type AnswerMark, type AnswerMarks, gravestMark } from './answerMarks.ts';
import type { DestinationVerdict } from './destinationVerdict.ts';

/**
 * What makes an answer amber, and keeps it out of the counts of what is sure: its sources disagree or the
 * higher one has ended (`disagrees`), the rule is known to have exceptions, or a requirement of the team is
 * easier than an official or compiled source, or neither a law nor the country's government states what its
 * transit area asks, or who may work (`unconfirmed`). Other qualifications are only named. The table of all is in
 * decision 60.
 */
export type Doubt = 'disagrees' | 'askBeforeTravel' | 'easier' | 'unconfirmed';

/** The doubt about a country's answer. A suspension is none: it holds, whatever the rule is. */
export function doubtOfCountry({
  suspended,
  disagrees,
  askBeforeTravel,
  probable,
}: Pick<AnswerMarks, 'suspended' | 'disagrees' | 'askBeforeTravel' | 'probable'>): Doubt | null {
  if (suspended) return null;
  if (disagrees) return 'disagrees';
  if (askBeforeTravel) return 'askBeforeTravel';
  return probable ? 'unconfirmed' : null;
}

/**
 * The doubt about what a destination requires: the country's, or that of the destination's own
 * requirement, which is in none for being otherwise than another source.
 */
export function doubtAtDestination(
  { answeredBy, differs }: Pick<DestinationVerdict, 'answeredBy' | 'differs'>,
  country: Parameters<typeof doubtOfCountry>[0],
): Doubt | null {
  if (answeredBy === 'country') return doubtOfCountry(country);
  return differs === 'easier' ? 'easier' : null;
}

/** An answer as a card or a row shows it; the page states it in full. */
export type ListedAnswer = {
  access: ListedAccess;
  /** Its most serious qualification, in words. */
  mark: AnswerMark | null;
  /** Why it is amber. */
  doubt: Doubt | null;
};

export function listedAnswer(
  answer: { access: Exclude<ListedAccess, 'suspended'> } & AnswerMarks,
): ListedAnswer {
  return {
    access: listedAccess(answer),
    mark: gravestMark(answer),
    doubt: doubtOfCountry(answer),
  };
}
