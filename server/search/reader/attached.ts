import type { LanguageCode } from '#core/languages/languages.ts';
import { isCode, type Lexicon } from './lexicon.ts';
import type { Piece } from './pieces.ts';

/** Fewer letters after "ل" or before "ya" are no name. */
const SHORTEST_STEM = 3;

/** Shorter names need an apostrophe before what is added: "Çad'da", but not "cadda". */
const SHORTEST_UNMARKED = 5;

const apostrophe = /['’‘`ʻ]/;

/** A name with a word before or after it, as "لليابان" and "Japonya'ya"; prefixes may be several. */
export function withAttached(piece: Piece, lexicon: Lexicon, depth = 2): Piece[] | undefined {
  if (depth === 0) return undefined;
  for (const [language, prefixes] of lexicon.attached.before) {
    for (const [text, words] of prefixes) {
      if (!piece.word.startsWith(text)) continue;
      const rest = { ...piece, word: piece.word.slice(text.length) };
      const stem = ofLanguage(rest, language, lexicon) ?? withAttached(rest, lexicon, depth - 1);
      if (stem) return [{ ...piece, typed: '', word: text, entries: words }, ...[stem].flat()];
    }
  }
  for (const [language, suffixes] of lexicon.attached.after) {
    for (const [text, words] of suffixes) {
      if (!piece.word.endsWith(text)) continue;
      const stem = { ...piece, word: piece.word.slice(0, -text.length) };
      if (stem.word.length < SHORTEST_UNMARKED && !apostrophe.test(piece.typed)) continue;
      const known = ofLanguage(stem, language, lexicon);
      if (known?.entries.every(({ kind }) => kind !== 'word')) {
        return [known, { ...piece, typed: '', word: text, entries: words }];
      }
    }
  }
  return undefined;
}

/** A piece with what its word says in a language; a prefix may have taken the article's place. */
function ofLanguage(piece: Piece, language: LanguageCode, lexicon: Lexicon): Piece | undefined {
  if (piece.word.length < SHORTEST_STEM) return undefined;
  const articles = [...(lexicon.attached.before.get(language) ?? [])]
    .filter(([, words]) => words.some(({ group }) => group === 'article'))
    .map(([text]) => text);
  for (const article of ['', ...articles]) {
    const entries = lexicon
      .said(article + piece.word)
      .filter((entry) => !isCode(entry) && (entry.language === language || !entry.language));
    if (entries.length > 0) return { ...piece, entries };
  }
  return undefined;
}
