import { passportLabel } from '#core/countries/nationalityAdjectives.ts';
import { listInWords } from '#core/languages/listInWords.ts';
import headMessages from '#messages/head/en.gen.ts';
import { translator } from '#messages/translate.ts';
import type { LoadedHead } from '#src/lib/pageHead.ts';
import type { RouterOutputs } from '#src/lib/trpc.ts';

const t = translator(headMessages);

/** The comparison's metadata, whose title says how many destinations each passport opens. */
export function comparisonHead(
  comparison: RouterOutputs['comparison']['ofPassports'] | undefined,
): Pick<LoadedHead, 'title' | 'description'> {
  if (!comparison) return { title: t('compareTitle'), description: t('compareDescription') };
  const { passports: compared, openTogether, counted } = comparison;
  if (compared.length === 0) {
    return { title: t('comparisonNothing'), description: t('compareDescription') };
  }
  const passports = listInWords(
    compared.map(({ opens, ...passport }) =>
      t('countInBrackets', { name: passportLabel(passport), count: opens }),
    ),
    'comma',
  );
  return {
    title: t('comparisonTitle', { passports }),
    description: t('comparisonDescription', {
      passports,
      together: openTogether.length,
      total: counted,
    }),
  };
}
