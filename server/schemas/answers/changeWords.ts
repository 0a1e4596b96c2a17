import type { Access, ChangeCause } from '../../../db/schema.ts';
import accessMessages from '../../../messages/access/en.gen.ts';
import { translator } from '../../../messages/translate.ts';
import type { VisaType } from '../constants.ts';
import type { Stay } from './access.ts';
import { accessInWords } from './accessWords.ts';

/** The words of changed answers on pages and in feeds. No zod here: public pages load this file. */

export const causeWords: Record<ChangeCause, string> = {
  import: 'Imported',
  rollback: 'An earlier edition made current again',
  removal: 'Source removed',
  edit: 'Edited',
  date: 'A rule began or ended',
};

/** "Visa free, 90 days"; "No answer" without a rule. */
export function wordsOfAnswer({
  access,
  stay,
}: {
  access: Access | null;
  stay: Stay | null;
}): string {
  if (access === null) return 'No answer';
  return stay ? `${accessInWords(access)}, ${wordsOfStay(stay)}` : accessInWords(access);
}

/** "1 day", "6 months" */
export function wordsOfStay({ number, unit }: Stay): string {
  const t = translator(accessMessages);
  return t(unit === 'days' ? 'stayDays' : 'stayMonths', { number });
}

/** "" for tourist stays, which most changes are about; otherwise " (transit)". */
export function wordsOfPurpose(purpose: VisaType): string {
  return purpose === 'tourist' ? '' : ` (${purpose})`;
}
