import { foldedName } from '#core/languages/foldedName.ts';
import type { LanguageCode } from '#core/languages/languages.ts';
import { ar } from './words/ar.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';
import { hi } from './words/hi.ts';
import { id } from './words/id.ts';
import { ja } from './words/ja.ts';
import { ko } from './words/ko.ts';
import { pt } from './words/pt.ts';
import { ru } from './words/ru.ts';
import type { SearchWords, WordGroup } from './words/searchWords.ts';
import { tr } from './words/tr.ts';
import { vi } from './words/vi.ts';
import { zh } from './words/zh.ts';

/** In whatever language the page is, a query may be in another. */
export const wordsByLanguage: Readonly<Record<LanguageCode, SearchWords>> = {
  en,
  ar,
  de,
  es,
  fr,
  hi,
  id,
  ja,
  ko,
  pt,
  ru,
  tr,
  vi,
  zh,
};

const notWords = new Set(['nationalities', 'endings', 'names', 'places']);

const groups = new Map<string, Set<WordGroup>>();
for (const language of Object.values(wordsByLanguage)) {
  for (const [group, words] of Object.entries(language)) {
    if (notWords.has(group)) continue;
    for (const word of String(words).split(' ')) {
      const folded = foldedName(word.replaceAll('_', ' '));
      groups.set(folded, (groups.get(folded) ?? new Set()).add(group as WordGroup));
    }
  }
}

const none: ReadonlySet<WordGroup> = new Set();

/** What a word, or several, say in any language; empty for other words. Expects a folded name. */
export function groupsOf(words: string): ReadonlySet<WordGroup> {
  return groups.get(words) ?? none;
}
