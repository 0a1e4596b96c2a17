import { inSentence } from '../../../../server/schemas/countries/countryInSentence.ts';
import { listInWords } from '../../../../server/schemas/listInWords.ts';
import type { RouterOutputs } from '../../../lib/trpc.ts';

type PassportCounts = RouterOutputs['countryFacts']['passportCounts'];

/** What is said of so many passports, easiest first. */
const groups: [access: keyof PassportCounts['counts'], words: (count: number) => string][] = [
  ['freedom_of_movement', () => 'enter by freedom of movement'],
  ['visa_free', (count) => `${count === 1 ? 'needs' : 'need'} no visa`],
  ['visa_on_arrival', (count) => `${count === 1 ? 'gets' : 'get'} a visa on arrival`],
  ['eta', (count) => `${count === 1 ? 'needs' : 'need'} a travel authorisation`],
  ['e_visa', (count) => `${count === 1 ? 'applies' : 'apply'} for a visa online`],
  ['visa_required', (count) => `${count === 1 ? 'needs' : 'need'} a visa in advance`],
  ['no_admission', (count) => `${count === 1 ? 'is' : 'are'} not admitted`],
];

/** How many passports need what, in words: "71 need no visa". */
export function countsInWords({ counts }: PassportCounts): string[] {
  return groups.flatMap(([access, words]) => {
    const count = counts[access];
    return count > 0 ? [`${count} ${words(count)}`] : [];
  });
}

/** Questions that people ask of a country whatever their passport, with their answers. */
export function questionsAbout(
  country: string,
  summary: PassportCounts,
): { question: string; answer: string }[] {
  const place = inSentence(country);
  const { total, counts } = summary;
  const withoutVisa = counts.freedom_of_movement + counts.visa_free;
  const known = countsInWords(summary);
  if (known.length === 0) return [];
  const unknown = counts.unknown > 0 ? ` For ${counts.unknown} there is no answer yet.` : '';
  return [
    {
      question: `Who needs a visa for ${place}?`,
      answer: `For a tourist stay in ${place}, of ${total} passports ${listInWords(known)}.${unknown}`,
    },
    {
      question: `Can I travel to ${place} without a visa?`,
      answer: `That depends on your passport: ${withoutVisa} of ${total} need no visa for a tourist stay in ${place}.`,
    },
  ];
}
