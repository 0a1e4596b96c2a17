import { inSentence } from '../countries/countryInSentence.ts';
import { partialDateText } from '../rules/partialDateText.ts';

/**
 * The address of a trip: `stops=AE,TH,JP&dates=2027-01-03,,2027-01-20&transit=2`. Stops, and the days
 * of entry, one a stop, in order, either as one list or, as a form sends them, as one parameter each;
 * `transit` has the numbers of the stops, counted from 1, where only planes are changed. A stop or a
 * date may be left empty. No zod here: public pages load this file.
 */

export const TRIP_STOPS_MAX = 10;

export type TripSearch = {
  passport?: string | undefined;
  stops?: string | undefined;
  dates?: string | undefined;
  transit?: string | undefined;
  /** Without scripts the form asks by it for one more line. */
  add?: string | undefined;
};

/** One line of the form: a stop as the address has it, right or wrong. */
export type TripLine = { country: string; on: string; transit: boolean };

export type TripStop = {
  /** Its line in the form, counted from 1. */
  line: number;
  country: string;
  name: string;
  /** The day of entry, YYYY-MM-DD; undefined where the address has none. */
  on: string | undefined;
  transit: boolean;
};

/** What is wrong with an address, in words. Nothing is left out without such a word. */
export type Trip = { stops: TripStop[]; problems: string[] };

/** The lines of the form: as many as a trip may have stops. */
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

/** The search parameters of an address with these lines; none where all of them are empty. */
export function tripSearch(given: TripLine[]): Omit<TripSearch, 'passport' | 'add'> {
  const lines = given.some(({ country, on }) => country || on) ? given : [];
  const changing = lines.flatMap(({ transit }, index) => (transit ? [index + 1] : []));
  return {
    stops: lines.map(({ country }) => country).join() || undefined,
    dates: lines.some(({ on }) => on) ? lines.map(({ on }) => on).join() : undefined,
    transit: changing.join() || undefined,
  };
}

/**
 * Reads the stops of a trip. `countryOf` knows the countries that can be judged, `isDay` tells days from
 * other texts.
 */
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

/** Stops beyond the most that a trip has, and dates and numbers of stops beyond the last stop. */
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

/** The parts of a list; of an empty one none. */
function listOf(text: string): string[] {
  return text === '' ? [] : text.split(',').map((part) => part.trim());
}
