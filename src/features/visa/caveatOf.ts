import type { EntryAnswer } from '../../../server/schemas/answers/access.ts';
import type { DestinationEntry } from './AccessBadge.tsx';

/** The gravest of what limits an answer, as its badge says it. */
export function caveatOf({
  disagreement,
  askBeforeTravel,
  headlineCondition,
  unconfirmed,
}: EntryAnswer): DestinationEntry['caveat'] {
  if (disagreement) return 'disagreement';
  if (askBeforeTravel) return 'ask';
  if (headlineCondition) return 'condition';
  return unconfirmed ? 'unconfirmed' : null;
}
