// Cached: creating a formatter takes as long as formatting a hundred dates.
const monthOfYear = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'long',
});
const dayOfYear = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', dateStyle: 'long' });

/**
 * Formats a partial date (YYYY, YYYY-MM or YYYY-MM-DD): "2026", "February 2026" or "17 February
 * 2026".
 */
export function partialDateText(date: string): string {
  if (date.length === 4) return date;
  return (date.length === 10 ? dayOfYear : monthOfYear).format(new Date(date));
}
