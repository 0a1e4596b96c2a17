import { labelOfPassports } from '#core/countries/nationalityAdjectives.ts';
import { listInWords } from '#core/languages/listInWords.ts';
import headMessages from '#messages/en/head.gen.ts';
import { translator } from '#messages/translate.ts';
import type { LoadedHead } from '#src/lib/pageHead.ts';
import type { RouterOutputs } from '#src/lib/trpc.ts';

const t = translator(headMessages);

/** The comparison's metadata, whose title says how many destinations each passport opens. */
export function comparisonHead(
  comparison: RouterOutputs['comparison']['ofPassports'] | undefined,
): Pick<LoadedHead, 'title' | 'description'> {
  if (!comparison) return { title: t('compareTitle'), description: t('compareDescription') };
  const { passports: compared, openTogether, counted: total } = comparison;
  if (compared.length === 0) {
    return { title: t('comparisonNothing'), description: t('compareDescription') };
  }
  const counted = (nameOf: (passport: { code: string; name: string }) => string) =>
    listInWords(
      compared.map((passport) =>
        t('countInBrackets', { name: nameOf(passport), count: passport.opens }),
      ),
      'comma',
    );
  return {
    title: t('comparisonTitle', { passports: labelOfPassports(compared.length, counted) }),
    description: t('comparisonDescription', {
      passports: counted(({ name }) => name),
      together: openTogether.length,
      total,
    }),
  };
}
