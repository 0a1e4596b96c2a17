import type { ListedAccess } from './access.ts';
import type { Stay } from './entryAnswer.ts';

/** How long a whole group may stay. */

export type StayOfAll =
  /** Own country or freedom of movement for everyone. */
  | { limit: 'none' }
  /** A length of stay is unknown, or someone is not admitted, or not for now. */
  | { limit: 'unknown' }
  /**
   * The shortest of the stays; two, one in days and one in months, if the calendar decides which is
   * shorter. `days` is the minimum.
   */
  | { limit: 'stated'; days: number; stays: Stay[] };

/** Whether the passport enters by right, without a limit of stay. */
export function isUnlimited(access: ListedAccess): boolean {
  return access === 'own_country' || access === 'freedom_of_movement';
}

/** The shortest stay of these answers, at most what the calendar guarantees. */
export function stayOfAll(
  answers: readonly { access: ListedAccess; stay: Stay | null }[],
): StayOfAll {
  let days: number | undefined;
  let months: number | undefined;
  for (const { access, stay } of answers) {
    if (access === null || access === 'no_admission' || access === 'suspended')
      return { limit: 'unknown' };
    if (isUnlimited(access)) continue;
    if (!stay) return { limit: 'unknown' };
    if (stay.unit === 'days') days = Math.min(days ?? stay.number, stay.number);
    else months = Math.min(months ?? stay.number, stay.number);
  }
  if (months !== undefined && days !== undefined) {
    const { fewest, most } = daysOfMonths(months);
    if (days <= fewest) months = undefined;
    else if (days >= most) days = undefined;
  }
  const stays: Stay[] = [];
  if (days !== undefined) stays.push({ number: days, unit: 'days' });
  if (months !== undefined) stays.push({ number: months, unit: 'months' });
  if (stays.length === 0) return { limit: 'none' };
  return { limit: 'stated', days: Math.min(...stays.map(fewestDays)), stays };
}

/** The minimum of a stay in days: months count as the shortest possible. */
export function fewestDays({ number, unit }: Stay): number {
  return unit === 'days' ? number : daysOfMonths(number).fewest;
}

/** Month lengths of a common year. */
const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Leap years repeat after this many months. */
const LEAP_CYCLE = 48;

/** The minimum and maximum number of days in this many consecutive months. */
export function daysOfMonths(months: number): { fewest: number; most: number } {
  const sums = Array.from({ length: LEAP_CYCLE }, (_, first) => {
    let days = 0;
    for (let month = first; month < first + months; month += 1) {
      days += month % LEAP_CYCLE === 1 ? 29 : (monthLengths[month % 12] ?? 0);
    }
    return days;
  });
  return { fewest: Math.min(...sums), most: Math.max(...sums) };
}
