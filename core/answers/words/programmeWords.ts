import transitMessages from '#messages/transit/en.gen.ts';
import { translator } from '#messages/translate.ts';
import { moneyInWords } from '../../border/priceWords.ts';
import { listInWords } from '../../languages/listInWords.ts';
import type { OpenProgramme } from '../transit/programmes.ts';

/** The words of programmes for travellers between two flights; apart, since verdicts don't need them. */

const t = translator(transitMessages);

/** Whether a programme is open to the traveller, and for how long. */
export function programmeInShort(programme: OpenProgramme): string[] {
  const { open, documentsInWords: documents, maxHours, maxDays } = programme;
  return [
    t('open', { open, documents }),
    maxHours !== null ? t('hours', { hours: maxHours }) : '',
    maxHours === null && maxDays !== null ? t('days', { days: maxDays }) : '',
  ].filter((line) => line !== '');
}

/** Whether a programme is open to the traveller, for how long, where, and at what fee. */
export function programmeInWords(programme: OpenProgramme): string[] {
  const { airports, places, fee } = programme;
  return [
    ...programmeInShort(programme),
    airports ? t('airports', { airports: listInWords(airports) }) : '',
    places ?? '',
    fee ? feeInWords(fee) : '',
  ].filter((line) => line !== '');
}

function feeInWords(fee: NonNullable<OpenProgramme['fee']>): string {
  if ('free' in fee) return t('free');
  return moneyInWords({ amount: String(fee.amount), currency: fee.currency });
}
