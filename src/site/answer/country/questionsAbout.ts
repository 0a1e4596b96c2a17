import { countOpen } from '#core/answers/accessCounts.ts';
import { sentencesInWords } from '#core/languages/sentences.ts';
import type { VisaType } from '#core/vocabulary.ts';
import accessMessages from '#messages/en/access.gen.ts';
import { translator } from '#messages/translate.ts';
import type { RouterOutputs } from '#src/lib/trpc.ts';
import {
  countsInWords,
  doubtsInWords,
  noVisaInWords,
} from '#src/site/answerLists/countsInWords.ts';

const t = translator(accessMessages);

export type PassportCounts = RouterOutputs['countryFacts']['passportCounts'];

/** Questions about a country for all passports, with their answers. */
export function questionsAbout(
  country: string,
  summary: PassportCounts,
  purpose: VisaType = 'tourist',
): { question: string; answer: string }[] {
  const parts = countsInWords(summary.counts, purpose);
  if (!parts) return [];
  const doubts = doubtsInWords(summary);
  const answer = sentencesInWords([t('ofPassports', { total: summary.total, parts }), ...doubts]);
  if (purpose !== 'tourist') return [{ question: t(questionOf[purpose], { country }), answer }];
  return [
    { question: t('whoNeedsVisa', { country }), answer },
    {
      question: t('withoutVisa', { country }),
      answer: sentencesInWords([...withoutVisa(summary), ...doubts]),
    },
  ];
}

const questionOf = { transit: 'whoNeedsTransitVisa', working: 'whoNeedsWorkPermit' } as const;

/** An ETA is no visa; a visa on arrival is one, although nobody applies for it beforehand. */
function withoutVisa({ total, counts }: PassportCounts): string[] {
  const exempt = countOpen(counts, 'no-visa');
  const parts = noVisaInWords(counts);
  const count = counts.visa_on_arrival;
  const some = parts ? t('exemptParts', { exempt, total, parts }) : t('exempt', { exempt, total });
  return [exempt === 0 ? t('noneExempt') : some, ...(count > 0 ? [t('onArrival', { count })] : [])];
}
