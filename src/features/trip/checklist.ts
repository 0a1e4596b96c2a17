import { entersByRight } from '../../../server/schemas/answers/admission.ts';
import { isUnlimited } from '../../../server/schemas/answers/stayOfAll.ts';
import { type BorderChecklist, borderChecklist } from '../../../server/schemas/border/checklist.ts';
import { inSentence } from '../../../server/schemas/countries/countryInSentence.ts';
import { listInWords } from '../../../server/schemas/listInWords.ts';
import type { JudgedStop } from './StopCard.tsx';

/** What one stop asks for: on entering, or only if the border is passed. */
export type StopChecklist = BorderChecklist & {
  /** The line and place of the stop: equal checklists of one country are listed once. */
  key: string;
  title: string;
};

/**
 * The day on which a stop is left for good: that of the first later stop in another country and
 * outside its zone, since time limits counted from departure count from leaving the zone. Undefined
 * without such a stop, or if it has no day or one before the stops it follows: then one of them is
 * wrong.
 */
export function leavingDay(stop: PlacedStop, later: readonly PlacedStop[]): string | undefined {
  const end = later.findIndex(
    ({ country, borderZone }) =>
      country !== stop.country && (borderZone === null || borderZone !== stop.borderZone),
  );
  const day = later[end]?.on;
  const before = [stop, ...later.slice(0, end)];
  return day !== undefined && before.every(({ on = '' }) => on <= day) ? day : undefined;
}

type PlacedStop = Pick<JudgedStop, 'country' | 'on' | 'borderZone'>;

/** What each stop of a trip asks for, in order; `nameOf` gives a country's name in a sentence. */
export function stopChecklists(
  stops: JudgedStop[],
  nameOf: (code: string) => string,
): StopChecklist[] {
  const sections = stops.flatMap((stop, index) => {
    const before = stops.slice(0, index).map(({ country }) => country);
    return sectionsOf(stop, {
      before: before.filter((country) => country !== stop.country).reverse(),
      nameOf,
    });
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

type Route = { before: string[]; nameOf: (code: string) => string };

function sectionsOf(stop: JudgedStop, route: Route): StopChecklist[] {
  const { entry, airside, conditions, officialLinks, on, leave, name, line, transit } = stop;
  const facts = { conditions, officialLinks, on, leave, ...route };
  const border = borderChecklist({ answer: entry, visit: entry, ...facts });
  // Those who may cross the border by right need no permission to change planes.
  if (!transit || isUnlimited(entry.access)) {
    return [{ ...border, key: `${line}`, title: name }];
  }
  const known = airside?.access ? airside : null;
  const changing = known
    ? borderChecklist({ ...facts, answer: known, visit: entry, conditions: [] })
    : { lines: [unknownTransit], notResearched: [] };
  return [
    {
      key: `${line} airside`,
      title: `${name}, changing planes`,
      lines: changing.lines.filter(({ subject }) => subject === 'apply'),
      notResearched: [],
    },
    { ...border, key: `${line} landside`, title: `${name}, only if you pass the border` },
  ];
}

const unknownTransit: BorderChecklist['lines'][number] = {
  ...{ subject: 'apply', binding: null, firstDay: null, address: null, source: null, origin: null },
  text: 'Whether an airport transit visa is needed is unknown; ask the airline',
  ...{ details: [], links: [] },
};

/** The countries of a trip where nothing is known of how long a passport must be valid. */
export function silentOnValidity(stops: JudgedStop[]): string {
  const silent = stops.filter(
    ({ entry, conditions }) =>
      !entersByRight(entry) && conditions.every(({ kind }) => kind !== 'passport_validity'),
  );
  const names = new Set(silent.map(({ name }) => inSentence(name)));
  return names.size > 0
    ? `How much longer it must be valid is unknown for ${listInWords(names)}: ask the embassy or the airline.`
    : '';
}
