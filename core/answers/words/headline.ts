import { addDays } from '#core/dates.ts';
import { partialDateText } from '#core/languages/partialDateText.ts';
import answerMessages from '#messages/answers/en.gen.ts';
import { translator } from '#messages/translate.ts';
import verdictMessages from '#messages/verdict/en.gen.ts';
import type { Restriction } from '../entryAnswer.ts';

/** What follows an answer's headline. */

const t = translator(answerMessages);
const verdictText = translator(verdictMessages);

/** "Known to apply until 31 Dec 2026."; '' without a known end. */
export function endInWords({ nextChange }: { nextChange: { on: string } | null }): string {
  if (!nextChange) return '';
  return verdictText('knownUntil', { date: lastDayOf(nextChange) });
}

/** The last day before a change, in words. */
export function lastDayOf({ on }: { on: string }): string {
  return partialDateText(addDays(on, -1));
}

/** The sentences about a restriction. */
export function restrictionInWords({
  instrument,
  visas,
  since,
  until,
  exceptions,
}: Restriction): string[] {
  return [
    instrument && t('legalBasis', { law: instrument }),
    visas && t('visasNotIssued', { visas }),
    since ? t('since', { date: partialDateText(since) }) : t('sinceUnknown'),
    until ? t('untilDay', { date: partialDateText(until) }) : '',
    exceptions ? t('exceptionsExist') : '',
  ].filter((sentence) => sentence !== '');
}
