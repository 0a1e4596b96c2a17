import { timeText } from '#core/languages/timeText.ts';
import { useTimeZone } from '../ui/useTimeZone.ts';

/** A stored time as a day and a time, in the reader's own time zone. */
export function FormattedTime({ time, className }: { time: string; className?: string }) {
  const timeZone = useTimeZone();
  return (
    <time dateTime={time} className={className}>
      {timeText(time, timeZone)}
    </time>
  );
}
