import { CalendarPlus, Link2, Printer } from 'lucide-react';
import { useState } from 'react';
import messages from '#messages/en/trip.gen.ts';
import { translator } from '#messages/translate.ts';
import type { CalendarEvent } from '#src/lib/calendarFile.ts';
import { saveCalendar } from '#src/lib/saveCalendar.ts';
import { copyText } from '#src/ui/copyText.ts';
import { SaveTrip } from '../my/SaveTrip.tsx';

const t = translator(messages);

/** Copies the address, which contains the whole trip, saves its days, or prints the page. */
export function TripActions({
  title,
  events,
}: {
  /** The names of its stops. */
  title: string;
  /** Its days for a calendar. */
  events: CalendarEvent[];
}) {
  const [said, setSaid] = useState('');
  const copy = async () =>
    setSaid((await copyText(location.href)) ? t('linkCopied') : t('cannotCopy'));
  return (
    <div className="needs-scripts no-print flex flex-wrap items-center gap-2">
      <SaveTrip title={title} />
      {events.length > 0 && (
        <button
          type="button"
          className="button-quiet"
          onClick={() => saveCalendar(events, 'trip.ics')}
        >
          <CalendarPlus aria-hidden="true" size={18} /> {t('saveCalendar')}
        </button>
      )}
      <button type="button" className="button-quiet" onClick={copy}>
        <Link2 aria-hidden="true" size={18} /> {t('copyLink')}
      </button>
      <button type="button" className="button-quiet" onClick={() => window.print()}>
        <Printer aria-hidden="true" size={18} /> {t('print')}
      </button>
      <span role="status" className="text-sm text-ink-soft">
        {said}
      </span>
    </div>
  );
}
