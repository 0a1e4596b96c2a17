import catalogue from '../../../messages/planner/en.gen.ts';
import { translator } from '../../../messages/translate.ts';
import { monthOf, weekdayOf } from '../../../server/schemas/stays/dayNumber.ts';

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];

/** Starting with Monday. */
export const weekdays = [
  ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
];

/** "3 March 2026". Doesn't use Intl, which is slow for the hundreds of days in a calendar. */
export function dayText(day: number): string {
  const { month, date } = monthOf(day);
  return `${date} ${monthText(month)}`;
}

/** "Tuesday 3 March 2026". */
export function weekdayText(day: number): string {
  return `${weekdays[weekdayOf(day)]} ${dayText(day)}`;
}

/** "March 2026"; `month` is counted from January of the year 0. */
export function monthText(month: number): string {
  return `${months[month % 12]} ${Math.floor(month / 12)}`;
}

/** "1–9 June 2014", "28 May – 3 June 2014", "30 December 2025 – 2 January 2026". */
export function spanText(first: number, last: number): string {
  const [from, to] = [monthOf(first), monthOf(last)];
  if (first === last) return dayText(first);
  if (from.month === to.month) return `${from.date}–${dayText(last)}`;
  const sameYear = Math.floor(from.month / 12) === Math.floor(to.month / 12);
  return `${sameYear ? `${from.date} ${months[from.month % 12]}` : dayText(first)} – ${dayText(last)}`;
}

/** "12 days over the limit (102 used, 90 allowed)". */
export function overLimitText(used: number, allowed: number): string {
  return translator(catalogue)('overLimit', { over: used - allowed, used, allowed });
}

/** "1 day", "90 days". */
export function daysText(count: number): string {
  return translator(catalogue)('days', { count });
}
