import { type CalendarEvent, calendarFile } from './calendarFile.ts';

/** Saves the events as an iCalendar file of this name on the visitor's device. */
export function saveCalendar(events: readonly CalendarEvent[], name: string): void {
  const file = calendarFile(events, { host: location.hostname, madeAt: Date.now() });
  const address = URL.createObjectURL(new Blob([file], { type: 'text/calendar;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // Some browsers read it only after the click was handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
