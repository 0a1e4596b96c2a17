/** The time of day in a zone: "Tue 14:05". */
export function localTimeIn(timeZone: string, now: Date): string {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(now);
}

/**
 * The number of minutes that the zone is ahead of `home` (the browser's own zone) at that moment.
 */
export function minutesAhead(timeZone: string, now: Date, home?: string): number {
  return offsetOf(timeZone, now) - offsetOf(home, now);
}

/** "same time as yours", "2 h ahead of you", "5 h 30 min behind you". */
export function spokenDifference(minutes: number): string {
  if (minutes === 0) return 'same time as yours';
  const hours = Math.floor(Math.abs(minutes) / 60);
  const rest = Math.abs(minutes) % 60;
  const length = [hours && `${hours} h`, rest && `${rest} min`].filter(Boolean).join(' ');
  return `${length} ${minutes > 0 ? 'ahead of' : 'behind'} you`;
}

/** Minutes ahead of UTC: the zone's wall clock, read as if it were UTC, minus the true time. */
function offsetOf(timeZone: string | undefined, now: Date): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    ...(timeZone && { timeZone }),
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((candidate) => candidate.type === type)?.value);
  const wall = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
  return Math.round((wall - now.getTime()) / 60_000);
}
