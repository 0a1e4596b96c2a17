import accessMessages from '#messages/access/en.gen.ts';
import { translator } from '#messages/translate.ts';
import type { Stay } from '../access.ts';

const t = translator(accessMessages);

/** A length of stay in rows, titles, tables and changes: "1 day", "6 months". */
export function wordsOfStay({ number, unit }: Stay): string {
  return t(unit === 'days' ? 'stayDays' : 'stayMonths', { number });
}
