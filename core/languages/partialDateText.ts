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
  const month = { month: String(Number(monthText)) as Messages['month']['month'] };
  return day
    ? t('dayOfMonth', { day: ordinalDay(Number(day)), month: t('month', month), year })
    : t('monthOfYear', { month: t('monthAlone', month), year });
}

/** The number of a day in a date: the first is "1er" in French. */
export function ordinalDay(day: number): string {
  return t('dayNumber', { day: String(day) });
}
