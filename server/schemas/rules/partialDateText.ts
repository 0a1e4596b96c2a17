/** Short names of the months, in order. As data: `Intl` differs between servers and browsers. */
const months = [
  ...['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'],
  ...['Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
];

/** Formats a partial date (YYYY, YYYY-MM or YYYY-MM-DD): "2026", "Feb 2026" or "17 Feb 2026". */
export function partialDateText(date: string): string {
  const [year, month, day] = date.split('-');
  return [day && Number(day), month && months[Number(month) - 1], year].filter(Boolean).join(' ');
}
