import { countOpen } from '../../../../server/schemas/answers/accessCounts.ts';
import { inSentence } from '../../../../server/schemas/countries/countryInSentence.ts';
import type { RouterOutputs } from '../../../lib/trpc.ts';
import { countsInWords, doubtsInWords, noVisaInWords } from '../../access/countsInWords.ts';

type PassportCounts = RouterOutputs['countryFacts']['passportCounts'];

/** Questions about a country for all passports, with their answers. */
export function questionsAbout(
  country: string,
  summary: PassportCounts,
): { question: string; answer: string }[] {
  const known = countsInWords(summary.counts);
  if (!known) return [];
  const place = inSentence(country);
  const doubts = doubtsInWords(summary);
  return [
    {
      question: `Who needs a tourist visa for ${place}?`,
      answer: `Of ${summary.total} passports, ${known}.${doubts}`,
    },
    {
      question: `Can I travel to ${place} without a visa?`,
      answer: `${withoutVisa(summary)}${doubts}`,
    },
  ];
}

/** An ETA is no visa; a visa on arrival is one, although nobody applies for it beforehand. */
function withoutVisa({ total, counts }: PassportCounts): string {
  const exempt = countOpen(counts, 'no-visa');
  const onArrival = counts.visa_on_arrival;
  return [
    exempt === 0
      ? 'As far as we know, no foreign passport is exempt from a visa.'
      : `${exempt} of ${total} passports ${exempt === 1 ? 'needs' : 'need'} no visa for a tourist stay${noVisaInWords(counts)}.`,
    onArrival > 0 && ` ${onArrival} ${onArrival === 1 ? 'gets' : 'get'} a visa on arrival.`,
  ]
    .filter(Boolean)
    .join('');
}
