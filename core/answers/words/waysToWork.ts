import borderMessages from '#messages/en/border.gen.ts';
import workMessages from '#messages/en/work.gen.ts';
import { translator } from '#messages/translate.ts';
import { moneyInWords } from '../../border/priceWords.ts';
import type { WorkRoute } from '../work/waysToWork.ts';
import type { OpenYouthProgramme } from '../work/workAnswer.ts';

/** The words of programmes and permits for working; apart, since verdicts don't need them. */

const t = translator(workMessages);
const borderText = translator(borderMessages);

/** For which ages a programme is, for how long, whether its places are limited, and its fee, as far as known. */
export function youthProgrammeLines(programme: OpenYouthProgramme): string[] {
  return [...youthProgrammeTerms(programme), feeLine(programme)].filter((line) => line !== '');
}

/** The same without the fee. */
export function youthProgrammeTerms(
  programme: Pick<OpenYouthProgramme, 'ages' | 'months' | 'isLimited' | 'isByBallot'>,
): string[] {
  const { ages, isByBallot, isLimited } = programme;
  const [first, last] = ages ?? [];
  return [
    first !== undefined && last !== undefined ? t('ages', { first, last }) : '',
    lengthLine(programme),
    isLimited ? t('limited') : '',
    isByBallot ? t('ballot') : '',
  ].filter((line) => line !== '');
}

/** For how long a permit is, and its fee, as far as known; nothing of a page that nobody read. */
export function workRouteLines(route: WorkRoute): string[] {
  if (route.quality === 'named') return [];
  return [lengthLine(route), feeLine(route)].filter((line) => line !== '');
}

function lengthLine({ months }: Pick<WorkRoute, 'months'>): string {
  return months === null ? '' : t('months', { months });
}

function feeLine({ fee }: Pick<WorkRoute, 'fee'>): string {
  if (!fee) return '';
  if ('free' in fee) return borderText('free');
  const { amount, currency } = fee;
  return borderText('feeNote', { note: moneyInWords({ amount: String(amount), currency }) });
}
