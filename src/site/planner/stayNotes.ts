import type { StayPlan } from '#core/stays/stayWindow.ts';
import catalogue from '#messages/en/planner.gen.ts';
import { translator } from '#messages/translate.ts';
import { dayText, spanText } from './dayWords.ts';
import type { EnteredStay } from './StayPlanner.tsx';

const t = translator(catalogue);

/** Notes on stays that overlap, by the key of their row. */
export function stayNotes(stays: readonly EnteredStay[], plan: StayPlan): Map<number, string> {
  const notes = new Map<number, string>();
  for (const { stays: indexes } of plan.merged) {
    const group = indexes.map((index) => stays[index]).filter((stay) => stay !== undefined);
    for (const [position, stay] of group.entries()) {
      const others = group.filter((other, index) => index < position && other.exit >= stay.entry);
      const [other] = others;
      if (other) notes.set(stay.key, noteOn(stay, other));
    }
  }
  for (const stay of stays) {
    const visit = stay.exempt && stays.find((other) => !other.exempt && overlap(stay, other));
    if (visit) {
      notes.set(stay.key, t('alsoCounted', { span: spanText(visit.entry, visit.exit) }));
    }
  }
  return notes;
}

function noteOn(stay: EnteredStay, other: EnteredStay): string {
  const last = Math.min(stay.exit, other.exit);
  if (last === stay.entry) return t('dayOnce', { day: dayText(last) });
  return t('merged', {
    other: spanText(other.entry, other.exit),
    shared: spanText(stay.entry, last),
  });
}

function overlap(one: EnteredStay, other: EnteredStay): boolean {
  return one.entry <= other.exit && other.entry <= one.exit;
}
