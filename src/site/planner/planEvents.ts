import { isoDay } from '#core/dates.ts';
import type { StayAdvice } from '#core/stays/stayAdvice.ts';
import type { StayPlan } from '#core/stays/stayWindow.ts';
import catalogue from '#messages/en/planner.gen.ts';
import { translator } from '#messages/translate.ts';
import type { CalendarEvent } from '#src/lib/calendarFile.ts';
import { lastLawfulDay } from './adviceWords.ts';
import type { EnteredStay, Zone } from './StayPlanner.tsx';

const t = translator(catalogue);

/** How many days before the last allowed day a calendar reminds of it. */
const REMINDER_DAYS = 7;

type Planned = {
  plan: StayPlan;
  /** The plan with all corrections applied. */
  lawful: StayPlan;
  /** By the index of the stay. */
  advice: readonly (StayAdvice | undefined)[];
  zone: Zone;
  on: number;
  today: number;
};

/**
 * Events for each stay, for the last allowed day of those that aren't over, and for the day on which
 * a stay of the full allowance can begin.
 */
export function planEvents(stays: readonly EnteredStay[], planned: Planned): CalendarEvent[] {
  const lastDays = new Set(
    stays.flatMap((stay, place) => lastLawfulDay(stay, planned.advice[place], planned) ?? []),
  );
  return [
    ...stays.map((stay) => stayEvent(stay, planned)),
    ...[...lastDays].map((day) => lastDayEvent(day, planned)),
    ...fullStayEvent(planned),
  ];
}

function stayEvent(
  { entry, exit, exempt, label }: EnteredStay,
  { plan, zone }: Planned,
): CalendarEvent {
  const days = exit - entry + 1;
  const { id, title, days: allowed, per } = zone;
  return {
    id: `stay-${id}-${isoDay(entry)}-${isoDay(exit)}`,
    first: entry,
    last: exit,
    title: label || t('eventStay', { zone: title }),
    description: exempt
      ? t('eventExempt', { days })
      : t('eventCounted', { days, used: plan.used(exit), allowed, per }),
  };
}

function lastDayEvent(day: number, { zone: { id, title, days, per } }: Planned): CalendarEvent {
  return {
    id: `last-${id}-${isoDay(day)}`,
    first: day,
    last: day,
    title: t('eventLastDay', { zone: title }),
    description: t('eventLastDayMore', { allowed: days, per }),
    remindDaysBefore: REMINDER_DAYS,
  };
}

function fullStayEvent({ lawful, zone, on }: Planned): CalendarEvent[] {
  const free = lawful.nextFull(on);
  if (free <= on) return [];
  const { id, title, days, per } = zone;
  return [
    {
      id: `free-${id}`,
      first: free,
      last: free,
      title: t('eventFull', { days, zone: title }),
      description: t('afterAway', { days: per - days }),
    },
  ];
}
