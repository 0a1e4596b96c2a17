import type { StayAdvice } from '#core/stays/stayAdvice.ts';
import type { StayPlan } from '#core/stays/stayWindow.ts';
import catalogue from '#messages/en/planner.gen.ts';
import { translator } from '#messages/translate.ts';
import { dayText } from './dayWords.ts';
import type { EnteredStay } from './StayPlanner.tsx';

const t = translator(catalogue);

/** How to keep a stay lawful that isn't. */
export function adviceText(
  stay: EnteredStay,
  { enterFrom, leaveBy }: StayAdvice,
  today: number,
): string {
  if (leaveBy === null) return t('noDayAllowed');
  if (leaveBy < today) return t('hadToLeave', { day: dayText(leaveBy) });
  const days = { enter: dayText(enterFrom), leave: dayText(leaveBy) };
  if (enterFrom > stay.exit) return t('moveStay', days);
  if (enterFrom === stay.entry) return t('leaveBy', days);
  return t(leaveBy === stay.exit ? 'enterFrom' : 'enterAndLeave', days);
}

/**
 * The last lawful day of a stay that isn't over, as long as later plans don't matter; undefined for
 * past stays and those that don't count.
 */
export function lastLawfulDay(
  { entry, exit, exempt }: EnteredStay,
  advice: StayAdvice | undefined,
  { lawful, today }: { lawful: StayPlan; today: number },
): number | undefined {
  if (exempt || exit < today) return undefined;
  return (advice ? advice.leaveBy : lawful.ifEntering(entry).lastDay) ?? undefined;
}

/** What to do about each stay that isn't over, by the key of its row. */
export function stayAdvice(
  stays: readonly EnteredStay[],
  advice: readonly (StayAdvice | undefined)[],
  { lawful, today }: { lawful: StayPlan; today: number },
): Map<number, string> {
  const texts = new Map<number, string>();
  for (const [place, stay] of stays.entries()) {
    const advised = advice[place];
    const last = lastLawfulDay(stay, advised, { lawful, today });
    if (advised) texts.set(stay.key, adviceText(stay, advised, today));
    else if (last !== undefined) texts.set(stay.key, t('mayStayUntil', { day: dayText(last) }));
  }
  return texts;
}
