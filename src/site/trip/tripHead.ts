import { labelOfPassports } from '#core/countries/nationalityAdjectives.ts';
import { listInWords } from '#core/languages/listInWords.ts';
import type { StopNeed } from '#core/trip/stopNeed.ts';
import headMessages from '#messages/en/head.gen.ts';
import { translator } from '#messages/translate.ts';
import type { LoadedHead } from '#src/lib/pageHead.ts';
import { routeInWords } from './routeInWords.ts';

const t = translator(headMessages);

type Named = { code: string; name: string };

/** The metadata of a trip, whose title says what there is to apply for. */
export function tripHead({
  passports,
  stops,
  needs,
  isAsked,
}: {
  passports: readonly Named[];
  stops: readonly { name: string }[];
  /** Of each stop and of the way back; none without answers. */
  needs: readonly StopNeed[];
  /** Whether the address has a trip, usable or not. */
  isAsked: boolean;
}): Pick<LoadedHead, 'title' | 'description'> {
  const description = t('planTripDescription');
  if (!isAsked) return { title: t('planTrip'), description };
  if (needs.length === 0) return { title: t('tripNoPassport'), description };
  const result = resultOf(needs);
  return {
    title: t('tripTitle', {
      result,
      stops: routeInWords(stops.map(({ name }) => name)),
      passports: labelOfPassports(passports.length, (nameOf) =>
        listInWords(passports.map(nameOf), 'comma'),
      ),
    }),
    description: t('tripDescription', { result }),
  };
}

/** The worst first: where entry is impossible, what is unknown, what to apply for. */
function resultOf(needs: readonly StopNeed[]): string {
  const count = (need: StopNeed) => needs.filter((one) => one === need).length;
  if (count('impossible') > 0) return t('tripNotAdmitted', { count: count('impossible') });
  if (count('unknown') > 0) return t('tripUnknown', { count: count('unknown') });
  if (count('application') > 0) return t('tripToApply', { count: count('application') });
  return t('tripNothingToApply');
}
