import { entersByRight } from '../answers/admission.ts';
import type { BorderCondition, BorderLink } from '../border/borderFacts.ts';
import { type BorderChecklist, borderChecklist, isSilent } from '../border/checklist.ts';
import { transitChecklist } from '../border/transitChecklist.ts';
import { countedAnswer, passesBorder, type StopAnswers } from './changingPlanes.ts';
import type { CheckedStop } from './stayChecks.ts';
import { dayAfter, nightsAt } from './tripAddress.ts';

/** What the stops of a trip ask of its travellers, as facts. */

/** A stop of one traveller, with the country's facts that apply to them. */
export type JudgedStop = CheckedStop &
  StopAnswers & {
    conditions: BorderCondition[];
    officialLinks: BorderLink[];
  };

/** What one stop asks of a traveller. */
type StopChecklist = BorderChecklist & {
  /** The index of the stop: equal checklists of one country are listed once. */
  stop: number;
  when: 'entering' | 'changing';
};

/**
 * The day on which a stop is left for good: that of the first later stop in another country and
 * outside its zone, since time limits counted from departure count from leaving the zone; without
 * such a stop, the end of the last stay. Undefined if that has no day or one before the stops it
 * follows: then one of them is wrong.
 */
export function leavingDay(stop: PlacedStop, later: readonly PlacedStop[]): string | undefined {
  const end = later.findIndex(
    ({ country, borderZone }) =>
      country !== stop.country && (borderZone === null || borderZone !== stop.borderZone),
  );
  const before = [stop, ...(end < 0 ? later : later.slice(0, end))];
  const last = before.at(-1) ?? stop;
  const day = end < 0 ? dayAfter(last.on, nightsAt(last)) : later[end]?.on;
  return day !== undefined && before.every(({ on = '' }) => on <= day) ? day : undefined;
}

type PlacedStop = Omit<CheckedStop, 'entry'>;

/** What each stop of a trip asks of one traveller, in order; `start` is where it starts. */
export function stopChecklists(
  stops: readonly JudgedStop[],
  start: string | undefined,
): StopChecklist[] {
  const seen = new Set<string>();
  return stops
    .map((stop, index): StopChecklist => {
      const visited = stops.slice(0, index).map(({ country }) => country);
      const before = start === undefined ? visited : [start, ...visited];
      const route = {
        leave: leavingDay(stop, stops.slice(index + 1)),
        before: before.filter((country) => country !== stop.country).reverse(),
      };
      return { stop: index, ...checklistOf(stop, route) };
    })
    .filter((section) => {
      const { stop, ...asked } = section;
      const text = JSON.stringify([stops[stop]?.country, asked]);
      if (isSilent(section) || seen.has(text)) return false;
      seen.add(text);
      return true;
    });
}

type Route = { leave: string | undefined; before: string[] };

function checklistOf(stop: JudgedStop, route: Route): Omit<StopChecklist, 'stop'> {
  const { entry, conditions, officialLinks, on } = stop;
  const answer = countedAnswer(stop);
  const stay = { answer, visit: entry, conditions, officialLinks, on, ...route };
  if (!stop.changing) return { when: 'entering', ...borderChecklist(stay) };
  return { when: 'changing', ...transitChecklist(stay, passesBorder(stop)) };
}

/** The part of a checklist that concerns the same travellers. */
export type ChecklistPart = {
  /** Indexes of the journeys; null for all. */
  journeys: number[] | null;
  checklist: BorderChecklist;
};

/** What a stop asks of all travellers. */
export type TripSection = Pick<StopChecklist, 'stop' | 'when'> & { parts: ChecklistPart[] };

/** The checklist of several travellers' journeys through the same stops: equal lines once. */
export function tripSections(
  journeys: readonly (readonly JudgedStop[])[],
  start: string | undefined,
): TripSection[] {
  const all = journeys.flatMap((stops, journey) =>
    stopChecklists(stops, start).map((checklist) => ({ journey, ...checklist })),
  );
  const ofStops = Map.groupBy(all, ({ stop, when }) => `${stop} ${when}`);
  return [...ofStops.values()]
    .flatMap((checklists) => {
      const [first] = checklists;
      if (!first) return [];
      const { stop, when } = first;
      return { stop, when, parts: partsOf(checklists, journeys.length) };
    })
    .sort((a, b) => a.stop - b.stop);
}

type OfJourney = BorderChecklist & { journey: number };

function partsOf(checklists: readonly OfJourney[], count: number): ChecklistPart[] {
  const parts = new Map<string, { journeys: number[]; checklist: BorderChecklist }>();
  const partOf = (journeys: number[]) => {
    const part = parts.get(journeys.join()) ?? {
      journeys,
      checklist: { lines: [], notResearched: [] },
    };
    parts.set(journeys.join(), part);
    return part.checklist;
  };
  for (const { item, journeys } of sharedBy(checklists, ({ lines }) => lines)) {
    partOf(journeys).lines.push(item);
  }
  for (const { item, journeys } of sharedBy(checklists, (one) => one.notResearched)) {
    partOf(journeys).notResearched.push(item);
  }
  return [...parts.values()]
    .sort((a, b) => b.journeys.length - a.journeys.length)
    .map(({ journeys, checklist }) => ({
      journeys: journeys.length === count ? null : journeys,
      checklist,
    }));
}

/** Equal items of several journeys once, each with the journeys that have it. */
function sharedBy<Item>(
  checklists: readonly OfJourney[],
  itemsOf: (checklist: OfJourney) => readonly Item[],
): { item: Item; journeys: number[] }[] {
  const shared = new Map<string, { item: Item; journeys: number[] }>();
  for (const checklist of checklists) {
    for (const item of itemsOf(checklist)) {
      const key = JSON.stringify(item);
      const found = shared.get(key) ?? { item, journeys: [] };
      if (!found.journeys.includes(checklist.journey)) found.journeys.push(checklist.journey);
      shared.set(key, found);
    }
  }
  return [...shared.values()];
}

/** The countries of a trip where nothing is known of how long a passport must be valid. */
export function silentOnValidity(stops: readonly JudgedStop[]): string[] {
  const silent = stops.filter(
    (stop) =>
      passesBorder(stop) &&
      !entersByRight(stop.entry) &&
      stop.conditions.every(
        ({ kind, purposes }) =>
          kind !== 'passport_validity' || !purposes.includes(countedAnswer(stop).purpose),
      ),
  );
  return [...new Set(silent.map(({ country }) => country))];
}
