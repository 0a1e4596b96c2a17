import { foldedName } from '#core/languages/foldedName.ts';
import { countryNamesIn } from '../languages/countryNames.ts';
import { wordsByLanguage } from './queryWords.ts';
import { inCases } from './words/russianCases.ts';

type Language = {
  endings: ReadonlySet<string>;
  /** The names of countries. They are no nationalities, though their beginning may be: Japan, Japaner. */
  names: ReadonlySet<string>;
};

/** Shorter beginnings are shared by too many words. */
const SHORTEST_STEM = 3;

const stems = new Map<string, { code: string; language: Language }[]>();
for (const [code, names] of Object.entries(countryNamesIn)) {
  const { nationalities = {}, endings = '' } = wordsByLanguage[code as keyof typeof countryNamesIn];
  const ofLanguage = Object.values(names).flatMap((name) => (code === 'ru' ? inCases(name) : name));
  const language = {
    endings: new Set(['', ...endings.split(' ').map(foldedName)]),
    names: new Set(ofLanguage.map(foldedName)),
  };
  for (const [country, listed] of Object.entries(nationalities)) {
    for (const word of listed.split(' ')) {
      const stem = foldedName(word.replaceAll('_', ' '));
      stems.set(stem, [...(stems.get(stem) ?? []), { code: country, language }]);
    }
  }
}

/**
 * The codes of the countries whose people a word names in another language than English, the longest
 * stem's: none for "colombia", CO for "colombianas", two for "congolais". Expects a folded name.
 */
export function nationalsCalled(word: string): string[] {
  for (let length = word.length; length >= SHORTEST_STEM; length -= 1) {
    const fitting = (stems.get(word.slice(0, length)) ?? []).filter(
      ({ language }) => language.endings.has(word.slice(length)) && !language.names.has(word),
    );
    if (fitting.length > 0) return [...new Set(fitting.map(({ code }) => code))];
  }
  return [];
}
