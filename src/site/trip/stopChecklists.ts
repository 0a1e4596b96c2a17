import { entersByRight } from '#core/answers/admission.ts';
import { isUnlimited } from '#core/answers/stayOfAll.ts';
import { askAirline, type BorderChecklist, borderChecklist } from '#core/border/checklist.ts';
import { listInWords } from '#core/languages/listInWords.ts';
import { dayAfter, nightsAt } from '#core/trip/tripAddress.ts';
import { translator } from '#messages/translate.ts';
import catalogue from '#messages/trip/en.gen.ts';
import type { JudgedStop } from './judgedStops.ts';

const t = translator(catalogue);

/** What one stop asks of a traveller: on entering, or only if the border is passed. */
type StopChecklist = BorderChecklist & {
  /** The line and place of the stop: equal checklists of one country are listed once. */
  key: string;
  title: string;
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

type PlacedStop = Pick<JudgedStop, 'country' | 'on' | 'nights' | 'transit' | 'borderZone'>;

/** What each stop of a trip asks of one traveller, in order; `start` is where it starts. */
export function stopChecklists(
  stops: readonly JudgedStop[],
  start: string | undefined,
): StopChecklist[] {
  const sections = stops.flatMap((stop, index) => {
    const visited = stops.slice(0, index).map(({ country }) => country);
    const before = start === undefined ? visited : [start, ...visited];
    return sectionsOf(stop, before.filter((country) => country !== stop.country).reverse());
  });
  const seen = new Set<string>();
  return sections.filter((section) => {
    const { key, ...shown } = section;
    const text = JSON.stringify(shown);
    const isEmpty = shown.lines.length === 0 && shown.notResearched.length === 0;
    if (isEmpty || seen.has(text)) return false;
    seen.add(text);
    return true;
  });
}

function sectionsOf(stop: JudgedStop, before: string[]): StopChecklist[] {
  const { entry, airside, conditions, officialLinks, on, leave, name, line, transit } = stop;
  const facts = { conditions, officialLinks, on, leave, before };
  const border = borderChecklist({ answer: entry, visit: entry, ...facts });
  // Those who may cross the border by right need no permission to change planes.
  if (!transit || isUnlimited(entry.access)) {
    return [{ ...border, key: `${line}`, title: name }];
  }
  const known = airside?.access ? airside : null;
  const changing = known
    ? borderChecklist({ ...facts, answer: known, visit: entry, conditions: [] })
    : { lines: [askAirline], notResearched: [] };
  return [
    {
      key: `${line} airside`,
      title: t('changingPlanes', { country: name }),
      lines: changing.lines.filter(({ subject }) => subject === 'apply'),
      notResearched: [],
    },
    { ...border, key: `${line} landside`, title: t('throughControl', { country: name }) },
  ];
}

/** The part of a checklist that concerns the same travellers. */
export type ChecklistPart = {
  /** Indexes of the journeys; null for all. */
  journeys: number[] | null;
  checklist: BorderChecklist;
};

/** What a stop asks of all travellers. */
type TripSection = { key: string; title: string; parts: ChecklistPart[] };

/** The checklist of several travellers' journeys through the same stops: equal lines once. */
export function tripSections(
  journeys: readonly (readonly JudgedStop[])[],
  start: string | undefined,
): TripSection[] {
  const all = journeys.flatMap((stops, journey) =>
    stopChecklists(stops, start).map((checklist) => ({ journey, ...checklist })),
  );
  const ofStops = Map.groupBy(all, ({ key }) => key);
  return [...ofStops]
    .sort(([a], [b]) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
    .map(([key, checklists]) => ({
      key,
      title: checklists[0]?.title ?? '',
      parts: partsOf(checklists, journeys.length),
    }));
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
export function silentOnValidity(stops: readonly JudgedStop[]): string {
  const silent = stops.filter(
    ({ entry, conditions }) =>
      !entersByRight(entry) && conditions.every(({ kind }) => kind !== 'passport_validity'),
  );
  const names = new Set(silent.map(({ name }) => name));
  return names.size > 0 ? t('validityUnknown', { countries: listInWords(names, 'comma') }) : '';
}
