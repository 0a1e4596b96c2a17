import { translator } from '#messages/translate.ts';
import verdictMessages from '#messages/verdict/en.gen.ts';
import type { Stay } from '../access.ts';

const t = translator(verdictMessages);

/** A length of stay in rows, titles, tables and changes: "1 day", "6 months". */
export function wordsOfStay({ number, unit }: Stay): string {
  return t(unit === 'days' ? 'days' : 'months', { number });
}
