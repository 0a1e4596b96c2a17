import { useSyncExternalStore } from 'react';
import { isTimeZone } from '#core/countries/isoCodes.ts';
import { MINUTE_MS } from '#core/dates.ts';
import { localTimeIn, minutesAhead, offsetOf, timeWithDifference, utcOffset } from './timeZones.ts';

/**
 * A zone's offset from UTC, and the local time with its difference to the visitor's own; only the browser
 * knows both. A team's text that is no zone stands as it is.
 */
export function LocalTime({ timeZone }: { timeZone: string }) {
  const minute = useSyncExternalStore(
    everyMinute,
    () => Math.floor(Date.now() / MINUTE_MS),
    () => null,
  );
  if (!isTimeZone(timeZone)) return <>{timeZone}</>;
  const now = minute === null ? new Date() : new Date(minute * MINUTE_MS);
  return (
    <>
      {/* Clocks may change between the page and its scripts. */}
      <span suppressHydrationWarning>{utcOffset(offsetOf(timeZone, now))}</span>
      {minute !== null && (
        <>
          <br />
          <span className="text-ink-soft">
            {timeWithDifference(localTimeIn(timeZone, now), minutesAhead(timeZone, now))}
          </span>
        </>
      )}
    </>
  );
}

function everyMinute(onChange: () => void) {
  const timer = setInterval(onChange, 1000);
  return () => clearInterval(timer);
}
