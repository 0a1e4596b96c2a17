import transitMessages from '#messages/en/transit.gen.ts';
import { translator } from '#messages/translate.ts';
import { moneyInWords } from '../../border/priceWords.ts';
import type { Airside } from '../transit/airside.ts';
import type { OpenProgramme } from '../transit/programmes.ts';
import { airportsInWords, MOST_NAMED } from './transitWords.ts';

/** The words of transit areas and programmes that stand below a verdict; apart, since verdicts don't need them. */

const t = translator(transitMessages);

/** The airports with a transit area, where neither the first line names them nor all have one; else ''. */
export function transitAreasInWords({ need, offered, airports }: Airside): string {
  if (!airports || need === 'pass_border') return '';
  const isNamed = need === 'no_visa' && airports.length <= MOST_NAMED;
  if (offered !== 'some_airports' || isNamed) return '';
  return t('transitAreas', { airports: airportsInWords(airports) });
}

/** Whether a programme is open to the traveller, and for how long. */
export function programmeInShort(programme: OpenProgramme): string[] {
  const { kind, open, documentsInWords: documents, maxHours, maxDays } = programme;
  return [
    // Whoever needs a visa for the transit area can apply for it.
    kind === 'airside_visa' && open === 'yes' ? '' : t('open', { open, documents }),
    maxHours !== null ? t('hours', { hours: maxHours }) : '',
    maxHours === null && maxDays !== null ? t('days', { days: maxDays }) : '',
  ].filter((line) => line !== '');
}

/** Whether a programme is open to the traveller, for how long, where, and at what fee. */
export function programmeInWords(programme: OpenProgramme): string[] {
  const { kind, airports, places, fee } = programme;
  return [
    ...programmeInShort(programme),
    // The transit area has named its airports.
    airports && kind !== 'airside_visa'
      ? t('airports', { airports: airportsInWords(airports) })
      : '',
    places ?? '',
    fee ? feeInWords(fee) : '',
  ].filter((line) => line !== '');
}

function feeInWords(fee: NonNullable<OpenProgramme['fee']>): string {
  if ('free' in fee) return t('free');
  return moneyInWords({ amount: String(fee.amount), currency: fee.currency });
}
