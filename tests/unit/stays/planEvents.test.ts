import { expect, test } from 'vitest';
import { dayNumber, isoDay } from '#core/dates.ts';
import { adviseStays } from '#core/stays/stayAdvice.ts';
import { planStays } from '#core/stays/stayWindow.ts';
import { calendarFile } from '#src/lib/calendarFile.ts';
import { stayAdvice } from '#src/site/planner/adviceWords.ts';
import { planEvents } from '#src/site/planner/planEvents.ts';
import type { EnteredStay, Zone } from '#src/site/planner/StayPlanner.tsx';

const zone: Zone = {
  id: 'schengen',
  title: 'Schengen area',
  days: 90,
  per: 180,
  note: '',
  members: [],
  conditions: [],
  overstays: [],
  source: { title: null, address: null, date: null },
};
const day = (text: string) => dayNumber(text) ?? 0;
const today = day('2026-11-22');

function stay(key: number, entry: string, exit: string, exempt = false): EnteredStay {
  return { key, entry: day(entry), exit: day(exit), label: '', exempt };
}

function planOf(stays: EnteredStay[]) {
  const { lawful, advice } = adviseStays(zone, stays, today);
  return { plan: planStays(zone, stays), lawful, advice, zone, on: today, today };
}

const stays = [
  stay(1, '2026-07-01', '2026-08-29'),
  stay(2, '2027-03-01', '2027-03-10'),
  stay(3, '2027-05-01', '2027-09-30'),
  stay(4, '2027-12-01', '2027-12-20', true),
];

test('each stay that is not over has its advice', () => {
  const { advice, lawful } = planOf(stays);
  expect([...stayAdvice(stays, advice, { lawful, today })]).toEqual([
    [2, 'You may stay until 29 May 2027.'],
    [3, 'Leave by 19 July 2027.'],
  ]);
});

test('an event without a description has no empty line for one', () => {
  const event = { id: 'enter-BR', first: today, last: today, title: 'Enter: Brazil' };
  for (const events of [[event], [{ ...event, description: '' }]]) {
    const file = calendarFile(events, { host: 'example.org', madeAt: 0 });
    expect(file).toContain('SUMMARY:Enter: Brazil\r\nTRANSP:TRANSPARENT\r\n');
  }
});

test('a calendar has the last lawful day of such a stay, and reminds a week before it', () => {
  const events = planEvents(stays, planOf(stays));
  const last = events.filter(({ title }) => title === 'Last allowed day: Schengen area');
  expect(last.map(({ first }) => isoDay(first))).toEqual(['2027-05-29', '2027-07-19']);
  expect(last.every(({ remindDaysBefore }) => remindDaysBefore === 7)).toBe(true);
  const file = calendarFile(last.slice(0, 1), { host: 'example.org', madeAt: 0 });
  expect(file).toContain(
    [
      'DTSTART;VALUE=DATE:20270529',
      'DTEND;VALUE=DATE:20270530',
      'SUMMARY:Last allowed day: Schengen area',
      'DESCRIPTION:Leave on this day or earlier: 90 days in any 180 are allowed.',
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Last allowed day: Schengen area',
      // Nine in the morning, seven days before.
      'TRIGGER:-PT159H',
      'END:VALARM',
      'END:VEVENT',
    ].join('\r\n'),
  );
  const stayOnly = calendarFile(events.slice(0, 1), { host: 'example.org', madeAt: 0 });
  expect(stayOnly).not.toContain('VALARM');
});
