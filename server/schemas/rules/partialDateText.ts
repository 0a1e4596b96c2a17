// Formatters are made once: making one takes as long as a hundred dates.
const monthOfYear = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'long',
});
const dayOfYear = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', dateStyle: 'long' });

/**
 * A date as exact as its source states it (YYYY, YYYY-MM or YYYY-MM-DD) in words: "2026", "February
 * 2026" or "17 February 2026".
 */
export function partialDateText(date: string): string {
  if (date.length === 4) return date;
  return (date.length === 10 ? dayOfYear : monthOfYear).format(new Date(date));
}
