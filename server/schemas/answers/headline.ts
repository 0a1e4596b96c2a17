import type { RestrictionKind } from '../../../db/schema.ts';
import answerMessages from '../../../messages/answers/en.gen.ts';
import { translator } from '../../../messages/translate.ts';
import verdictMessages from '../../../messages/verdict/en.gen.ts';
import type { VisaType } from '../constants.ts';
import { partialDateText } from '../rules/partialDateText.ts';
import type { EntryAnswer, Restriction } from './access.ts';
import { statusOf, type VerdictWords } from './verdict.ts';
import { wordsFor } from './visaBox.ts';

/** The headline of an answer. No zod here: public pages load this file. */

const DAY_MS = 24 * 60 * 60 * 1000;

type TextKey =
  | 'entrySuspended'
  | 'entrySuspendedLine'
  | 'visasSuspended'
  | 'visasSuspendedLine'
  | 'restricted'
  | 'restrictedLine';

type RestrictionKeys = Record<keyof VerdictWords, TextKey>;

const suspended: Partial<Record<RestrictionKind, RestrictionKeys>> = {
  entry_suspended: { heading: 'entrySuspended', detail: 'entrySuspendedLine' },
  visas_suspended: { heading: 'visasSuspended', detail: 'visasSuspendedLine' },
};

/** The words for kinds of restrictions stored by a newer version. */
const restricted: RestrictionKeys = { heading: 'restricted', detail: 'restrictedLine' };

/**
 * The heading of an answer and the line below it; a restriction takes precedence over the access.
 */
export function headlineOf(
  {
    access,
    purpose,
    application,
    restriction,
  }: Pick<EntryAnswer, 'access' | 'purpose' | 'application' | 'restriction'>,
  types: VisaType[],
): VerdictWords {
  if (restriction) {
    const t = translator(verdictMessages);
    const { heading, detail } = suspended[restriction.kind] ?? restricted;
    return { heading: t(heading), detail: t(detail) };
  }
  const words = wordsFor(statusOf(access), { type: purpose, types });
  const isOnline = access === 'visa_required' && application === 'online';
  return isOnline ? { ...words, detail: translator(verdictMessages)('applyOnline') } : words;
}

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
