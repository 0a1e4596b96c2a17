import { nationalityAdjectives } from '#core/countries/nationalityAdjectives.ts';
import { foldedName } from '#core/languages/foldedName.ts';
import { type CountryNameIndex, LONGEST_NAME, type NamedCountry } from './countryNameIndex.ts';
import { anyWord } from './lookedAt.ts';
import { nationalsCalled } from './nationalityWords.ts';
import { groupsOf } from './queryWords.ts';
import type { WordGroup } from './words/searchWords.ts';

/** A name in the query, or one of its other words. */
export type Part<Country> = {
  /** As it was typed. */
  typed: string;
  /** Where it begins in the query. */
  start: number;
  /** Folded, as `foldedName` does. */
  word: string;
  /** What it says, if it is no name. */
  groups: ReadonlySet<WordGroup>;
  /** The countries that it names. */
  countries?: NamedCountry<Country>[];
  /** A group of countries that gives visas, but no passports. */
  zone?: 'schengen' | 'gcc';
  /**
   * Whether it names a country's people: `maybe` if the same word is the country's name elsewhere, as
   * "Indien" (French for an Indian, German for India).
   */
  national?: 'surely' | 'maybe';
  /** Whether it describes a thing: "Indian", not "Indians". */
  isAdjective?: boolean;
  /** What the name is for; `unused` if for nothing that a search answers, as where a flight begins. */
  role?: 'passport' | 'destination' | 'document' | 'unused';
};

/** Codes that are also written in capitals for something else. */
const notMeant = new Set(['it', 'id', 'am', 'pm', 'tv', 'pr', 'eta', 'vat', 'i']);

const zones = new Map<string, 'schengen' | 'gcc'>([
  ...['schengen', 'shengen', 'шенген', 'шенгена', 'шенгену', 'шенгеном', 'шенгенская'].map(
    (word) => [word, 'schengen'] as const,
  ),
  ...['шенгенской', 'шенгенскую', 'шенгенские', 'シェンゲン', '申根', 'शेंगेन', 'شنغن', '솅겐'].map(
    (word) => [foldedName(word), 'schengen'] as const,
  ),
  ...(['gcc', 'gulf'] as const).map((word) => [word, 'gcc'] as const),
]);

/** Adjectives of languages in which they stand before the noun. */
const adjective =
  /(isch(e[mnrs]?)?|^deutsche[mnrs]?|(ск|цк)(ии|ая|ое|ие|ого|ои|ому|ую|им|ом|их|ими|ыи))$/;

/** The names and other words of a query, in order. */
export function partsOf<Country extends { code: string; name: string }>(
  query: string,
  names: CountryNameIndex<Country>,
): Part<Country>[] {
  const words = [...query.matchAll(anyWord)];
  const codes = codesIn(
    words.map(([word]) => word),
    names,
  );
  const parts: Part<Country>[] = [];
  for (let at = 0; at < words.length; ) {
    const first = words[at];
    if (!first) break;
    const most = Math.min(LONGEST_NAME, words.length - at);
    let read: Part<Country> | undefined;
    let count = most;
    for (; count > 0; count -= 1) {
      const last = words[at + count - 1] ?? first;
      const typed = query.slice(first.index, last.index + last[0].length);
      const part = partOf(typed, first.index, { isAlone: words.length === count, codes, names });
      if (!part) continue;
      read = part;
      break;
    }
    const word = foldedName(first[0]);
    parts.push(read ?? { typed: first[0], start: first.index, word, groups: groupsOf(word) });
    at += Math.max(count, 1);
  }
  return parts.reduce<Part<Country>[]>((read, part) => withPartOfName(read, part, names), []);
}

/**
 * Adds a part; it and the one before, if nothing is known of either, may be words of a longer name:
 * "virgin islands".
 */
function withPartOfName<Country extends { code: string; name: string }>(
  read: readonly Part<Country>[],
  part: Part<Country>,
  names: CountryNameIndex<Country>,
): Part<Country>[] {
  const before = read.at(-1);
  if (!before || !isUnknown(before) || !isUnknown(part)) return [...read, part];
  const word = `${before.word} ${part.word}`;
  const countries = names.containing(word);
  if (countries.length === 0) return [...read, part];
  return [
    ...read.slice(0, -1),
    { ...before, typed: `${before.typed} ${part.typed}`, word, countries },
  ];
}

/** Whether a part is no name and says nothing, as a misspelt one. */
export function isUnknown<Country>({ countries, zone, groups }: Part<Country>): boolean {
  return !countries && !zone && groups.size === 0;
}

/** The part that these words are together, if they are a name or something known. */
function partOf<Country extends { code: string; name: string }>(
  typed: string,
  start: number,
  {
    isAlone,
    codes,
    names,
  }: { isAlone: boolean; codes: ReadonlySet<string>; names: CountryNameIndex<Country> },
): Part<Country> | undefined {
  const word = foldedName(typed);
  const groups = groupsOf(word);
  const other = groups.size > 0 ? { typed, start, word, groups } : undefined;
  const isOneWord = !word.includes(' ');
  const isName = isAlone || codes.has(typed) || (isOnlyTopic(groups) && capitalised.test(typed));
  if (isOneWord && other && !isName) return other;
  const zone = zones.get(word);
  if (zone) return { typed, start, word, groups, zone };
  const countries = names
    .called(word)
    .filter(({ as }) => as !== 'code' || isAlone || codes.has(typed));
  if (countries.length === 0) return other;
  const nationals = nationalsCalled(word);
  const areNationals = countries.every(({ as }) => as === 'nationality');
  // "Swiss" and "Argentine" are names of countries in other languages.
  const areAlsoNationals = countries.some(
    ({ code, as }) =>
      nationals.includes(code) || (as === 'translation' && isEnglishNational(word, code)),
  );
  return {
    typed,
    start,
    word,
    groups: groupsOf(''),
    countries,
    ...(areNationals && { national: 'surely', isAdjective: isAdjective(word, countries) }),
    ...(!areNationals && areAlsoNationals && { national: 'maybe' }),
  };
}

const capitalised = /^\p{Lu}\p{Ll}/u;

function isOnlyTopic(groups: ReadonlySet<WordGroup>): boolean {
  return groups.has('topic') && groups.size === 1;
}

function isEnglishNational(word: string, code: string): boolean {
  return foldedName(nationalityAdjectives[code] ?? '') === word;
}

function isAdjective<Country extends { code: string }>(
  word: string,
  countries: NamedCountry<Country>[],
): boolean {
  const isEnglish = countries.some(({ code, foundBy }) => {
    return isEnglishNational(word, code) || (foundBy !== word && !foundBy.endsWith('s'));
  });
  return isEnglish || adjective.test(word);
}

/** Words that join codes: "de to jp". */
const joinsCodes = new Set(['to', 'from', 'visa', 'transit']);

/**
 * The words that may be codes of countries: in capitals among others that aren't ("for IN citizens"),
 * or in a query of nothing but codes and a word that joins them ("de to jp").
 */
function codesIn<Country>(
  words: readonly string[],
  names: CountryNameIndex<Country>,
): ReadonlySet<string> {
  const isCode = (word: string) =>
    /^[a-z]{2,3}$/i.test(word) && names.called(word).some(({ as }) => as === 'code');
  const others = words.filter((word) => !joinsCodes.has(word.toLowerCase()));
  if (others.length > 1 && others.every(isCode)) return new Set(others);
  const capitals = words.filter((word) => word === word.toUpperCase());
  const isShouted = capitals.length === words.length;
  return new Set(
    capitals.filter((word) => !isShouted && !notMeant.has(word.toLowerCase()) && isCode(word)),
  );
}
