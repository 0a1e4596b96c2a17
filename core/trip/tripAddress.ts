import catalogue from '#messages/en/trip.gen.ts';
import { translator } from '#messages/translate.ts';
import { dayNumber, isoDay } from '../dates.ts';
import { listInWords } from '../languages/listInWords.ts';
import { partialDateText } from '../languages/partialDateText.ts';
import { readTravellers, travellersText } from '../passports/travellers.ts';
import { type Connection, nightsOfConnection } from './connection.ts';
import {
  type ConnectionLine,
  type ConnectionSearch,
  connectionFields,
  connectionLineAt,
  connectionOf,
  connectionSearch,
  isSaid,
  nothingSaid,
} from './connectionAddress.ts';
import { listOf } from './listOf.ts';

/**
 * The address of a trip:
 * `passport=IN+GB,DE&stops=AE,TH,JP&dates=2027-01-03,,2027-01-20&nights=0,5&transit=1&start=IN&back=true`.
 * Travellers are written as in the address of a group. Stops, days of entry and nights are in
 * order, as one list or, as forms send them, as repeated parameters; `transit` has the numbers of
 * the transit stops, from 1. Stops, dates and nights may be empty, and so may what is said of the
 * flights at transit stops, as `hours=,19` (see connectionAddress.ts).
 */

const t = translator(catalogue);

export const TRIP_STOPS_MAX = 10;

/** Longer stays are typing errors. */
export const NIGHTS_MAX = 999;

export type TripSearch = ConnectionSearch & {
  passport?: string | undefined;
  stops?: string | undefined;
  dates?: string | undefined;
  nights?: string | undefined;
  transit?: string | undefined;
  /** The country where the trip starts, and to which it returns. */
  start?: string | undefined;
  /** `true` if it returns. */
  back?: string | undefined;
  /** Requests another line in the form without scripts: `stop` or `traveller`. */
  add?: string | undefined;
  /** From the form without scripts: the travellers' second passports, in order, */
  second?: string | undefined;
  /** and their documents. */
  documents?: string | undefined;
};

/** A line of the form: a stop as in the address, valid or not. */
export type TripLine = {
  country: string;
  on: string;
  nights: string;
  transit: boolean;
  connection: ConnectionLine;
};

/** Where a trip stops, when and for how long. */
export type TripLeg = {
  country: string;
  /** The day of entry, YYYY-MM-DD: stated, or by the nights before; undefined if unknown. */
  on?: string | undefined;
  /** Undefined if not stated. */
  nights?: number | undefined;
  transit: boolean;
  /** What is said of the flights between which one changes; undefined if nothing is. */
  connection?: Connection | undefined;
};

export type TripStop = TripLeg & {
  /** Its line in the form, from 1; stops of the way back have higher numbers. */
  line: number;
  name: string;
};

/** `problems` has a sentence for everything in the address that was ignored. */
export type Trip = { stops: TripStop[]; wayBack: TripStop[]; problems: string[] };

/** The travellers in an address as text, with what the form without scripts sends beside them. */
export function travellersOf({ passport = '', second = '', documents = '' }: TripSearch): string {
  const seconds = listOf(second);
  const held = listOf(documents);
  const travellers = listOf(passport).map((first, index) =>
    [first, seconds[index], held[index]].filter(Boolean).join(' '),
  );
  return travellersText(readTravellers(travellers.join()));
}

/** The lines of the form, up to the maximum number of stops. */
export function tripLines({
  stops = '',
  dates = '',
  nights = '',
  transit = '',
  add,
  ...said
}: TripSearch): TripLine[] {
  const days = listOf(dates);
  const lengths = listOf(nights);
  const changing = new Set(listOf(transit));
  const stated = [...listOf(stops), ...(add === 'stop' ? [''] : [])];
  const first = stated.slice(0, TRIP_STOPS_MAX);
  return first.map((country, index) => ({
    country,
    on: days[index] ?? '',
    nights: lengths[index] ?? '',
    transit: changing.has(String(index + 1)),
    connection: connectionLineAt(said, index),
  }));
}

/** The query parameters for these lines; none if all are empty. */
export function tripSearch(
  given: TripLine[],
): Pick<TripSearch, 'stops' | 'dates' | 'nights' | 'transit'> & ConnectionSearch {
  const lines = given.some(({ country, on }) => country || on) ? given : [];
  const changing = lines.flatMap(({ transit }, index) => (transit ? [index + 1] : []));
  return {
    stops: lines.map(({ country }) => country).join() || undefined,
    dates: lines.some(({ on }) => on) ? lines.map(({ on }) => on).join() : undefined,
    nights: lines.some(({ nights }) => nights)
      ? lines.map(({ nights }) => nights).join()
      : undefined,
    transit: changing.join() || undefined,
    ...connectionSearch(
      lines.map(({ transit, connection }) => (transit ? connection : nothingSaid)),
    ),
  };
}

type Named = { name: string };

/**
 * Parses the stops of a trip. `countryOf` looks up countries, `isDay` validates days; `home` is
 * where the way back leads if no start is stated.
 */
export function readTrip(
  search: TripSearch,
  {
    countryOf,
    isDay,
    home,
  }: {
    countryOf: (code: string) => Named | undefined;
    isDay: (text: string) => boolean;
    home?: string | undefined;
  },
): Trip {
  const lines = tripLines(search);
  const problems: string[] = [];
  const stated: TripStop[] = [];
  for (const [index, { country: text, on, nights, transit, connection: said }] of lines.entries()) {
    const line = index + 1;
    const country = text.toUpperCase();
    const found = countryOf(country);
    if (text === '') {
      if (on) problems.push(t('noCountryOnLine', { line }));
    } else if (found === undefined) {
      problems.push(t('unknownStop', { text }));
    } else {
      const { name } = found;
      const known = isDay(on);
      if (on && !known) problems.push(t('notADay', { text: on, country: name }));
      const length = nightsIn(nights);
      if (nights && length === undefined) {
        problems.push(t('notNights', { text: nights, max: NIGHTS_MAX }));
      }
      if (!transit && isSaid(said)) problems.push(t('onlyChanging', { country: name }));
      const connection = transit ? connectionOf(said, problems) : undefined;
      const day = known ? on : undefined;
      stated.push({ line, country, name, on: day, nights: length, transit, connection });
    }
  }
  const start = startOf(search, countryOf, problems);
  const back = search.back === 'true' ? (start ?? home) : undefined;
  const legs = stated.length > 0 && back ? wayBackOf(stated, back, countryOf) : [];
  const all = withDays([...stated, ...legs]);
  const stops = all.slice(0, stated.length);
  const inOrder = [...outOfOrder(stops), ...staysOn(stops)];
  return {
    stops,
    wayBack: all.slice(stated.length),
    problems: [...problems, ...surplus(search), ...inOrder],
  };
}

/** The country in which the trip starts; undefined if not stated, or unknown. */
function startOf(
  { start: text = '' }: TripSearch,
  countryOf: (code: string) => Named | undefined,
  problems: string[],
): string | undefined {
  const start = text.trim().toUpperCase();
  if (start === '') return undefined;
  if (countryOf(start)) return start;
  problems.push(t('unknownStart', { text }));
  return undefined;
}

/**
 * The stops of the way back, which ends at the start. Planes are changed where they were on the way
 * out, unless the trip states where.
 */
function wayBackOf(
  stops: readonly TripStop[],
  start: string,
  countryOf: (code: string) => Named | undefined,
): TripStop[] {
  const firstStay = stops.findIndex(({ transit }) => !transit);
  const statesWayBack = stops.at(-1)?.transit && firstStay >= 0;
  const changes = statesWayBack ? [] : stops.slice(0, Math.max(0, firstStay)).reverse();
  const end = { country: start, name: countryOf(start)?.name ?? start, transit: false };
  const first = (stops.at(-1)?.line ?? 0) + 1;
  return [...changes, end].map(({ country, name, transit }, index) => ({
    line: first + index,
    country,
    name,
    transit,
    on: undefined,
    nights: undefined,
  }));
}

/** Stops with the days of entry that follow from the nights before. */
function withDays(stops: readonly TripStop[]): TripStop[] {
  let next: string | undefined;
  return stops.map((stop) => {
    const on = stop.on ?? next;
    next = dayAfter(on, nightsAt(stop));
    return { ...stop, on };
  });
}

/** How many nights one stays; changing planes takes none unless said. Undefined if unknown. */
export function nightsAt({
  nights,
  transit,
  connection,
}: Pick<TripLeg, 'nights' | 'transit' | 'connection'>): number | undefined {
  return nights ?? (transit ? nightsOfConnection(connection) : undefined);
}

/** The day that many nights after a day; undefined if either is unknown. */
export function dayAfter(day: string | undefined, nights: number | undefined): string | undefined {
  const number = dayNumber(day ?? '');
  return number === undefined || nights === undefined ? undefined : isoDay(number + nights);
}

function nightsIn(text: string): number | undefined {
  const nights = /^\d{1,3}$/.test(text) ? Number(text) : undefined;
  return nights !== undefined && nights <= NIGHTS_MAX ? nights : undefined;
}

/** Surplus stops, and dates, nights and transit numbers beyond the last stop. */
function surplus(search: TripSearch): string[] {
  const { stops = '', dates = '', nights = '', transit = '' } = search;
  const lines = listOf(stops);
  const beyond = (...lists: string[]) => {
    const texts = lists.flatMap((list) => listOf(list).slice(lines.length).filter(Boolean));
    return listInWords(texts, 'comma');
  };
  const [days, lengths] = [beyond(dates), beyond(nights)];
  const said = beyond(...connectionFields.map((field) => search[field] ?? ''));
  const numbers = listOf(transit).filter((text) => text && !isLine(text));
  const isTooLong = lines.slice(TRIP_STOPS_MAX).some(Boolean);
  return [
    ...(isTooLong ? [t('tooManyStops', { max: TRIP_STOPS_MAX })] : []),
    ...(days ? [t('moreDays', { days })] : []),
    ...(lengths ? [t('moreNights', { nights: lengths })] : []),
    ...(said ? [t('moreFlights', { texts: said })] : []),
    ...numbers.map((text) => t('notAStop', { text })),
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
    return [t('outOfOrder', { later: stopOn(stop), earlier: stopOn(before) })];
  });
}

/** Stays that end after the next stated day of entry. */
function staysOn(stops: TripStop[]): string[] {
  return stops.flatMap((stop, index) => {
    const next = stops[index + 1];
    const end = dayAfter(stop.on, nightsAt(stop));
    if (!next?.on || !stop.on || !end || end <= next.on || next.on < stop.on) return [];
    return [t('staysOn', { stop: stopOn({ ...stop, on: end }), next: stopOn(next) })];
  });
}

/** "Japan (3 Jan 2027)" */
function stopOn({ name, on = '' }: TripStop): string {
  return t('stopOn', { country: name, day: partialDateText(on) });
}
