import { sentencesInWords } from '#core/languages/sentences.ts';
import type { VisaType } from '#core/vocabulary.ts';
import accessMessages from '#messages/en/access.gen.ts';
import { translator } from '#messages/translate.ts';
import type { RouterOutputs } from '#src/lib/trpc.ts';
import { countsInWords, doubtsInWords } from '#src/site/answerLists/countsInWords.ts';

const t = translator(accessMessages);

export type PassportCounts = RouterOutputs['countryFacts']['passportCounts'];

/** A question about a country for all passports, with its answer; undefined where nothing is known. */
export function questionAbout(
  country: string,
  summary: PassportCounts,
  purpose: VisaType = 'tourist',
): { question: string; answer: string } | undefined {
  const parts = countsInWords(summary.counts, purpose);
  if (!parts) return undefined;
  return {
    question: t(questionOf[purpose], { country }),
    answer: sentencesInWords([
      t('ofPassports', { total: summary.total, parts }),
      ...doubtsInWords(summary),
    ]),
  };
}

const questionOf = {
  tourist: 'whoNeedsVisa',
  transit: 'whoNeedsTransitVisa',
  working: 'whoNeedsWorkPermit',
} as const;
