import type { OfferedCountry } from '#core/countries/packedCountries.ts';
import type { LanguageCode } from '#core/languages/languages.ts';
import { capitalOf } from '../../languages/capitals.ts';
import type { Side, WordGroup } from '../../languages/languageFile.ts';
import { currentLanguage } from '../../languages/requestLanguage.ts';
import type { Word } from './lexicon.ts';
import type { Name, Zone } from './names.ts';
import { type Piece, piecesOf } from './pieces.ts';
import { languagesOf, saidIn } from './queryLanguage.ts';

/** What a country is found by, best first. */
export const kindsOfName = [...(['name', 'code', 'translation', 'nationality', 'place'] as const)];

export type KindOfName = (typeof kindsOfName)[number];

/** A country that a text names. */
export type NamedCountry = OfferedCountry & {
  /** The matching name, as the page's language writes it: "Holland", "Bali", "German". */
  foundBy: string;
  as: KindOfName;
  /** Whether it equals the text; otherwise it begins with its words, or resembles it. */
  exact: boolean;
};

/** A name in the query, or one of its other words. */
export type Part = {
  /** As it was typed; '' for what is written together with the part before or after. */
  typed: string;
  /** Where it begins in the query. */
  start: number;
  /** Folded, as `foldedName` does. */
  word: string;
  /** What it says, if it is no name. */
  words: readonly Word[];
  /** The countries that it names; empty if it is no name, or names a zone. */
  countries: readonly NamedCountry[];
  /** A group of countries that has no passports. */
  zone?: Zone | undefined;
  /** Of a name, whether it is one of people: `maybe` if it is the country's, too ("Polen"). */
  national?: 'surely' | 'maybe' | undefined;
  /** Whether it describes a thing: "Indian", not "Indians". */
  isAdjective: boolean;
  /** Whether its capital makes it people: "Deutsche", but "deutsche". */
  isNoun: boolean;
  language: LanguageCode | undefined;
  /** What the name is for; `unused` if for nothing that a search answers, as where a flight begins. */
  role?: 'passport' | 'destination' | 'document' | 'unused';
};

export type Countries = ReadonlyMap<string, OfferedCountry>;

/** The names and other words of a query, in order, as the language of its words has them. */
export function partsOf(query: string, countries: Countries): Part[] {
  const pieces = piecesOf(query);
  const ranking = languagesOf(pieces);
  return pieces.map((piece) => partOf(piece, pieces, { ranking, countries }));
}

/** Whether a part is no name and says nothing, as a misspelt one. */
export function isUnknown(part: Part): boolean {
  return !isName(part) && part.words.length === 0;
}

export function isName({ countries, zone }: Part): boolean {
  return countries.length > 0 || zone !== undefined;
}

/** Whether a part says one of these, and stands on this side of its name. */
export function says(
  part: Part | undefined,
  groups: WordGroup | readonly WordGroup[],
  side?: Side,
): boolean {
  const meant = [groups].flat();
  return (
    part?.words.some((one) => meant.includes(one.group) && (!side || one.side === side)) ?? false
  );
}

/** The part that a piece is in the first language that has it. */
function partOf(
  piece: Piece,
  pieces: readonly Piece[],
  { ranking, countries }: { ranking: readonly LanguageCode[]; countries: Countries },
): Part {
  const { typed, start, word } = piece;
  const said = saidIn(piece, ranking);
  const words = said.filter((entry): entry is Word => entry.kind === 'word');
  const names = said.filter((entry): entry is Name => entry.kind !== 'word');
  const isAlone = pieces.length === 1;
  const isOnlyTopic = words.every(({ group }) => group === 'topic');
  const isMeant =
    words.length === 0 ||
    isAlone ||
    names.some(({ isCode, kind }) => isCode || isZone(kind) || kind === 'people') ||
    (isOnlyTopic && (capital.test(typed) || isBesidePassport(piece, pieces)));
  const meant = isMeant ? names : [];
  const named = namedBy(meant, countries);
  const kinds = new Set(meant.map(({ kind }) => kind));
  const isAbbreviation = meant.some(({ language, isCode }) => !language && !isCode);
  const areNationals = !isAbbreviation && (kinds.has('adjective') || kinds.has('people'));
  return {
    typed,
    start,
    word,
    words: named.length > 0 && !kinds.has('people') ? [] : words,
    countries: named,
    zone: meant.map(({ kind }) => kind).find(isZone),
    national: areNationals ? (kinds.has('country') ? 'maybe' : 'surely') : undefined,
    isAdjective: kinds.has('adjective'),
    isNoun: capital.test(typed) && kinds.has('people'),
    language: said.find(({ language }) => language)?.language,
  };
}

function isZone(kind: Name['kind']): kind is Zone {
  return !(kind in kindOf);
}

/** "polish passport", but "nail polish" */
function isBesidePassport(piece: Piece, pieces: readonly Piece[]): boolean {
  const at = pieces.indexOf(piece);
  return [pieces[at - 1], pieces[at + 1]].some((one) =>
    one?.entries.some((entry) => entry.kind === 'word' && entry.group === 'passport'),
  );
}

const capital = /^\p{Lu}/u;

const kindOf = {
  country: 'name',
  adjective: 'nationality',
  people: 'nationality',
  place: 'place',
} as const;

/** The countries that names may mean, the best kinds of names first. */
export function namedBy(names: readonly Name[], countries: Countries): NamedCountry[] {
  const named = names.flatMap(({ kind, isCode, codes, text, language }) =>
    codes.flatMap((code): NamedCountry[] => {
      const country = countries.get(code);
      if (!country || isZone(kind)) return [];
      const isTranslation = kind === 'country' && language && language !== currentLanguage();
      const as = isCode ? 'code' : isTranslation ? 'translation' : kindOf[kind];
      const isForeign = as === 'place' && language && language !== currentLanguage();
      const ownName = language === 'en' ? text : country.name;
      const isCapital = isForeign && capitalOf(code, language) === text;
      const foundBy = (isCapital && capitalOf(code)) || (isForeign ? ownName : text);
      return [{ ...country, foundBy, as, exact: true }];
    }),
  );
  return firstOfEach(
    named.toSorted((a, b) => kindsOfName.indexOf(a.as) - kindsOfName.indexOf(b.as)),
  );
}

/** The first entry of each country. */
export function firstOfEach<Named extends { code: string }>(countries: readonly Named[]): Named[] {
  const codes = countries.map(({ code }) => code);
  return countries.filter(({ code }, at) => codes.indexOf(code) === at);
}
