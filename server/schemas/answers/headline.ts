import type { RestrictionKind } from '../../../db/schema.ts';
import type { VisaType } from '../constants.ts';
import { partialDateText } from '../rules/partialDateText.ts';
import type { EntryAnswer, Restriction } from './access.ts';
import { statusOf, type VerdictWords } from './verdict.ts';
import { wordsFor } from './visaBox.ts';

/** The headline of an answer. No zod here: public pages load this file. */

const DAY_MS = 24 * 60 * 60 * 1000;

const suspended: Partial<Record<RestrictionKind, VerdictWords>> = {
  entry_suspended: {
    heading: 'Entry suspended',
    detail: 'This passport is not admitted for now',
  },
  visas_suspended: {
    heading: 'No visitor visas are issued now',
    detail: 'You cannot apply for one with this passport',
  },
};

/** The words for kinds of restrictions stored by a newer version. */
const restricted: VerdictWords = {
  heading: 'Entry is restricted now',
  detail: 'See the official page',
};

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
  if (restriction) return suspended[restriction.kind] ?? restricted;
  const words = wordsFor(statusOf(access), { type: purpose, types });
  const isOnline = access === 'visa_required' && application === 'online';
  return isOnline ? { ...words, detail: 'Apply online before you travel' } : words;
}

/** "Known to apply until 31 December 2026."; '' without a known end. */
export function endInWords({ nextChange }: Pick<EntryAnswer, 'nextChange'>): string {
  if (!nextChange) return '';
  const last = new Date(Date.parse(nextChange.on) - DAY_MS).toISOString().slice(0, 10);
  return `Known to apply until ${partialDateText(last)}.`;
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
    instrument && `Legal basis: ${instrument}.`,
    visas && `Visas that are not issued: ${visas}.`,
    `Since: ${since ? partialDateText(since) : 'not stated'}.`,
    until ? `Until: ${partialDateText(until)}.` : '',
    exceptions ? 'Exceptions exist: see the official page.' : '',
  ].filter((sentence) => sentence !== '');
}
