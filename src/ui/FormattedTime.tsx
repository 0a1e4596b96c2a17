import { useTimeZone } from './useTimeZone.ts';

/** A stored time as a day and a time, in the reader's own time zone. */
export function FormattedTime({ time, className }: { time: string; className?: string }) {
  const timeZone = useTimeZone();
  return (
    <time dateTime={time} className={className}>
      {new Date(time).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short', timeZone })}
    </time>
  );
}
