import { CalendarPlus, Link2, Printer } from 'lucide-react';
import { useState } from 'react';
import { saveCalendar } from '../../lib/saveCalendar.ts';
import { copyText } from '../../ui/copyText.ts';
import { SaveTrip } from '../my/SaveTrip.tsx';
import type { JudgedStop } from './StopCard.tsx';
import { tripEvents } from './tripEvents.ts';

/** Copies the address, which contains the whole trip, saves its days, or prints the page. */
export function TripActions({ stops }: { stops: JudgedStop[] }) {
  const [said, setSaid] = useState('');
  const copy = async () =>
    setSaid(
      (await copyText(location.href))
        ? 'Link copied'
        : 'This browser does not let the page copy: copy the address above.',
    );
  const events = tripEvents(stops);
  return (
    <div className="needs-scripts no-print flex flex-wrap items-center gap-2">
      <span role="status" className="text-sm text-ink-soft">
        {said}
      </span>
      <SaveTrip title={stops.map(({ name }) => name).join(' → ')} />
      {events.length > 0 && (
        <button
          type="button"
          className="button-quiet"
          onClick={() => saveCalendar(events, 'trip.ics')}
        >
          <CalendarPlus aria-hidden="true" size={18} /> Save to calendar
        </button>
      )}
      <button type="button" className="button-quiet" onClick={copy}>
        <Link2 aria-hidden="true" size={18} /> Copy link
      </button>
      <button type="button" className="button-quiet" onClick={() => window.print()}>
        <Printer aria-hidden="true" size={18} /> Print
      </button>
    </div>
  );
}
