import { withAttached } from './attached.ts';
import { codesIn } from './codes.ts';
import { type Entry, isCode, lexicon, namesAmong } from './lexicon.ts';
import { longName, segmented } from './runs.ts';
import { type Token, tokensOf } from './tokens.ts';

/** A part of a query with all that it may say, in any language; nothing is known of some. */
export type Piece = {
  typed: string;
  /** Where it begins in the query. */
  start: number;
  /** Folded. */
  word: string;
  entries: readonly Entry[];
};

/** The words of the longest text that is looked up. */
const LONGEST = 7;

/** Cuts a query into the longest texts that say something. */
export function piecesOf(query: string): Piece[] {
  const tokens = tokensOf(query);
  const reader = { codes: codesIn(tokens), query };
  const pieces: Piece[] = [];
  for (let at = 0; at < tokens.length; ) {
    const { read, count } = longestAt(tokens, at, reader);
    pieces.push(...read);
    at += count;
  }
  return pieces;
}

type Reader = { codes: ReadonlySet<string>; query: string };

function longestAt(tokens: readonly Token[], at: number, reader: Reader) {
  for (let count = Math.min(LONGEST, tokens.length - at); count > 0; count -= 1) {
    const read = pieceOf(tokens.slice(at, at + count), reader);
    if (read) return { read, count };
  }
  const [{ typed, start, folded: word } = nothing] = tokens.slice(at);
  return { read: [{ typed, start, word, entries: [] }], count: 1 };
}

const nothing = { typed: '', start: 0, folded: '' };

/** What these tokens say together: one piece, or a name and what is written together with it. */
function pieceOf(tokens: readonly Token[], reader: Reader): Piece[] | undefined {
  const [first = undefined] = tokens;
  const last = tokens.at(-1);
  if (!first || !last) return undefined;
  const typed = reader.query.slice(first.start, last.start + last.typed.length);
  const piece = { typed, start: first.start };
  if (first.kind === 'run') {
    if (tokens.some(({ kind }) => kind !== 'run')) return undefined;
    return tokens.length === 1 ? segmented(piece, lexicon()) : longName(tokens, piece, lexicon());
  }
  const word = tokens
    .map(({ folded, isGlued }, place) => (place === 0 || isGlued ? folded : ` ${folded}`))
    .join('');
  const said = lexicon().said(word.replace(/^the (?=.)/, ''));
  const mayBeCode = tokens.length === 1 && reader.codes.has(typed);
  const entries = said.filter((entry) => mayBeCode || !isCode(entry));
  const known = entries.length > 0 ? [{ ...piece, word, entries }] : undefined;
  const isOneWord = tokens.slice(1).every(({ isGlued }) => isGlued);
  // "Çin'e" is "to China", also where "Çine" is listed.
  if (known && (tokens.length === 1 || !isOneWord)) return known;
  if (first.kind === 'initials') return initialsAsName(piece, word);
  return isOneWord ? (withAttached({ ...piece, word, entries: [] }, lexicon()) ?? known) : known;
}

/** "U.A.E." is the name UAE; but "R.U." isn't the code RU. */
function initialsAsName(piece: Omit<Piece, 'word' | 'entries'>, word: string) {
  const entries = namesAmong(lexicon().said(word.replaceAll('.', '')));
  return entries.length > 0 ? [{ ...piece, word, entries }] : undefined;
}
