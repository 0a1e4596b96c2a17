import { useTimeZone } from './useTimeZone.ts';

/** A stored time as a day, in the reader's own time zone. */
export function FormattedDate({ time }: { time: string }) {
  const timeZone = useTimeZone();
  return (
    <time dateTime={time} className="whitespace-nowrap">
      {new Date(time).toLocaleDateString('en', { dateStyle: 'medium', timeZone })}
    </time>
  );
}
