const DAY_MS = 24 * 60 * 60 * 1000;

/** The day that is this many days later, YYYY-MM-DD in UTC. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Whole days from the earliest that a partial date can mean until `day`. */
export function ageInDays(date: string, day: string): number {
  // ECMA-262 reads a date without month or day as the first day that it can mean, in UTC.
  return Math.floor((Date.parse(day) - Date.parse(date)) / DAY_MS);
}

/** Today in UTC, YYYY-MM-DD. */
export function utcDay(now = new Date()): string {
  return now.toISOString().slice(0, 10);
}

/** Whether a day is within two others, themselves included; null is no bound. */
export function isWithin(day: string, from: string | null, to: string | null): boolean {
  return (from === null || from <= day) && (to === null || day <= to);
}
