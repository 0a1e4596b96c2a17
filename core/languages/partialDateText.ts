import dateMessages, { type Messages } from '#messages/en/dates.gen.ts';
import { translator } from '#messages/translate.ts';

const t = translator(dateMessages);

/**
 * Formats a partial date (YYYY, YYYY-MM or YYYY-MM-DD): "2026", "Feb 2026" or "17 Feb 2026". By
 * messages: `Intl` differs between servers and browsers.
 */
export function partialDateText(date: string): string {
  const [year = '', monthText, day] = date.split('-');
  if (!monthText) return year;
  return day
    ? t('dayOfMonth', { day: ordinalDay(Number(day)), month: shortMonth(monthText), year })
    : t('monthOfYear', { month: t('monthAlone', monthOf(monthText)), year });
}

/** Two dates (YYYY-MM-DD): "3–7 Oct 2026", "28 May – 3 June 2014", "30 Dec 2025 – 2 Jan 2026"; others in full. */
export function dateSpanText(first: string, last: string): string {
  if (first === last) return partialDateText(first);
  const [from, to] = [first.split('-'), last.split('-')];
  const [year = '', month = '', day] = to;
  if (!from[2] || !day || from[0] !== year) {
    return t('span', { first: partialDateText(first), last: partialDateText(last) });
  }
  const days = { first: ordinalDay(Number(from[2])), last: ordinalDay(Number(day)), year };
  if (from[1] === month) return t('spanOfMonth', { ...days, month: shortMonth(month) });
  const months = { firstMonth: shortMonth(from[1] ?? ''), lastMonth: shortMonth(month) };
  return t('spanOfYear', { ...days, ...months });
}

function shortMonth(month: string): string {
  return t('month', monthOf(month));
}

function monthOf(month: string): Messages['month'] {
  return { month: String(Number(month)) as Messages['month']['month'] };
}

/** The number of a day in a date: the first is "1er" in French. */
export function ordinalDay(day: number): string {
  return t('dayNumber', { day: String(day) });
}
