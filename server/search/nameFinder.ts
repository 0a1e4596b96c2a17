import type { OfferedCountry } from '#core/countries/packedCountries.ts';
import { foldedName, syllables } from '#core/languages/foldedName.ts';
import { isNear, lacksLetters, typingErrors } from '#core/languages/typingErrors.ts';
import type { Db } from '#db/db.ts';
import { listCountriesWithPage } from '../answers/facts/countries.ts';
import { oncePerContent } from '../cache/oncePerContent.ts';
import { currentLanguage } from '../languages/requestLanguage.ts';
import { keyOf, lexicon, namesAmong } from './reader/lexicon.ts';
import type { Name } from './reader/names.ts';
import {
  type Countries,
  firstOfEach,
  kindsOfName,
  type NamedCountry,
  namedBy,
} from './reader/parts.ts';

/** Finds countries by what may be a part of a name, or a misspelt one. */
export type NameFinder = {
  /** The countries with a page, by code. */
  countries: Countries;
  /** The countries that a text may name, best first, each once. */
  named: (text: string) => NamedCountry[];
  /** The countries with a name that a text misspells, the fewest typing errors first. */
  resembling: (text: string) => NamedCountry[];
  /** The countries whose displayed name a text has with some letters missing: "swtzrlnd". */
  nearest: (text: string) => OfferedCountry[];
};

const MOST_FOUND = 10;
const MOST_NEAREST = 4;

/** Names of the countries and territories with a page. */
export const countryNames = oncePerContent(
  [],
  async (db: Db) => nameFinder(await listCountriesWithPage(db)),
  { byLanguage: true },
);

/** A finder of `countries` by all names of the lexicon, whose displayed names are in the present language. */
export function nameFinder(offered: readonly OfferedCountry[]): NameFinder {
  const countries = new Map(offered.map((country) => [country.code, country]));
  const words = lexicon();
  const page = currentLanguage();
  const isOfPage = ({ language }: Name) => !language || language === page || language === 'en';

  /** The names whose folded texts have a rank. */
  const ranked = (rankOf: (key: string) => number | undefined): RankedName[] =>
    words.names
      .filter((key) => rankOf(key) !== undefined)
      .flatMap((key) =>
        namesAmong(words.said(key)).map((name) => ({ name, rank: rankOf(key) ?? 0 })),
      );
  /** Their countries, the best kinds of names first. */
  const offeredBy = (names: readonly RankedName[]): NamedCountry[] =>
    names
      .toSorted((a, b) => a.rank - b.rank || a.name.text.length - b.name.text.length)
      .flatMap(({ name }) => namedBy([name], countries))
      .toSorted((a, b) => kindsOfName.indexOf(a.as) - kindsOfName.indexOf(b.as))
      .map((country) => ({ ...country, exact: false }));

  const misspelt = (text: string): NamedCountry[] => {
    const folded = foldedName(text);
    // "child" isn't Chile.
    if (words.said(folded).some(({ kind }) => kind === 'word')) return [];
    const near = ranked((key) => (isNear(folded, key) ? typingErrors(folded, key) : undefined));
    return firstOfEach(offeredBy(near.filter(({ name }) => isOfPage(name))));
  };

  return {
    countries,
    named(text) {
      const key = keyOf(text);
      if (!key) return [];
      const names = words.said(key).filter((entry) => entry.kind !== 'word');
      const ofPage = names.toSorted((a, b) => Number(isOfPage(b)) - Number(isOfPage(a)));
      const equal = namedBy(ofPage, countries);
      // Words with typing errors come last, and not beside a country of exactly this name.
      const others = equal.length > 0 ? [] : misspelt(text);
      const all = [...equal, ...offeredBy(ranked(beginningWith(key))), ...others];
      return firstOfEach(all).slice(0, MOST_FOUND);
    },
    resembling: misspelt,
    nearest: (text) =>
      offered
        .filter(({ name }) => lacksLetters(foldedName(text), foldedName(name)))
        .slice(0, MOST_NEAREST),
  };
}

type RankedName = { name: Name; rank: number };

/** How well a folded name begins with a text, or has a word that does. */
function beginningWith(text: string): (key: string) => number | undefined {
  const joined = text.replaceAll(' ', '');
  const isOfSyllables = syllables.test(text);
  const within = isOfSyllables ? text : ` ${text}`;
  if (text.length < 2 && !isOfSyllables) return () => undefined;
  return (key) => {
    if (key.startsWith(text)) return key.length === text.length ? 0 : 1;
    // Ignoring spaces, "newzealand" is New Zealand.
    if (key[0] === joined[0] && key.replaceAll(' ', '') === joined) return 0;
    return key.includes(within) ? 2 : undefined;
  };
}
