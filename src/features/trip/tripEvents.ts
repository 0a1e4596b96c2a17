import { partialDateText } from '../../../server/schemas/rules/partialDateText.ts';
import { dayNumber } from '../../../server/schemas/stays/dayNumber.ts';
import type { CalendarEvent } from '../../lib/calendarFile.ts';
import { stopChecklists } from './checklist.ts';
import type { JudgedStop } from './StopCard.tsx';

/**
 * The days of a trip for a calendar: each day of entry, and the first day on which each arrival form
 * can be sent.
 */
export function tripEvents(stops: JudgedStop[]): CalendarEvent[] {
  return [...stops.flatMap(entryOf), ...formsOf(stops)];
}

function entryOf({ country, name, on, transit }: JudgedStop): CalendarEvent[] {
  const day = dayNumber(on ?? '');
  if (day === undefined) return [];
  const title = transit ? `Change planes: ${name}` : `Enter: ${name}`;
  return [{ id: `enter-${country}-${on}`, first: day, last: day, title, description: '' }];
}

function formsOf(stops: JudgedStop[]): CalendarEvent[] {
  // No line of a form names another country.
  return stopChecklists(stops, (code) => code).flatMap(({ title, lines }) =>
    lines.flatMap(({ firstDay, text, address, details }) => {
      const day = dayNumber(firstDay ?? '');
      if (firstDay === null || day === undefined) return [];
      return {
        id: `send-${firstDay}-${text.replace(/\W+/g, '-')}`,
        first: day,
        last: day,
        title: `Send from today: ${text} (${title})`,
        description: [...details, address ?? '', `First day: ${partialDateText(firstDay)}.`]
          .filter(Boolean)
          .join('\n'),
      };
    }),
  );
}
