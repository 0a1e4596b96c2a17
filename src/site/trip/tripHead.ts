import type { EntryAnswer } from '#core/answers/access.ts';
import { isOpen } from '#core/answers/accessCounts.ts';
import { passportLabel } from '#core/countries/nationalityAdjectives.ts';
import { listInWords } from '#core/languages/listInWords.ts';
import headMessages from '#messages/head/en.gen.ts';
import { translator } from '#messages/translate.ts';
import type { LoadedHead } from '#src/lib/pageHead.ts';
import type { RouterOutputs } from '#src/lib/trpc.ts';
import { routeInWords } from './routeInWords.ts';

const t = translator(headMessages);

type Answers = RouterOutputs['trip']['answers'];
type Named = { code: string; name: string };

/** The metadata of a trip, whose title says what there is to apply for. */
export function tripHead({
  passports,
  stops,
  answers,
  isAsked,
}: {
  passports: readonly Named[];
  stops: readonly { name: string }[];
  answers: Answers;
  /** Whether the address has a trip, usable or not. */
  isAsked: boolean;
}): Pick<LoadedHead, 'title' | 'description'> {
  const description = t('planTripDescription');
  if (!isAsked) return { title: t('planTrip'), description };
  if (answers.length === 0) return { title: t('tripNoPassport'), description };
  const result = resultOf(answers);
  return {
    title: t('tripTitle', {
      result,
      stops: routeInWords(stops.map(({ name }) => name)),
      passports: listInWords(passports.map(passportLabel), 'comma'),
    }),
    description: t('tripDescription', { result }),
  };
}

/** The worst first: where entry is impossible, what is unknown, what to apply for. */
function resultOf(answers: Answers): string {
  const ofStops = answers.map(({ transit, answers: ofParties }) =>
    worst(ofParties.map(({ entry, airside }) => needOf((transit && airside) || entry))),
  );
  const count = (need: Need) => ofStops.filter((one) => one === need).length;
  if (count('impossible') > 0) return t('tripNotAdmitted', { count: count('impossible') });
  if (count('unknown') > 0) return t('tripUnknown', { count: count('unknown') });
  if (count('application') > 0) return t('tripToApply', { count: count('application') });
  return t('tripNothingToApply');
}

const needs = ['nothing', 'application', 'unknown', 'impossible'] as const;
type Need = (typeof needs)[number];

/** The gravest need of several travellers at a stop. */
function worst(ofParties: readonly Need[]): Need {
  return needs.findLast((need) => ofParties.includes(need)) ?? 'unknown';
}

function needOf({ access, restriction }: Pick<EntryAnswer, 'access' | 'restriction'>): Need {
  if (restriction || access === 'no_admission') return 'impossible';
  if (access === null) return 'unknown';
  // A travel authorisation is no visa, but has to be applied for.
  return access !== 'eta' && isOpen(access, 'no-visa-beforehand') ? 'nothing' : 'application';
}
