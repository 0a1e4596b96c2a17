import dateMessages from '#messages/en/dates.gen.ts';
import { translator } from '#messages/translate.ts';
import { partialDateText } from './partialDateText.ts';

const t = translator(dateMessages);

/**
 * A stored time (ISO 8601) as a day in a time zone (IANA name, by default this machine's): "22 Nov
 * 2026".
 */
export function dayTextOf(time: string, timeZone?: string): string {
  const { year, month, day } = partsOf(time, timeZone);
  return partialDateText(`${year}-${month}-${day}`);
}

/** A stored time as a day and a time: "22 Nov 2026, 18:17". */
export function timeText(time: string, timeZone?: string): string {
  const { hour = '', minute = '' } = partsOf(time, timeZone);
  const day = dayTextOf(time, timeZone);
  return t('dayAndTime', { day, hour, minute });
}

/** `Intl` gives only the digits: its words differ between servers and browsers. */
function partsOf(time: string, timeZone?: string): Partial<Record<string, string>> {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(new Date(time));
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
}
