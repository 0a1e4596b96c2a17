import { accessesOf } from '#core/answers/accessCounts.ts';
import { labelOfPassports } from '#core/countries/nationalityAdjectives.ts';
import { listInWords } from '#core/languages/listInWords.ts';
import headMessages from '#messages/en/head.gen.ts';
import { translator } from '#messages/translate.ts';
import type { LoadedHead } from '#src/lib/pageHead.ts';
import type { Ranking } from './groupRows.ts';

const t = translator(headMessages);

/**
 * The metadata of a group's list, whose title says in how many countries nobody needs a visa in
 * advance; null without travellers in the address.
 */
export function groupHead(ranking: Ranking | null): Pick<LoadedHead, 'title' | 'description'> {
  const form = { title: t('togetherTitle'), description: t('togetherDescription') };
  if (!ranking) return form;
  const { travellers, counts } = ranking;
  if (travellers.length === 0) return { ...form, title: t('groupNothing') };
  const passportsBy = (nameOf: (passport: { code: string; name: string }) => string) =>
    listInWords(
      travellers.map((held) => held.map(nameOf).join(' + ')),
      'comma',
    );
  const open = [...accessesOf('no-visa-beforehand'), 'own_country'].reduce(
    (sum, access) => sum + (counts[access] ?? 0),
    0,
  );
  const total = Object.values(counts).reduce<number>((sum, count = 0) => sum + count, 0);
  return {
    title: t(travellers.length === 1 ? 'groupTitleOne' : 'groupTitle', {
      open,
      passports: labelOfPassports(travellers.flat().length, passportsBy),
    }),
    description: t('groupDescription', { passports: passportsBy(({ name }) => name), open, total }),
  };
}
