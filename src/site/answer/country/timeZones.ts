import { MINUTE_MS } from '#core/dates.ts';
import dateMessages, { type Messages } from '#messages/en/dates.gen.ts';
import timeMessages from '#messages/en/localTime.gen.ts';
import { translator } from '#messages/translate.ts';

const t = translator(timeMessages);
const dateText = translator(dateMessages);

/** The days of the week, from Monday, as `Intl` names them in English. */
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** The time of day in a zone: "Tue 14:05". */
export function localTimeIn(timeZone: string, now: Date): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((candidate) => candidate.type === type)?.value ?? '';
  const number = String(weekdays.indexOf(part('weekday')) + 1);
  const weekday = dateText('weekday', { weekday: number as Messages['weekday']['weekday'] });
  return dateText('weekdayAndTime', { weekday, hour: part('hour'), minute: part('minute') });
}

/**
 * The number of minutes that the zone is ahead of `home` (the browser's own zone) at that moment.
 */
export function minutesAhead(timeZone: string, now: Date, home?: string): number {
  return offsetOf(timeZone, now) - offsetOf(home, now);
}

/**
 * A local time and its difference to the visitor's own, in minutes: "Tue 14:05, 2 h ahead of you",
 * "Tue 6:35, 5 h 30 min behind you".
 */
export function timeWithDifference(time: string, minutes: number): string {
  if (minutes === 0) return t('same', { time });
  const hours = Math.floor(Math.abs(minutes) / 60);
  const rest = Math.abs(minutes) % 60;
  const short = hours === 0 ? t('minutes', { minutes: rest }) : t('hours', { hours });
  const difference = hours && rest ? t('hoursMinutes', { hours, minutes: rest }) : short;
  return t(minutes > 0 ? 'ahead' : 'behind', { time, difference });
}

/** "UTC−9:30" for -570 minutes. */
export function utcOffset(minutes: number): string {
  const hours = Math.floor(Math.abs(minutes) / 60);
  const rest = Math.abs(minutes) % 60;
  const clock = rest ? `${hours}:${String(rest).padStart(2, '0')}` : hours;
  return `UTC${minutes < 0 ? '−' : '+'}${clock}`;
}

/** Minutes ahead of UTC: the zone's wall clock, read as if it were UTC, minus the minute that it is. */
export function offsetOf(timeZone: string | undefined, now: Date): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    ...(timeZone && { timeZone }),
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((candidate) => candidate.type === type)?.value);
  const wall = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
  return wall / MINUTE_MS - Math.floor(now.getTime() / MINUTE_MS);
}
