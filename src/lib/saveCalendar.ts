import { type CalendarEvent, calendarFile } from './calendarFile.ts';
import { saveFile } from './saveFile.ts';

/** Saves the events as an iCalendar file of this name on the visitor's device. */
export function saveCalendar(events: readonly CalendarEvent[], name: string): void {
  const file = calendarFile(events, { host: location.hostname, madeAt: Date.now() });
  saveFile(file, { name, type: 'text/calendar' });
}
