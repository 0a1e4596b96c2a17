/** Whether the text is a valid date, YYYY, YYYY-MM or YYYY-MM-DD, from 1990 to 2099. */
export function isEditionDate(text: string): boolean {
  const [, year = '', month = '01', day = '01'] = editionDatePattern.exec(text) ?? [];
  if (!year || Number(year) < 1990 || Number(year) > 2099) return false;
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${year}-${month}-${day}`);
}

const editionDatePattern = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?$/;

/**
 * Whether the first date is certainly before the second: 2026 isn't before 2026-02-17, since it may
 * be after it.
 */
export function isBefore(date: string, other: string): boolean {
  const length = Math.min(date.length, other.length);
  return date.slice(0, length) < other.slice(0, length);
}

/** The date in a line of text, such as a file's comment; `null` for none or several. */
export function dateIn(text: string): string | null {
  const dates = text.match(/(?<![\d-])\d{4}(?:-\d\d(?:-\d\d)?)?(?![\d-])/g) ?? [];
  const [date, ...others] = dates.filter(isEditionDate);
  return date && others.length === 0 ? date : null;
}
