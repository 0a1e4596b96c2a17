import { CalendarPlus, Link2, Printer } from 'lucide-react';
import { useState } from 'react';
import { isoDay } from '../../../server/schemas/stays/dayNumber.ts';
import type { StayPlan } from '../../../server/schemas/stays/stayWindow.ts';
import type { CalendarEvent } from '../../lib/calendarFile.ts';
import { saveCalendar } from '../../lib/saveCalendar.ts';
import { Button } from '../../ui/Button.tsx';
import { copyText } from '../../ui/copyText.ts';
import { daysText } from './dayWords.ts';
import type { EnteredStay, Zone } from './StayPlanner.tsx';
import { stayHash } from './stayLink.ts';
import type { KeyedRow } from './usePlanner.ts';

/** Exports the plan: a link, a calendar file, print. */
export function PlanActions({
  rows,
  stays,
  plan,
  lawful,
  zone,
  on,
}: {
  rows: KeyedRow[];
  stays: EnteredStay[];
  plan: StayPlan;
  /** The plan with all corrections applied. */
  lawful: StayPlan;
  zone: Zone;
  on: number;
}) {
  const [outcome, setOutcome] = useState<{ link: string; copied: boolean }>();
  const copy = async () => {
    const link = `${location.origin}${location.pathname}#${stayHash(zone.id, rows)}`;
    setOutcome({ link, copied: await copyText(link) });
  };
  const save = () =>
    saveCalendar(eventsOf(stays, plan, zone, { on, free: lawful.nextFull(on) }), 'stays.ics');
  return (
    <div className="needs-scripts no-print flex flex-wrap items-center gap-2">
      <Button onClick={save}>
        <CalendarPlus aria-hidden="true" size={18} /> Save to calendar
      </Button>
      <Button onClick={copy}>
        <Link2 aria-hidden="true" size={18} /> Copy link with stays
      </Button>
      <Button onClick={() => window.print()}>
        <Printer aria-hidden="true" size={18} /> Print
      </Button>
      <span role="status" className="text-sm text-ink-soft">
        {outcome?.copied &&
          'Link copied. Whoever has it sees the days of your stays, not your notes.'}
        {outcome?.copied === false && 'This browser does not let the page copy. Copy it from here:'}
      </span>
      {outcome?.copied === false && (
        <input
          readOnly
          aria-label="Link to this plan"
          value={outcome.link}
          onFocus={(event) => event.currentTarget.select()}
          className="input max-w-xl text-sm"
        />
      )}
    </div>
  );
}

/** Events for each stay, and for the day on which a stay of the full allowance can begin. */
function eventsOf(
  stays: EnteredStay[],
  plan: StayPlan,
  { id, title, days, per }: Zone,
  { on, free }: { on: number; free: number },
): CalendarEvent[] {
  return [
    ...stays.map(({ entry, exit, exempt, label }) => ({
      id: `stay-${id}-${isoDay(entry)}-${isoDay(exit)}`,
      first: entry,
      last: exit,
      title: label || `Stay in the ${title}`,
      description: exempt
        ? `${daysText(exit - entry + 1)} under a residence permit or long-stay visa: not counted.`
        : `${daysText(exit - entry + 1)}. On the day of exit ${plan.used(exit)} of ${days} days in ${per} are used.`,
    })),
    ...(free > on
      ? [
          {
            id: `free-${id}`,
            first: free,
            last: free,
            title: `A full stay of ${daysText(days)} can begin: ${title}`,
            description: `After ${daysText(per - days)} without a counted day in the ${title}.`,
          },
        ]
      : []),
  ];
}
