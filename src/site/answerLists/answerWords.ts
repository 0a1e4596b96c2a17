import type { ListedAccess } from '#core/answers/access.ts';
import type { Stay } from '#core/answers/entryAnswer.ts';
import { withoutStay, wordsOfStay } from '#core/answers/words/stayWords.ts';
import { type Continent, continents } from '#core/siteVocabulary.ts';
import { accesses } from '#core/vocabulary.ts';
import accessMessages from '#messages/en/access.gen.ts';
import { translator } from '#messages/translate.ts';
import { continentInWords } from './continentWords.ts';

const accessText = translator(accessMessages);

/** Easiest first, then suspended and unknown. */
export const tableAccesses = ['own_country', ...accesses, 'suspended', 'unknown'] as const;

export type TableAccess = (typeof tableAccesses)[number];

/** The continents of these countries, as options of a select. */
export function continentsOf(
  countries: readonly { continent: Continent }[],
): [value: string, words: string][] {
  const present = new Set(countries.map(({ continent }) => continent));
  return continents
    .filter((continent) => present.has(continent))
    .map((continent) => [continent, continentInWords(continent)]);
}

/** "90 days"; "Not stated" if the access has a length of stay that no source states. */
export function stayInShort({ access, stay }: { access: ListedAccess; stay: Stay | null }): string {
  if (stay) return wordsOfStay(stay);
  return withoutStay.has(access) ? '' : accessText('notStated');
}
