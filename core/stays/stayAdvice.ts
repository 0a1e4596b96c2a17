import { mergeStays, planStays, type Stay, type StayPlan, type WindowRule } from './stayWindow.ts';

/**
 * How to keep a stay lawful: enter on `enterFrom` or later, and leave on `leaveBy` or earlier. Null
 * for somebody already there without any allowed day.
 */
export type StayAdvice = { enterFrom: number; leaveBy: number | null };

/**
 * Advice for each planned stay, by its index in `stays`; undefined if it is lawful, doesn't count
 * or is over. Days up to `today` are past and all count, overstayed ones too. Of planned days only
 * the lawful ones count, so that forbidden days lead to no further advice: they are the days of
 * `lawful`, the plan that follows the advice.
 */
export function adviseStays(rule: WindowRule, stays: readonly Stay[], today: number) {
  const days: Stay[] = [];
  /** The first lawful days of each merged stay, by index of the stay. */
  const runs = new Map<number, Stay | undefined>();
  for (const { entry, exit, stays: places } of mergeStays(stays)) {
    if (entry <= today) days.push({ entry, exit: Math.min(exit, today) });
    const run = exit > today ? firstRun(planStays(rule, days), { entry, exit }, today) : undefined;
    if (run) days.push(run);
    for (const place of places) runs.set(place, run);
  }
  const lawful = planStays(rule, days);
  const advice: (StayAdvice | undefined)[] = stays.map(() => undefined);
  const ahead = [...stays.entries()].filter(([, { exit, exempt }]) => exit > today && !exempt);
  // The search for a free day continues from stay to stay.
  let free = today + 1;
  for (const [place, stay] of ahead.sort(([, a], [, b]) => a.entry - b.entry)) {
    const run = runs.get(place);
    let found = stay.entry <= today ? ofPresent(lawful, stay, run, today) : withinRun(stay, run);
    if (!found) {
      free = Math.max(free, stay.entry);
      while (lawful.counts(free) || lawful.keepingLaterStays(free).days === 0) free += 1;
      found = { enterFrom: free, leaveBy: lawful.keepingLaterStays(free).lastDay };
    }
    const isLawful = found.enterFrom === stay.entry && found.leaveBy === stay.exit;
    if (!isLawful) advice[place] = found;
  }
  return { lawful, advice };
}

/** The first uninterrupted lawful days of a stay after today; `plan` has the days before it. */
function firstRun(plan: StayPlan, { entry, exit }: Stay, today: number): Stay | undefined {
  const from = Math.max(entry, today + 1);
  let first = from;
  while (first <= exit && plan.ifEntering(first).days === 0) first += 1;
  const { lastDay } = plan.ifEntering(first);
  // Somebody who must leave doesn't return within the same stay.
  const hasToLeave = entry <= today && (first > from || plan.isOverstayed(today));
  return lastDay === null || first > exit || hasToLeave
    ? undefined
    : { entry: first, exit: Math.min(exit, lastDay) };
}

function ofPresent(lawful: StayPlan, stay: Stay, run: Stay | undefined, today: number): StayAdvice {
  let last = Math.min(stay.exit, run?.exit ?? today);
  while (last >= stay.entry && lawful.isOverstayed(last)) last -= 1;
  return { enterFrom: stay.entry, leaveBy: last < stay.entry ? null : last };
}

/** The days of a planned stay within the lawful ones; undefined if there are none. */
function withinRun({ entry, exit }: Stay, run: Stay | undefined): StayAdvice | undefined {
  if (!run || run.entry > exit || run.exit < entry) return undefined;
  return { enterFrom: Math.max(entry, run.entry), leaveBy: Math.min(exit, run.exit) };
}
