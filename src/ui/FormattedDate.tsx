/** A stored time as a day, in the reader's own time zone. */
export function FormattedDate({ time }: { time: string }) {
  return (
    <time dateTime={time} className="whitespace-nowrap">
      {new Date(time).toLocaleDateString('en', { dateStyle: 'medium' })}
    </time>
  );
}
