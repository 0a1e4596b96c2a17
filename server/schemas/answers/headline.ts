import answerMessages from '../../../messages/answers/en.gen.ts';
import { translator } from '../../../messages/translate.ts';
import verdictMessages from '../../../messages/verdict/en.gen.ts';
import { partialDateText } from '../rules/partialDateText.ts';
import type { EntryAnswer, Restriction } from './access.ts';

/** What follows an answer's headline. No zod here: public pages load this file. */

const DAY_MS = 24 * 60 * 60 * 1000;

/** "Known to apply until 31 Dec 2026."; '' without a known end. */
export function endInWords({ nextChange }: Pick<EntryAnswer, 'nextChange'>): string {
  if (!nextChange) return '';
  return translator(verdictMessages)('knownUntil', { date: lastDayOf(nextChange) });
}

/** The last day before a change, in words. */
export function lastDayOf({ on }: { on: string }): string {
  const last = new Date(Date.parse(on) - DAY_MS).toISOString().slice(0, 10);
  return partialDateText(last);
}

/** The sentences about a restriction. */
export function restrictionInWords({
  instrument,
  visas,
  since,
  until,
  exceptions,
}: Restriction): string[] {
  const t = translator(answerMessages);
  return [
    instrument && t('legalBasis', { law: instrument }),
    visas && t('visasNotIssued', { visas }),
    since ? t('since', { date: partialDateText(since) }) : t('sinceUnknown'),
    until ? t('untilDay', { date: partialDateText(until) }) : '',
    exceptions ? t('exceptionsExist') : '',
  ].filter((sentence) => sentence !== '');
}
