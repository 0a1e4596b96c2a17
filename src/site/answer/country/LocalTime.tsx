import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { isTimeZone } from '#core/countries/isoCodes.ts';
import { MINUTE_MS } from '#core/dates.ts';
import { ServedText } from '#src/ui/ServedText.tsx';
import { localTimeIn, minutesAhead, offsetOf, timeWithDifference, utcOffset } from './timeZones.ts';

/**
 * A zone's offset from UTC, and the local time with its difference to the visitor's own; only the browser
 * knows both. A team's text that is no zone stands as it is.
 */
export function LocalTime({ timeZone }: { timeZone: string }) {
  const place = useRef<HTMLSpanElement>(null);
  const isNear = useIsNear(place);
  const minute = useSyncExternalStore(
    everyMinute,
    () => Math.floor(Date.now() / MINUTE_MS),
    () => 0,
  );
  const now = new Date(minute * MINUTE_MS);
  return (
    <span ref={place}>
      <ServedText key={timeZone} text={() => zoneText(timeZone)} />
      {isNear && isTimeZone(timeZone) && (
        <>
          <br />
          <span className="text-ink-soft">
            {timeWithDifference(localTimeIn(timeZone, now), minutesAhead(timeZone, now))}
          </span>
        </>
      )}
    </span>
  );
}

function zoneText(timeZone: string): string {
  return isTimeZone(timeZone) ? utcOffset(offsetOf(timeZone, new Date())) : timeZone;
}

/** Whether the element has come within half a screen of what is seen: before that nobody misses its text. */
function useIsNear(place: { current: Element | null }): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => setIsNear((was) => was || entries.some((entry) => entry.isIntersecting)),
      { rootMargin: '50%' },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return isNear;
}

function everyMinute(onChange: () => void) {
  const timer = setInterval(onChange, 1000);
  return () => clearInterval(timer);
}
