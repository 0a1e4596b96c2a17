const DAY_MS = 24 * 60 * 60 * 1000;

/** The day this many days later, YYYY-MM-DD in UTC. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Whole days from the first day of a partial date to `day`. */
export function ageInDays(date: string, day: string): number {
  // ECMA-262 parses a date without month or day as its first day in UTC.
  return Math.floor((Date.parse(day) - Date.parse(date)) / DAY_MS);
}

/** Today in UTC, YYYY-MM-DD. */
export function utcDay(now = new Date()): string {
  return now.toISOString().slice(0, 10);
}

/** Whether a day is within two others, inclusive; null is unbounded. */
export function isWithin(day: string, from: string | null, to: string | null): boolean {
  return (from === null || from <= day) && (to === null || day <= to);
}
