import { inSentence } from '../countries/countryInSentence.ts';
import { partialDateText } from '../rules/partialDateText.ts';

/**
 * The address of a trip: `stops=AE,TH,JP&dates=2027-01-03,,2027-01-20&transit=2`. Stops and days of
 * entry are in order, as one list or, as forms send them, as repeated parameters; `transit` has the
 * numbers of the transit stops, from 1. Stops and dates may be empty. No zod here: public pages
 * load this file.
 */

export const TRIP_STOPS_MAX = 10;

export type TripSearch = {
  passport?: string | undefined;
  stops?: string | undefined;
  dates?: string | undefined;
  transit?: string | undefined;
  /** Requests another line in the form without scripts. */
  add?: string | undefined;
};

/** A line of the form: a stop as in the address, valid or not. */
export type TripLine = { country: string; on: string; transit: boolean };

export type TripStop = {
  /** Its line in the form, from 1. */
  line: number;
  country: string;
  name: string;
  /** The day of entry, YYYY-MM-DD; undefined if absent. */
  on: string | undefined;
  transit: boolean;
};

/** `problems` has a sentence for everything in the address that was ignored. */
export type Trip = { stops: TripStop[]; problems: string[] };

/** The lines of the form, up to the maximum number of stops. */
export function tripLines({ stops = '', dates = '', transit = '', add }: TripSearch): TripLine[] {
  const days = listOf(dates);
  const changing = new Set(listOf(transit));
  const stated = [...listOf(stops), ...(add ? [''] : [])];
  const first = stated.slice(0, TRIP_STOPS_MAX);
  return first.map((country, index) => ({
    country,
    on: days[index] ?? '',
    transit: changing.has(String(index + 1)),
  }));
}

/** The query parameters for these lines; none if all are empty. */
export function tripSearch(given: TripLine[]): Omit<TripSearch, 'passport' | 'add'> {
  const lines = given.some(({ country, on }) => country || on) ? given : [];
  const changing = lines.flatMap(({ transit }, index) => (transit ? [index + 1] : []));
  return {
    stops: lines.map(({ country }) => country).join() || undefined,
    dates: lines.some(({ on }) => on) ? lines.map(({ on }) => on).join() : undefined,
    transit: changing.join() || undefined,
  };
}

/** Parses the stops of a trip. `countryOf` looks up countries, `isDay` validates days. */
export function readTrip(
  search: TripSearch,
  {
    countryOf,
    isDay,
  }: {
    countryOf: (code: string) => { name: string } | undefined;
    isDay: (text: string) => boolean;
  },
): Trip {
  const lines = tripLines(search);
  const problems: string[] = [];
  const stops: TripStop[] = [];
  for (const [index, { country: text, on, transit }] of lines.entries()) {
    const line = index + 1;
    const country = text.toUpperCase();
    const found = countryOf(country);
    if (text === '') {
      if (on) problems.push(`Line ${line} has a date and no country.`);
    } else if (found === undefined) {
      problems.push(`“${text}” is not the code of a country with answers here: left out.`);
    } else {
      const known = isDay(on);
      if (on && !known)
        problems.push(
          `“${on}” is not a date. Write it as 2027-01-31. Until then ${inSentence(found.name)} is judged for today.`,
        );
      stops.push({ line, country, name: found.name, on: known ? on : undefined, transit });
    }
  }
  return { stops, problems: [...problems, ...surplus(search), ...outOfOrder(stops)] };
}

/** Surplus stops, and dates and transit numbers beyond the last stop. */
function surplus({ stops = '', dates = '', transit = '' }: TripSearch): string[] {
  const lines = listOf(stops);
  const left = listOf(dates).slice(lines.length).filter(Boolean);
  const numbers = listOf(transit).filter((text) => text && !isLine(text));
  return [
    ...(lines.slice(TRIP_STOPS_MAX).some(Boolean)
      ? [
          `A trip has at most ${TRIP_STOPS_MAX} stops: all after line ${TRIP_STOPS_MAX} are left out.`,
        ]
      : []),
    ...(left.length > 0 ? [`More dates than stops: ${left.join(', ')} left out.`] : []),
    ...numbers.map((text) => `“${text}” is not the number of a stop: left out.`),
  ];

  function isLine(text: string): boolean {
    return /^[1-9]\d?$/.test(text) && Number(text) <= lines.length;
  }
}

function outOfOrder(stops: TripStop[]): string[] {
  const dated = stops.filter(({ on }) => on !== undefined);
  return dated.flatMap((stop, index) => {
    const before = dated[index - 1];
    if (!before?.on || !stop.on || before.on <= stop.on) return [];
    return [
      `The day at ${dayAt(stop.name, stop.on)} is before the day at ${dayAt(before.name, before.on)}.`,
    ];
  });
}

/** "Japan (3 January 2027)" */
function dayAt(country: string, day: string): string {
  return `${inSentence(country)} (${partialDateText(day)})`;
}

/** The items of a list; none for an empty one. */
function listOf(text: string): string[] {
  return text === '' ? [] : text.split(',').map((part) => part.trim());
}
