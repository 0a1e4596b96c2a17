import { foldedName } from '#core/languages/foldedName.ts';
import type { LanguageCode } from '#core/languages/languages.ts';
import { type Entry, type Lexicon, lexicon } from './lexicon.ts';
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

/** The signs of the longest text that is looked up in a run. */
const LONGEST_IN_RUN = 16;

/** Fewer letters after "ل" or before "ya" are no name. */
const SHORTEST_STEM = 3;

/** Cuts a query into the longest texts that say something. */
export function piecesOf(query: string): Piece[] {
  const tokens = tokensOf(query);
  const reader = { ...lexicon(), codes: codesIn(tokens) };
  const pieces: Piece[] = [];
  for (let at = 0; at < tokens.length; ) {
    const { read, count } = longestAt(tokens, at, { ...reader, query });
    pieces.push(...read);
    at += count;
  }
  return pieces;
}

type Reader = Lexicon & { codes: ReadonlySet<string>; query: string };

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
    return tokens.length === 1 ? segmented(piece, reader) : longName(tokens, piece, reader);
  }
  const word = tokens
    .map(({ folded, isGlued }, place) => (place === 0 || isGlued ? folded : ` ${folded}`))
    .join('');
  const said = reader.entries.get(word.replace(/^the (?=.)/, '')) ?? [];
  const mayBeCode = tokens.length === 1 && reader.codes.has(typed);
  const entries = said.filter((entry) => mayBeCode || !isCode(entry));
  if (entries.length > 0) return [{ ...piece, word, entries }];
  if (first.kind === 'initials') return initialsAsName(piece, word, reader);
  const isOneWord = tokens.every(({ isGlued }, place) => place === 0 || isGlued);
  return isOneWord ? withAttached({ ...piece, word, entries: [] }, reader) : undefined;
}

/** "U.A.E." is the name UAE; but "R.U." isn't the code RU. */
function initialsAsName(piece: Omit<Piece, 'word' | 'entries'>, word: string, reader: Reader) {
  const entries = namesCalled(word.replaceAll('.', ''), reader);
  return entries.length > 0 ? [{ ...piece, word, entries }] : undefined;
}

/** A name with a word before or after it, as "لليابان" and "Japonya'ya"; prefixes may be several. */
function withAttached(piece: Piece, reader: Reader, depth = 2): Piece[] | undefined {
  if (depth === 0) return undefined;
  for (const [language, prefixes] of reader.attached.before) {
    for (const { text, word } of prefixes) {
      if (!piece.word.startsWith(text)) continue;
      const rest = restOf(piece, text.length);
      const known = ofLanguage(rest, language, reader);
      const stem = known ?? withAttached(rest, reader, depth - 1);
      if (stem) return [{ ...piece, typed: '', word: text, entries: [word] }, ...[stem].flat()];
    }
  }
  for (const [language, suffixes] of reader.attached.after) {
    for (const { text, word } of suffixes) {
      if (!piece.word.endsWith(text)) continue;
      const stem = { ...piece, word: piece.word.slice(0, -text.length) };
      const known = ofLanguage(stem, language, reader);
      if (known?.entries.every(({ kind }) => kind !== 'word')) {
        return [known, { ...piece, typed: '', word: text, entries: [word] }];
      }
    }
  }
  return undefined;
}

function restOf(piece: Piece, letters: number): Piece {
  return { ...piece, word: piece.word.slice(letters) };
}

/** A piece with what its word says in a language; a prefix may have taken the article's place. */
function ofLanguage(piece: Piece, language: LanguageCode, reader: Reader): Piece | undefined {
  if (piece.word.length < SHORTEST_STEM) return undefined;
  const articles = (reader.attached.before.get(language) ?? [])
    .filter(({ word }) => word.group === 'article')
    .map(({ text }) => text);
  for (const article of ['', ...articles]) {
    const entries = (reader.entries.get(article + piece.word) ?? []).filter(
      (entry) => !isCode(entry) && (entry.language === language || !entry.language),
    );
    if (entries.length > 0) return { ...piece, entries };
  }
  return undefined;
}

/** A name of several words in a script without blanks, and what follows within the last word. */
function longName(
  tokens: readonly Token[],
  piece: Omit<Piece, 'word' | 'entries'>,
  reader: Reader,
): Piece[] | undefined {
  const word = tokens.map(({ folded }) => folded).join('');
  const shorter = word.length - (tokens.at(-1)?.folded.length ?? 0);
  for (let length = word.length; length > shorter; length -= 1) {
    const name = word.slice(0, length);
    const entries = namesCalled(name, reader);
    if (entries.length === 0) continue;
    const rest = length === word.length ? [] : cut(word.slice(length), reader);
    if (!rest) continue;
    return [
      { ...piece, word: name, entries },
      ...rest.map((one) => ({ ...piece, typed: '', ...one })),
    ];
  }
  return undefined;
}

function namesCalled(word: string, { entries }: Lexicon): Entry[] {
  return (entries.get(word) ?? []).filter((entry) => entry.kind !== 'word' && !entry.isCode);
}

/** A run cut into pieces, if all of it is known. */
function segmented(piece: Omit<Piece, 'word' | 'entries'>, reader: Reader): Piece[] | undefined {
  const pieces = cut(foldedName(piece.typed), reader);
  if (!pieces) return undefined;
  let from = 0;
  return pieces.map(({ word, entries }) => {
    const typed = typedAs(piece.typed, from, word);
    from += typed.length;
    return { typed, start: piece.start + from - typed.length, word, entries };
  });
}

/** The beginning of what was typed that is folded to this word: full-width or decomposed signs differ. */
function typedAs(typed: string, from: number, word: string): string {
  for (let end = from + 1; end <= typed.length; end += 1) {
    if (foldedName(typed.slice(from, end)) === word) return typed.slice(from, end);
  }
  return typed.slice(from, from + word.length);
}

type Cut = { word: string; entries: readonly Entry[] };

/** The fewest known texts that a folded run consists of, the longest first; undefined if there are none. */
function cut(run: string, { entries }: Lexicon): Cut[] | undefined {
  const best: (Cut[] | undefined)[] = Array.from({ length: run.length + 1 });
  best[run.length] = [];
  for (let start = run.length - 1; start >= 0; start -= 1) {
    for (let end = Math.min(run.length, start + LONGEST_IN_RUN); end > start; end -= 1) {
      const rest = best[end];
      if (!rest || rest.length + 1 >= (best[start]?.length ?? Number.POSITIVE_INFINITY)) continue;
      const word = run.slice(start, end);
      const said = (entries.get(word) ?? []).filter((entry) => !isCode(entry));
      if (said.length > 0) best[start] = [{ word, entries: said }, ...rest];
    }
  }
  return best[0];
}

function isCode(entry: Entry): boolean {
  return entry.kind !== 'word' && entry.isCode === true;
}

/** Codes that are also written in capitals for something else. */
const notMeant = new Set(['it', 'id', 'am', 'pm', 'tv', 'pr', 'eta', 'vat', 'can', 'i']);

/** Words that join codes: "de to jp". */
const joinsCodes = new Set(['to', 'from', 'visa', 'transit']);

/**
 * The words that may be codes of countries or airports: in capitals among others that aren't ("for IN
 * citizens"), or in a query of nothing but codes and a word that joins them ("de to jp").
 */
function codesIn(tokens: readonly Token[]): ReadonlySet<string> {
  const words = tokens.map(({ typed }) => typed);
  const mayBe = (word: string) => /^[a-z]{2,3}$/i.test(word) && hasCode(word.toLowerCase());
  const others = words.filter((word) => !joinsCodes.has(word.toLowerCase()));
  if (words.length === 1 || (others.length > 1 && others.every(mayBe))) return new Set(others);
  if (words.every((word) => word === word.toUpperCase())) return new Set();
  const capitals = words.filter((word) => word === word.toUpperCase());
  return new Set(capitals.filter((word) => !notMeant.has(word.toLowerCase()) && mayBe(word)));
}

function hasCode(word: string): boolean {
  const said = lexicon().entries.get(word) ?? [];
  return said.some((entry) => entry.kind !== 'word' && !entry.language);
}
