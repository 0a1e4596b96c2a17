import spanMessages from '#messages/en/dateSpans.gen.ts';
import { translator } from '#messages/translate.ts';
import { ordinalDay, partialDateText, shortMonth } from './partialDateText.ts';

const t = translator(spanMessages);

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
