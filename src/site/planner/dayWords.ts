import { monthOf, weekdayOf } from '#core/dates.ts';
import { ordinalDay } from '#core/languages/partialDateText.ts';
import calendarMessages, { type Messages } from '#messages/en/calendar.gen.ts';
import catalogue from '#messages/en/planner.gen.ts';
import { translator } from '#messages/translate.ts';

const t = translator(catalogue);
const calendarText = translator(calendarMessages);

type Month = Messages['month']['month'];
type Weekday = Messages['weekday']['weekday'];

/** "3 March 2026" */
export function dayText(day: number): string {
  const { month, date } = monthOf(day);
  return calendarText('day', { day: ordinalDay(date), ...partsOf(month) });
}

/** "Tuesday 3 March 2026" */
export function weekdayText(day: number): string {
  const weekday = calendarText('weekday', { weekday: String(weekdayOf(day) + 1) as Weekday });
  return calendarText('weekdayAndDay', { weekday, day: dayText(day) });
}

/** "March 2026"; `month` is counted from January of the year 0. */
export function monthText(month: number): string {
  const name = calendarText('monthAlone', { month: String((month % 12) + 1) as Month });
  return calendarText('monthOfYear', { month: name, year: Math.floor(month / 12) });
}

/** "1–9 June 2014", "28 May – 3 June 2014", "30 December 2025 – 2 January 2026". */
export function spanText(first: number, last: number): string {
  if (first === last) return dayText(first);
  const [from, to] = [monthOf(first), monthOf(last)];
  const { month, year } = partsOf(to.month);
  const days = { first: ordinalDay(from.date), last: ordinalDay(to.date), year };
  if (from.month === to.month) return calendarText('spanOfMonth', { ...days, month });
  const { month: firstMonth, year: firstYear } = partsOf(from.month);
  if (firstYear !== year) {
    return calendarText('span', { first: dayText(first), last: dayText(last) });
  }
  return calendarText('spanOfYear', { ...days, firstMonth, lastMonth: month });
}

function partsOf(month: number): { month: string; year: number } {
  return {
    month: calendarText('month', { month: String((month % 12) + 1) as Month }),
    year: Math.floor(month / 12),
  };
}

/** The short names of the days of the week, from its first. */
export function weekdayNames(): string[] {
  return Array.from({ length: 7 }, (_, index) => {
    const weekday = ((firstWeekday() + index) % 7) + 1;
    return calendarText('weekdayShort', { weekday: String(weekday) as Weekday });
  });
}

/** The place of a day in its week, 0 to 6. */
export function placeInWeek(day: number): number {
  return (weekdayOf(day) - firstWeekday() + 7) % 7;
}

/** The day with which a week begins: 0 for Monday. */
function firstWeekday(): number {
  return Number(calendarText('firstWeekday')) - 1;
}

/** "12 days over the limit (102 used, 90 allowed)". */
export function overLimitText(used: number, allowed: number): string {
  return t('overLimit', { over: used - allowed, used, allowed });
}

/** "1 day", "90 days". */
export function daysText(count: number): string {
  return t('days', { count });
}
