import MiniSearch, { type SearchOptions } from 'minisearch';
import { syllables } from '#core/languages/foldedName.ts';

/** The ids of the entries that have all words of a folded text, best first. */
type WordIndex = (text: string, options?: SearchOptions) => number[];

/**
 * An index of entries by the words of their folded texts. Words in syllables are apart from words in letters: a misspelt word is compared with those of its script only.
 */
export function indexWords<Entry extends { id: number }>(
  entries: readonly Entry[],
  fields: (keyof Entry & string)[],
  options: SearchOptions,
): WordIndex {
  const indexOf = (isOfScript: (word: string) => boolean) => {
    const index = new MiniSearch<Entry>({
      fields,
      tokenize: (text) => text.split(' ').filter(isOfScript),
      searchOptions: { ...options, tokenize: (word) => [word] },
    });
    index.addAll(entries);
    return index;
  };
  const inSyllables = indexOf((word) => syllables.test(word));
  const inLetters = indexOf((word) => !syllables.test(word));

  return (text, searchOptions) => {
    let scores: Map<number, number> | undefined;
    // Word by word, since one that no entry has ends the search.
    for (const word of new Set(text.split(' '))) {
      const index = syllables.test(word) ? inSyllables : inLetters;
      const before = scores;
      scores = new Map();
      for (const { id, score } of index.search(word, searchOptions)) {
        if (!before || before.has(id)) scores.set(id, (before?.get(id) ?? 0) + score);
      }
      if (scores.size === 0) return [];
    }
    return [...(scores ?? [])].sort(([, a], [, b]) => b - a).map(([id]) => id);
  };
}
