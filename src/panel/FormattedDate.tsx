import { dayTextOf } from '#core/languages/timeText.ts';
import { useTimeZone } from '../ui/useTimeZone.ts';

/** A stored time as a day, in the reader's own time zone. */
export function FormattedDate({ time }: { time: string }) {
  const timeZone = useTimeZone();
  return (
    <time dateTime={time} className="whitespace-nowrap">
      {dayTextOf(time, timeZone)}
    </time>
  );
}
