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

/** The words of the longest name. */
const LONGEST_NAME = 7;

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
  const page = currentLanguage();
  const isOfPage = ({ language }: Name) => !language || language === page || language === 'en';

  const found = (names: readonly { name: Name; rank: number }[]): NamedCountry[] =>
    names
      .flatMap(({ name, rank }) =>
        namedBy([name], countries).map((country) => ({ country, rank, text: name.text })),
      )
      .toSorted(
        (a, b) =>
          kindsOfName.indexOf(a.country.as) - kindsOfName.indexOf(b.country.as) ||
          a.rank - b.rank ||
          a.text.length - b.text.length,
      )
      .map(({ country }) => ({ ...country, exact: false }));

  const misspelt = (text: string): NamedCountry[] => {
    const folded = foldedName(text);
    // "child" isn't Chile.
    if (
      lexicon()
        .said(folded)
        .some(({ kind }) => kind === 'word')
    )
      return [];
    const near = lexicon().names.filter((key) => isNear(folded, key));
    const names = near.flatMap((key) => {
      const rank = typingErrors(folded, key);
      return namesAmong(lexicon().said(key))
        .filter(isOfPage)
        .map((name) => ({ name, rank }));
    });
    return firstOfEach(found(names.toSorted((a, b) => a.rank - b.rank)));
  };

  return {
    countries,
    named(text) {
      const key = keyOf(text);
      if (!key || key.split(' ').length > LONGEST_NAME) return [];
      const names = lexicon()
        .said(key)
        .filter((entry) => entry.kind !== 'word');
      const equal = namedBy(names, countries);
      const beginning = keysBeginning(key).flatMap((one) =>
        namesAmong(lexicon().said(one.key)).map((name) => ({ name, rank: one.rank })),
      );
      // Words with typing errors come last, and not beside a country of exactly this name.
      const others = equal.length > 0 ? [] : misspelt(text);
      return firstOfEach([...equal, ...found(beginning), ...others]).slice(0, MOST_FOUND);
    },
    resembling: misspelt,
    nearest: (text) =>
      offered
        .filter(({ name }) => lacksLetters(foldedName(text), foldedName(name)))
        .slice(0, MOST_NEAREST),
  };
}

/** The names that begin with a text, or have a word that does, with how well they do. */
function keysBeginning(text: string): { key: string; rank: number }[] {
  const joined = text.replaceAll(' ', '');
  const isOfSyllables = syllables.test(text);
  if (text.length < 2 && !isOfSyllables) return [];
  return lexicon().names.flatMap((key) => {
    const rank = rankOf(key);
    return rank === undefined ? [] : [{ key, rank }];
  });

  function rankOf(key: string): number | undefined {
    if (key.startsWith(text)) return key.length === text.length ? 0 : 1;
    // Ignoring spaces, "newzealand" is New Zealand.
    if (key[0] === joined[0] && key.replaceAll(' ', '') === joined) return 0;
    return key.includes(isOfSyllables ? text : ` ${text}`) ? 2 : undefined;
  }
}
