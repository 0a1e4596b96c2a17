import { foldedName } from '#core/languages/foldedName.ts';
import { type Entry, type Lexicon, namesAmong } from './lexicon.ts';
import type { Piece } from './pieces.ts';
import type { Token } from './tokens.ts';

/** The signs of the longest text that is looked up. */
const LONGEST = 16;

/** A name of several words in a script without blanks, and what follows within the last word. */
export function longName(
  tokens: readonly Token[],
  piece: Omit<Piece, 'word' | 'entries'>,
  lexicon: Lexicon,
): Piece[] | undefined {
  const run = tokens.map(({ typed }) => typed).join('');
  const last = tokens.at(-1)?.typed ?? '';
  // Of words that are known by themselves, no part belongs to the word before: 멕시코 인도.
  const shortest = cut(last, lexicon) ? run.length : run.length - last.length + 1;
  for (let length = run.length; length >= shortest; length -= 1) {
    const word = foldedName(run.slice(0, length));
    const entries = namesAmong(lexicon.said(word));
    const rest = cut(run.slice(length), lexicon);
    if (entries.length === 0 || !rest) continue;
    const typed = piece.typed.slice(0, piece.typed.length - (run.length - length));
    return [{ ...piece, typed, word, entries }, ...placed(rest, piece.start + typed.length)];
  }
  return undefined;
}

/** A run cut into pieces, if all of it is known. */
export function segmented(
  piece: Omit<Piece, 'word' | 'entries'>,
  lexicon: Lexicon,
): Piece[] | undefined {
  const pieces = cut(piece.typed, lexicon);
  return pieces && placed(pieces, piece.start);
}

/** Pieces of a run one after the other, the first of which begins at `start`. */
function placed(pieces: readonly Cut[], start: number): Piece[] {
  let end = start;
  return pieces.map((one) => {
    end += one.typed.length;
    return { ...one, start: end - one.typed.length };
  });
}

type Cut = Omit<Piece, 'start'>;

/** The fewest known texts that a run consists of, the longest first; undefined if there are none. */
function cut(run: string, lexicon: Lexicon): Cut[] | undefined {
  const folded = run.split('').map(foldedName);
  const best: (Cut[] | undefined)[] = Array.from({ length: run.length + 1 });
  best[run.length] = [];
  for (let start = run.length - 1; start >= 0; start -= 1) {
    for (let end = Math.min(run.length, start + LONGEST); end > start; end -= 1) {
      const rest = best[end];
      if (!rest || rest.length + 1 >= (best[start]?.length ?? Number.POSITIVE_INFINITY)) continue;
      const typed = run.slice(start, end);
      const word = folded.slice(start, end).join('');
      const said = lexicon.said(word).filter((one) => isWrittenSo(typed, one));
      if (said.length > 0) best[start] = [{ typed, word, entries: said }, ...rest];
    }
  }
  return best[0];
}

const katakana = /[ァ-ヺ]/;

/** Whether signs may be this entry: a word in hiragana is none in katakana, as "ト" in "タイトル". */
function isWrittenSo(typed: string, entry: Entry): boolean {
  if (entry.kind !== 'word') return !entry.isCode;
  return !katakana.test(typed) || katakana.test(entry.text);
}
