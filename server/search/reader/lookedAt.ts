import { SEARCH_TEXT_MAX } from '#core/inputs/textLengths.ts';
import { foldedName } from '#core/languages/foldedName.ts';
import { lexicon } from './lexicon.ts';
import { anyWord } from './tokens.ts';

/** At most so many words of a text are looked at; words that say nothing don't count. */
export const MOST_WORDS = 24;

/**
 * The beginning of a text that a search looks at, with "to" for arrows, and the rest of it, which may be
 * empty. A ligature counts as the letters that it stands for.
 */
export function lookedAt(text: string): { beginning: string; rest: string } {
  const letters = Array.from(text.normalize('NFKC'));
  const query = letters
    .slice(0, SEARCH_TEXT_MAX)
    .join('')
    .replaceAll(/[-=]*>|→/g, ' to ');
  const words = [...query.matchAll(anyWord)].filter(([word]) => !saysNothing(word));
  const end = words[MOST_WORDS]?.index ?? query.length;
  const rest = query.slice(end) + letters.slice(SEARCH_TEXT_MAX).join('');
  return { beginning: query.slice(0, end), rest: rest.trim() };
}

function saysNothing(word: string): boolean {
  const said = lexicon().said(foldedName(word));
  return said.some(
    (entry) => entry.kind === 'word' && (entry.group === 'filler' || entry.group === 'article'),
  );
}
