import { compareTexts } from './compareTexts.ts';
import { FIRST_DAY, LAST_DAY } from './dayBounds.ts';

/**
 * Days, months, partial dates: the only place that counts them. Days are those of UTC, as texts
 * YYYY-MM-DD, which sort chronologically, or as whole numbers since 1 January 1970. A partial date
 * is as exact as its source states it: YYYY, YYYY-MM or YYYY-MM-DD.
 */

/** Lengths of time in milliseconds. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/**
 * How far the clocks of two processes may differ, in ms. A stored time that lies more than this beyond
 * the latest possible one was written while a clock was wrong, and must not be waited for.
 */
export const CLOCK_SKEW_MS = MINUTE_MS;

/** A year as sources and rate limits count it, in days. */
export const YEAR_DAYS = 365;

/** Lengths of time in seconds, as HTTP and rate limits count them. */
export const HOUR_S = 60 * 60;
export const DAY_S = 24 * HOUR_S;
export const YEAR_S = YEAR_DAYS * DAY_S;

/** The years of those days, YYYY. */
export const FIRST_YEAR = FIRST_DAY.slice(0, 4);
export const LAST_YEAR = LAST_DAY.slice(0, 4);

/** 1970-01-01 was a Thursday; weeks begin on Monday (ISO 8601). */
const WEEKDAY_OF_DAY_0 = 3;

/** The number of a day, YYYY-MM-DD, from `FIRST_DAY` to `LAST_DAY`; undefined for an invalid one. */
export function dayNumber(text: string): number | undefined {
  return isOfTheseYears(text) ? dayIn(text) : undefined;
}

/** The number of a day of any year. */
function dayIn(text: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  const day = Date.parse(text) / DAY_MS;
  // Some engines parse 30 February as 2 March.
  return Number.isInteger(day) && isoDay(day) === text ? day : undefined;
}

/** Whether a text is a day, YYYY-MM-DD, of another year than those. */
export function isDayTooFar(text: string): boolean {
  return !isOfTheseYears(text) && dayIn(text) !== undefined;
}

function isOfTheseYears(date: string): boolean {
  return date >= FIRST_YEAR && date <= LAST_DAY;
}

/** Like `dayNumber`; throws a RangeError for an invalid day. */
export function requireDayNumber(text: string): number {
  const number = dayNumber(text);
  if (number === undefined) throw new RangeError(`No day: ${text}`);
  return number;
}

/** A day as YYYY-MM-DD. */
export function isoDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** Today's number in UTC; with an offset in minutes east of it, in that zone. `time` is in ms. */
export function todayAt(time: number, minutesEast = 0): number {
  return Math.floor((time + minutesEast * MINUTE_MS) / DAY_MS);
}

/** Today in UTC, YYYY-MM-DD. Throws a RangeError for an invalid time. */
export function utcDay(now = new Date()): string {
  return now.toISOString().slice(0, 10);
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

/** The day this many days later, as texts. Throws a RangeError for an invalid day. */
export function addDays(day: string, days: number): string {
  return utcDay(new Date(Date.parse(day) + days * DAY_MS));
}

/**
 * The same day of the month this many months later, or the month's last day, as texts. Throws a
 * RangeError for an invalid day.
 */
export function addMonths(day: string, months: number): string {
  return isoDay(monthsAfter(requireDayNumber(day), months));
}

/** `addMonths` on day numbers. */
export function monthsAfter(day: number, months: number): number {
  const { month, date } = monthOf(day);
  const first = firstDayOf(month + months);
  const last = firstDayOf(month + months + 1) - 1;
  return Math.min(first + date - 1, last);
}

/** Whether a day is within two others, inclusive; null is unbounded. */
export function isWithin(day: string, from: string | null, to: string | null): boolean {
  return (from === null || from <= day) && (to === null || day <= to);
}

/** Whether a text is a valid partial date from `FIRST_YEAR` to `LAST_YEAR`. */
export function isPartialDate(text: string): boolean {
  if (text.length === 10) return dayNumber(text) !== undefined;
  return /^\d{4}(?:-(?:0[1-9]|1[0-2]))?$/.test(text) && isOfTheseYears(text);
}

/** Whole days from the first day of a partial date to `day`; NaN for an invalid one. */
export function ageInDays(date: string, day: string): number {
  // ECMA-262 parses a date without month or day as its first day in UTC.
  return Math.floor((Date.parse(day) - Date.parse(date)) / DAY_MS);
}

/**
 * Compares partial dates at their common precision: negative when the first is older, 0 when equal.
 * So 2026 isn't certainly before 2026-02-17, since it may be after it.
 */
export function compareDates(first: string, second: string): number {
  const length = Math.min(first.length, second.length);
  return compareTexts(first.slice(0, length), second.slice(0, length));
}

/** Whether a text is a valid partial date of an edition, from 1990 to `LAST_YEAR`. */
export function isEditionDate(text: string): boolean {
  return isPartialDate(text) && text >= '1990';
}

/** The date in a line of text, such as a file's comment; null for none or several. */
export function editionDateIn(text: string): string | null {
  const dates = text.match(/(?<![\d-])\d{4}(?:-\d\d(?:-\d\d)?)?(?![\d-])/g) ?? [];
  const [date, ...others] = dates.filter(isEditionDate);
  return date && others.length === 0 ? date : null;
}
