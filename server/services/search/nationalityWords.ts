import { foldedName } from '../../schemas/foldedName.ts';
import { wordsOfLanguages } from './queryWords.ts';

type Stem = { code: string; endings: ReadonlySet<string> };

/** Shorter beginnings are shared by too many words. */
const SHORTEST_STEM = 3;

const stems = new Map<string, Stem[]>();
for (const { nationalities = {}, endings = '' } of wordsOfLanguages) {
  const ofLanguage = new Set(['', ...endings.split(' ').map(foldedName)]);
  for (const [code, listed] of Object.entries(nationalities)) {
    for (const word of listed.split(' ')) {
      const stem = foldedName(word.replaceAll('_', ' '));
      stems.set(stem, [...(stems.get(stem) ?? []), { code, endings: ofLanguage }]);
    }
  }
}

/**
 * The codes of the countries whose people a word names in another language than English, the longest
 * stem's: none for "colombia", CO for "colombianas", two for "congolais". Expects a folded name.
 */
export function nationalsCalled(word: string): string[] {
  for (let length = word.length; length >= SHORTEST_STEM; length -= 1) {
    const found = stems.get(word.slice(0, length)) ?? [];
    const fitting = found.filter(({ endings }) => endings.has(word.slice(length)));
    if (fitting.length > 0) return [...new Set(fitting.map(({ code }) => code))];
  }
  return [];
}
