import { easeRank, type ListedAccess } from './access.ts';
import type { Stay } from './entryAnswer.ts';

/** What a change means for travellers; `other` where neither the access nor a number of days tells. */
export type EaseOfChange = 'easier' | 'harder' | 'longer' | 'shorter' | 'other';

type Side = { access: ListedAccess; stay: Stay | null };

/** Whether another access is easier or harder, and for the same access whether its stay is longer. */
export function easeOfChange(before: Side, after: Side): EaseOfChange {
  if (before.access === null || after.access === null) return 'other';
  const ease = easeRank(after.access) - easeRank(before.access);
  if (ease !== 0) return ease > 0 ? 'harder' : 'easier';
  const [stay, stayBefore] = [daysOf(after.stay), daysOf(before.stay)];
  if (stay === null || stayBefore === null || stay === stayBefore) return 'other';
  return stay < stayBefore ? 'shorter' : 'longer';
}

function daysOf(stay: Stay | null): number | null {
  return stay && stay.number * (stay.unit === 'months' ? 30 : 1);
}
