import { foldedName } from '#core/languages/foldedName.ts';
import { initialsOf } from './lexicon.ts';

/** A word of a query, initials with full stops, or a run of signs that have no blanks between words. */
export type Token = {
  typed: string;
  /** Where it begins in the query. */
  start: number;
  kind: 'word' | 'initials' | 'run';
  /** As it is looked up, see `keyOf`. */
  folded: string;
  /** Whether only an apostrophe is between it and the token before: "Japonya'ya". */
  isGlued: boolean;
};

/** A word of a text, or "&". */
export const anyWord = /[\p{L}\p{M}\p{N}]+|&/gu;

const anyToken =
  /(?<initials>\p{L}{1,2}(?:\.-?\p{L}{1,2})+(?![\p{L}\p{M}\p{N}])\.?)|[\p{L}\p{M}\p{N}]+|&/gu;

const unspaced =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}ー]+|[^\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}ー]+/gu;
const isUnspaced = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;
const apostrophe = /^['’‘`ʻ]$/;

/** The tokens of a query, in order. */
export function tokensOf(query: string): Token[] {
  const tokens: Token[] = [];
  let end = -1;
  for (const { 0: typed, index, groups } of query.matchAll(anyToken)) {
    if (groups?.initials) {
      const folded = initialsOf(typed).join('.');
      tokens.push({ typed, start: index, kind: 'initials', folded, isGlued: false });
    } else {
      const isGlued = apostrophe.test(query.slice(end, index)) && end >= 0;
      for (const { 0: part, index: at } of typed.matchAll(unspaced)) {
        const kind = isUnspaced.test(part) ? 'run' : 'word';
        const token = { typed: part, start: index + at, kind, folded: foldedName(part) } as const;
        tokens.push({ ...token, isGlued: isGlued && at === 0 });
      }
    }
    end = index + typed.length;
  }
  return tokens;
}
