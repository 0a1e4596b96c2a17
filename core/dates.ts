/**
 * Days as whole numbers since 1 January 1970, without hours and time zones. No zod here: public
 * pages load this file.
 */

const DAY_MS = 24 * 60 * 60 * 1000;

/** 1970-01-01 was a Thursday; weeks begin on Monday (ISO 8601). */
const WEEKDAY_OF_DAY_0 = 3;

/** The number of a day, YYYY-MM-DD in the years 1900 to 2099; undefined for an invalid one. */
export function dayNumber(text: string): number | undefined {
  if (!/^(?:19|20)\d\d-\d\d-\d\d$/.test(text)) return undefined;
  const day = Date.parse(text) / DAY_MS;
  // Some engines parse 30 February as 2 March.
  return Number.isInteger(day) && isoDay(day) === text ? day : undefined;
}

/** A day as YYYY-MM-DD. */
export function isoDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** Today in UTC; with an offset in minutes east of it, in that zone. */
export function todayAt(time: number, minutesEast = 0): number {
  return Math.floor((time + minutesEast * 60_000) / DAY_MS);
}

/** 0 for Monday to 6 for Sunday. */
export function weekdayOf(day: number): number {
  return (((day + WEEKDAY_OF_DAY_0) % 7) + 7) % 7;
}

/** The day of the month, and the month as one number, counted from January of year 0. */
export function monthOf(day: number): { month: number; date: number } {
  const date = new Date(day * DAY_MS);
  return { month: date.getUTCFullYear() * 12 + date.getUTCMonth(), date: date.getUTCDate() };
}

/** The first day of a month, numbered as in `monthOf`. */
export function firstDayOf(month: number): number {
  return Date.UTC(Math.floor(month / 12), month % 12, 1) / DAY_MS;
}
