import { isoDay } from '#core/dates.ts';

/** An all-day event, from the first to the last day. */
export type CalendarEvent = {
  /** Stable across exports, so that a calendar updates the event. */
  id: string;
  first: number;
  last: number;
  title: string;
  description?: string | undefined;
  /** Reminds so many days before the first day, in the morning. */
  remindDaysBefore?: number;
};

/** Content lines have at most 75 octets (RFC 5545, section 3.1). */
const LINE_OCTETS = 75;

const encoder = new TextEncoder();

/**
 * An iCalendar file (RFC 5545) of all-day events, which don't depend on time zones. `host` makes
 * the events' ids globally unique, `madeAt` is the time of the export in ms.
 */
export function calendarFile(
  events: readonly CalendarEvent[],
  { host, madeAt }: { host: string; madeAt: number },
): string {
  const stamp = `${new Date(madeAt).toISOString().replace(/[-:]|\.\d+/g, '')}`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Landfall//Travel dates//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap(({ id, first, last, title, description, remindDaysBefore }) => [
      'BEGIN:VEVENT',
      `UID:${id}@${host}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${basicDay(first)}`,
      // The end is the day after the last (section 3.6.1).
      `DTEND;VALUE=DATE:${basicDay(last + 1)}`,
      `SUMMARY:${escapeText(title)}`,
      ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
      'TRANSP:TRANSPARENT',
      ...(remindDaysBefore === undefined ? [] : alarmLines(remindDaysBefore, title)),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** An alarm at nine in the morning, that many days before an all-day event (section 3.6.6). */
function alarmLines(days: number, title: string): string[] {
  const hoursBeforeMidnight = days * 24 - 9;
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(title)}`,
    `TRIGGER:-PT${hoursBeforeMidnight}H`,
    'END:VALARM',
  ];
}

/** YYYYMMDD. */
function basicDay(day: number): string {
  return isoDay(day).replaceAll('-', '');
}

/** Escapes text (section 3.3.11) and removes control characters. */
function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** Folds long lines with a line break and a space, never within a character. */
function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LINE_OCTETS) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}
