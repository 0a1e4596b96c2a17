import { type BorderStay, borderChecklist } from '../border/checklist.ts';
import type { StopCheck } from './stayChecks.ts';

/** The check, with what a stay that is too long costs where one is. */
export function withCost(
  check: StopCheck,
  {
    entry,
    ...facts
  }: Pick<BorderStay, 'conditions' | 'officialLinks' | 'on'> & {
    entry: BorderStay['answer'];
  },
): StopCheck {
  if (!check.tooLong && !check.overstay) return check;
  const stay = { ...facts, answer: entry, visit: entry, leave: undefined, before: [] };
  const cost = borderChecklist(stay).lines.filter(({ subject }) => subject === 'overstay');
  return cost.length > 0 ? { ...check, cost } : check;
}
