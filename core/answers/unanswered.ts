import type { VisaType } from '../vocabulary.ts';
import type { EntryAnswer } from './entryAnswer.ts';

/** A passport at a destination, on a day of entry if one is asked for. */
export type Question = {
  passport: string;
  destination: string;
  purpose: VisaType;
  /** YYYY-MM-DD in UTC. */
  on?: string | undefined;
};

/** The most that a page reports: of a minute, no more are counted. */
export const UNANSWERED_AT_ONCE = 20;

/** The questions to which these answers say that none is known. */
export function unansweredOf(
  answers: readonly Pick<EntryAnswer, 'passport' | 'destination' | 'purpose' | 'on' | 'access'>[],
): Question[] {
  return answers
    .filter(({ access }) => access === null)
    .map(({ passport, destination, purpose, on }) => ({ passport, destination, purpose, on }));
}

/** Two questions with the same key are the same. */
export function keyOfQuestion({ passport, destination, purpose, on = '' }: Question): string {
  return `${passport} ${destination} ${purpose} ${on}`;
}
