import { lineInWords } from '#core/border/checklistWords.ts';
import { dayNumber } from '#core/dates.ts';
import { partialDateText } from '#core/languages/partialDateText.ts';
import type { TripStop } from '#core/trip/tripAddress.ts';
import type { TripSection } from '#core/trip/tripChecklist.ts';
import catalogue from '#messages/en/trip.gen.ts';
import { translator } from '#messages/translate.ts';
import type { CalendarEvent } from '#src/lib/calendarFile.ts';
import { connectionInWords } from './connectionInWords.ts';
import { sectionTitle } from './sectionTitle.ts';

const t = translator(catalogue);

/**
 * The days of a trip for a calendar: each day of entry, and the first day on which each arrival form
 * can be sent.
 */
export function tripEvents(
  legs: readonly TripStop[],
  checklist: readonly TripSection[],
): CalendarEvent[] {
  return [...legs.flatMap(entryOf), ...checklist.flatMap((section) => formsOf(section, legs))];
}

function entryOf({ country, name, on, transit, connection }: TripStop): CalendarEvent[] {
  const day = dayNumber(on ?? '');
  if (day === undefined) return [];
  const title = t(transit ? 'changeAt' : 'enter', { country: name });
  const description = connection && connectionInWords(connection);
  return [{ id: `enter-${country}-${on}`, first: day, last: day, title, description }];
}

function formsOf(section: TripSection, legs: readonly TripStop[]): CalendarEvent[] {
  return section.parts
    .flatMap(({ checklist }) => checklist.lines)
    .flatMap((line) => {
      const { firstDay, address } = line;
      const day = dayNumber(firstDay ?? '');
      if (firstDay === null || day === undefined) return [];
      // No line of a form names another country.
      const { text, details } = lineInWords(line, (code) => code);
      return {
        id: `send-${firstDay}-${text.replace(/\W+/g, '-')}`,
        first: day,
        last: day,
        title: t('sendFrom', { form: text, country: sectionTitle(section, legs) }),
        description: [...details, address ?? '', t('firstDay', { day: partialDateText(firstDay) })]
          .filter(Boolean)
          .join('\n'),
      };
    });
}
