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

/** "Feb", in the case that it has in a date with a day; `month` is a number from 1, as text. */
export function shortMonth(month: string): string {
  return t('month', monthOf(month));
}

function monthOf(month: string): Messages['month'] {
  return { month: String(Number(month)) as Messages['month']['month'] };
}

/** The number of a day in a date: the first is "1er" in French. */
export function ordinalDay(day: number): string {
  return t('dayNumber', { day: String(day) });
}
