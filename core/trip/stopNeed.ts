import { isOpen } from '../answers/accessCounts.ts';
import type { EntryAnswer } from '../answers/entryAnswer.ts';
import { countedAnswer, type StopAnswers } from './changingPlanes.ts';

/** What a stop takes, the gravest last. */
export const stopNeeds = ['nothing', 'application', 'unknown', 'impossible'] as const;

export type StopNeed = (typeof stopNeeds)[number];

/** The gravest need of several travellers at a stop. */
export function needAt(answers: readonly StopAnswers[]): StopNeed {
  const needs = answers.map((one) => needOf(countedAnswer(one)));
  return stopNeeds.findLast((need) => needs.includes(need)) ?? 'unknown';
}

function needOf({ access, restriction }: EntryAnswer): StopNeed {
  if (restriction || access === 'no_admission') return 'impossible';
  if (access === null) return 'unknown';
  // A travel authorisation is no visa, but has to be applied for.
  return access !== 'eta' && isOpen(access, 'no-visa-beforehand') ? 'nothing' : 'application';
}
