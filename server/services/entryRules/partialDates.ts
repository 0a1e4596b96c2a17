const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Compares YYYY, YYYY-MM or YYYY-MM-DD as exactly as both are: negative when the first is older, 0
 * when neither is known to be.
 */
export function compareDates(first: string, second: string): number {
  const length = Math.min(first.length, second.length);
  const [a, b] = [first.slice(0, length), second.slice(0, length)];
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

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
