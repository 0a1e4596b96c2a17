import { addDays } from '#core/dates.ts';
import { listInWords } from '#core/languages/listInWords.ts';
import { partialDateText } from '#core/languages/partialDateText.ts';
import answerMessages from '#messages/en/answers.gen.ts';
import verdictMessages from '#messages/en/verdict.gen.ts';
import { translator } from '#messages/translate.ts';
import type { AnswerChange, EntryAnswer, Restriction } from '../entryAnswer.ts';
import { answerInRow } from './answerTexts.ts';

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

/**
 * A change to come: "From 1 Jan 2027: ETA". Of an answer in doubt it says why: the sources disagree, or the
 * only source is older than the end of today's rule.
 */
export function changeToComeInWords(change: AnswerChange): string {
  const { access, restriction, disagreement } = change;
  const date = partialDateText(change.on);
  if (access === null && !restriction) return t('soonUnknown', { date });
  const answer = changedAnswer(change);
  const isOlder = disagreement?.kind === 'rule_ended' && !restriction;
  return t(isOlder ? 'soonByOlderSource' : 'soon', { date, answer });
}

/** Within a day of a change, the answer on its other side; '' on other days. */
export function otherSideInWords({
  on,
  otherSideOfChange: change,
}: Pick<EntryAnswer, 'on' | 'otherSideOfChange'>): string {
  if (!change) return '';
  const otherSide = { ...change, stay: null };
  if (change.on > on) return changeToComeInWords(otherSide);
  return t('otherSideBefore', {
    date: partialDateText(change.on),
    answer: changedAnswer(otherSide),
  });
}

function changedAnswer(change: AnswerChange): string {
  const isDisputed = change.disagreement?.kind === 'sources_disagree' && !change.restriction;
  return isDisputed ? verdictText('sourcesDisagree') : answerInRow(change);
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
    visas && t('visasNotIssued', { visas: listInWords(visas.split(', '), 'comma') }),
    since ? t('since', { date: partialDateText(since) }) : t('sinceUnknown'),
    until ? t('untilDay', { date: partialDateText(until) }) : '',
    exceptions ? t('exceptionsExist') : '',
  ].filter((sentence) => sentence !== '');
}
