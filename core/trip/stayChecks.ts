import type { EntryAnswer, Stay, StayWindow } from '../answers/entryAnswer.ts';
import { fewestDays, isUnlimited } from '../answers/stayOfAll.ts';
import type { ChecklistLine } from '../border/checklist.ts';
import type { LongerVisa } from '../border/longerVisa.ts';
import { addMonths, dayNumber, isoDay } from '../dates.ts';
import { planStays } from '../stays/stayWindow.ts';
import { nightsAt, type TripLeg } from './tripAddress.ts';

/** A stop with a traveller's answer for a stay. */
export type CheckedStop = TripLeg & {
  /** The common-border zone that the country is in on that day. */
  borderZone: string | null;
  entry: Pick<EntryAnswer, 'access' | 'stay' | 'olderStay' | 'window'>;
};

/** A stay longer than allowed. Days include those of entry and of leaving. */
export type LongStay = {
  days: number;
  allowed: Stay;
  /** The last lawful day, YYYY-MM-DD; null without a day of entry. */
  leaveBy: string | null;
  /** A visa that is long enough. */
  visa?: LongerVisa;
};

/** What is wrong with the length of the stay at a stop, or with entering there again. */
export type StopCheck = {
  tooLong?: LongStay;
  /** At the stop of the first overstayed day of a zone: how many there are on the whole trip. */
  overstay?: { window: StayWindow; days: number };
  /** The cost of staying too long. */
  cost?: ChecklistLine[];
  /** The number of entries that a visa must allow, if more than one. */
  entries?: number;
};

/** From entry to leaving, as day numbers; undefined if unknown. */
type Span = { from: number | undefined; to: number | undefined };

/** Checks a traveller's stops, in order. */
export function checkStays(stops: readonly CheckedStop[]): StopCheck[] {
  const spans = spansOf(stops);
  const isDated = stops.some(({ on }) => on !== undefined);
  const overstays = overstaysOf(stops, spans);
  const entries = entriesOf(stops);
  return stops.map((stop, index) => {
    const tooLong = longStay(stop, runFrom(stops, spans, index), isDated);
    const overstay = overstays.get(index);
    const count = entries[index] ?? 1;
    return {
      ...(tooLong && { tooLong }),
      ...(overstay && { overstay }),
      ...(count > 1 && { entries: count }),
    };
  });
}

/** The stops' spans. Of a trip without any day, the first one is day 0. */
function spansOf(stops: readonly CheckedStop[]): Span[] {
  let next = stops.every(({ on }) => on === undefined) ? 0 : undefined;
  return stops.map((stop, index) => {
    const from = dayNumber(stop.on ?? '') ?? next;
    const nights = nightsAt(stop);
    next = from === undefined || nights === undefined ? undefined : from + nights;
    const following = dayNumber(stops[index + 1]?.on ?? '');
    const isAfter = from !== undefined && following !== undefined && following >= from;
    return { from, to: next ?? (isAfter ? following : undefined) };
  });
}

/** The span of consecutive stops in one country, at the first of them. */
function runFrom(
  stops: readonly CheckedStop[],
  spans: readonly Span[],
  index: number,
): Span | undefined {
  const { country } = stops[index] ?? {};
  if (stops[index - 1]?.country === country) return undefined;
  const next = stops.findIndex((stop, place) => place > index && stop.country !== country);
  const last = (next < 0 ? stops.length : next) - 1;
  return { from: spans[index]?.from, to: spans[last]?.to };
}

function longStay(
  { entry, transit, nights }: CheckedStop,
  run: Span | undefined,
  isDated: boolean,
): LongStay | undefined {
  const { access, window } = entry;
  // A doubtful length warns, too.
  const allowed = entry.stay ?? entry.olderStay?.stay;
  if (run?.from === undefined || run.to === undefined || !allowed || isUnlimited(access)) return;
  if (transit && !nights) return;
  // The days in the zone are counted together.
  if (window && fewestDays(allowed) >= window.days) return;
  const days = run.to - run.from + 1;
  if (allowed.unit === 'days') {
    const leaveBy = isDated ? isoDay(run.from + allowed.number - 1) : null;
    return days > allowed.number ? { days, allowed, leaveBy } : undefined;
  }
  if (!isDated) {
    return days > fewestDays(allowed) ? { days, allowed, leaveBy: null } : undefined;
  }
  const leaveBy = addMonths(isoDay(run.from), allowed.number);
  return isoDay(run.to) > leaveBy ? { days, allowed, leaveBy } : undefined;
}

/** Overstays of zones that count days, by the index of the stop with the first such day. */
function overstaysOf(
  stops: readonly CheckedStop[],
  spans: readonly Span[],
): Map<number, NonNullable<StopCheck['overstay']>> {
  const found = new Map<number, NonNullable<StopCheck['overstay']>>();
  const counted = stops.flatMap(({ entry: { window }, transit, nights }, index) => {
    const { from, to } = spans[index] ?? {};
    if (!window || from === undefined || to === undefined || (transit && !nights)) return [];
    return [{ index, window, entry: from, exit: to }];
  });
  for (const stays of Map.groupBy(counted, ({ window }) => window.zone).values()) {
    const [{ window } = {}] = stays;
    if (!window) continue;
    const days = planStays(window, stays).overstayed();
    const [first] = days;
    const place = stays.find(
      ({ entry, exit }) => first !== undefined && first >= entry && first <= exit,
    );
    if (place) found.set(place.index, { window, days: days.length });
  }
  return found;
}

/** The accesses whose visa states how often it may be used. */
const visaAccesses: ReadonlySet<string | null> = new Set([
  'e_visa',
  'travel_permit',
  'visa_required',
]);

/** How often each stop's country or zone was entered by then, if a visa must allow it. */
function entriesOf(stops: readonly CheckedStop[]): number[] {
  const times = new Map<string, number>();
  let last: string | undefined;
  return stops.map(({ country, borderZone, transit, entry }) => {
    const place = borderZone ?? country;
    const enters = place !== last;
    last = place;
    if (transit || !enters) return 1;
    const count = (times.get(place) ?? 0) + 1;
    times.set(place, count);
    return visaAccesses.has(entry.access) ? count : 1;
  });
}
