import { mergeStays, planStays, type Stay, type StayPlan, type WindowRule } from './stayWindow.ts';

/**
 * What keeps a stay to the rule: entering on `enterFrom` or later, and leaving on `leaveBy` or earlier.
 * Null where somebody is there and no day of the stay was allowed.
 */
export type StayAdvice = { enterFrom: number; leaveBy: number | null };

/**
 * What would make each planned stay lawful, by its place among `stays`; undefined where it is, where it
 * doesn't count and where it is over. Days up to `today` have been spent and count, also those too many.
 * Of planned days only the lawful ones count, so that no advice follows from days that are forbidden:
 * they are the days of `lawful`, the plan of those who follow the advice.
 */
export function adviseStays(rule: WindowRule, stays: readonly Stay[], today: number) {
  const days: Stay[] = [];
  /** The first run of lawful days of those that stays share, by the place of each stay. */
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
  // From stay to stay the search for a free day goes on where it has come to.
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

/** The lawful days of a stay without a day between them, after today; `plan` has the days before it. */
function firstRun(plan: StayPlan, { entry, exit }: Stay, today: number): Stay | undefined {
  const from = Math.max(entry, today + 1);
  let first = from;
  while (first <= exit && plan.ifEntering(first).days === 0) first += 1;
  const { lastDay } = plan.ifEntering(first);
  // Who is there and has to leave does not come back for the rest of the same stay.
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

/** The days of a planned stay that are in the run; undefined where none is. */
function withinRun({ entry, exit }: Stay, run: Stay | undefined): StayAdvice | undefined {
  if (!run || run.entry > exit || run.exit < entry) return undefined;
  return { enterFrom: Math.max(entry, run.entry), leaveBy: Math.min(exit, run.exit) };
}
