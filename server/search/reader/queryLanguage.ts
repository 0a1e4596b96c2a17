import { syllables } from '#core/languages/foldedName.ts';
import { type LanguageCode, languages } from '#core/languages/languages.ts';
import { currentLanguage } from '../../languages/requestLanguage.ts';
import type { Entry } from './lexicon.ts';
import type { Piece } from './pieces.ts';

/** Letters of a word that count for its language; those of a name, which many languages share, half. */
const MOST_LETTERS = 8;

/** What the page's language counts, in letters. */
const OF_PAGE = 3;

/** Signs of syllables count as so many letters. */
const SYLLABLE = 3;

/** The languages, the one with most of a query's words first. */
export function languagesOf(pieces: readonly Piece[]): LanguageCode[] {
  const page = currentLanguage();
  const letters = new Map<LanguageCode, number>([[page, OF_PAGE]]);
  const isVietnamese = page === 'vi' || pieces.some(isSurelyVietnamese);
  for (const piece of pieces) {
    const count = syllables.test(piece.word) ? piece.word.length * SYLLABLE : piece.word.length;
    const fitting = piece.entries.filter(
      (entry) => hasMarksOf(piece, entry) && (entry.language !== 'vi' || isVietnamese),
    );
    const most = Math.min(count, MOST_LETTERS);
    for (const language of new Set(fitting.map((entry) => entry.language))) {
      if (!language) continue;
      const isWord = fitting.some((entry) => entry.language === language && entry.kind === 'word');
      letters.set(language, (letters.get(language) ?? 0) + (isWord ? most : most / 2));
    }
  }
  return languages
    .map(({ code }) => code)
    .filter((code) => code !== 'vi' || isVietnamese)
    .toSorted(
      (one, other) =>
        (letters.get(other) ?? 0) - (letters.get(one) ?? 0) ||
        Number(other === page) - Number(one === page),
    );
}

/** Fewer letters without marks may be words of another language: "an do" is India only in Vietnamese. */
const SHORTEST_UNMARKED = 6;

/** Vietnamese names are words of other languages without their marks: "my", "anh", "ao". */
function isSurelyVietnamese(piece: Piece): boolean {
  const isOnlyIts = piece.entries.every(({ language }) => language === 'vi');
  if (!isOnlyIts || piece.entries.length === 0) return false;
  const isPhrase = piece.word.includes(' ') && piece.word.length >= SHORTEST_UNMARKED;
  return isPhrase || piece.entries.some((entry) => hasMarks(piece, entry));
}

const marked = /[^\p{ASCII}]/gu;

/** Whether a text has the accents that were typed for it: "à" isn't English. */
function hasMarksOf({ typed }: Piece, { text, language }: Entry): boolean {
  if (!latin.test(typed) || !language) return true;
  const letters = text.toLowerCase();
  return (typed.toLowerCase().match(marked) ?? []).every((letter) => letters.includes(letter));
}

const latin = /^\p{sc=Latin}/u;

function hasMarks({ typed, word }: Piece, { text }: Entry): boolean {
  return text.toLowerCase() !== word && typed.normalize('NFC').toLowerCase() === text.toLowerCase();
}

/** Shorter Latin words of another language than the query's, the page's and English are none: "fas". */
const SHORTEST_FOREIGN = 5;

/** What a piece says in every language, and in the first that has it. */
export function saidIn(piece: Piece, ranking: readonly LanguageCode[]): Entry[] {
  const isShort = /^[a-z ]*$/.test(piece.word) && piece.word.length < SHORTEST_FOREIGN;
  const isAbbreviation = /^\p{Lu}{3,}$/u.test(piece.typed);
  const usual = [ranking[0], currentLanguage(), 'en'];
  const language = ranking.find(
    (code) =>
      piece.entries.some((entry) => entry.language === code) &&
      (usual.includes(code) || !isShort || isAbbreviation),
  );
  return piece.entries.filter((entry) => !entry.language || entry.language === language);
}
