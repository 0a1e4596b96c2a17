/**
 * A date as exact as its source states it (YYYY, YYYY-MM or YYYY-MM-DD) in words: "2026", "February
 * 2026" or "17 February 2026".
 */
export function partialDateText(date: string): string {
  if (date.length === 4) return date;
  return new Date(date).toLocaleDateString('en-GB', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'long',
    ...(date.length === 10 && { day: 'numeric' }),
  });
}
