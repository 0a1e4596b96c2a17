import { useSyncExternalStore } from 'react';
import { isTimeZone } from '#core/countries/isoCodes.ts';
import { MINUTE_MS } from '#core/dates.ts';
import { localTimeIn, minutesAhead, timeWithDifference } from './timeZones.ts';

/** The local time and its difference to the visitor's own; only the browser knows both. */
export function LocalTime({
  timeZone,
  name,
}: {
  timeZone: string;
  /** The zone in the page's language. */
  name: string;
}) {
  const minute = useSyncExternalStore(
    everyMinute,
    () => Math.floor(Date.now() / MINUTE_MS),
    () => null,
  );
  if (minute === null || !isTimeZone(timeZone)) return <>{name}</>;
  const now = new Date(minute * MINUTE_MS);
  return (
    <>
      {name}
      <br />
      <span className="text-ink-soft">
        {timeWithDifference(localTimeIn(timeZone, now), minutesAhead(timeZone, now))}
      </span>
    </>
  );
}

function everyMinute(onChange: () => void) {
  const timer = setInterval(onChange, 1000);
  return () => clearInterval(timer);
}
