import type { OfferedCountry } from '#core/countries/packedCountries.ts';
import { foldedName, syllables } from '#core/languages/foldedName.ts';
import type { Db } from '#db/db.ts';
import { listCountriesWithPage } from '../answers/facts/countries.ts';
import { oncePerContent } from '../cache/oncePerContent.ts';
import { currentLanguage } from '../languages/requestLanguage.ts';
import { keyOf, lexicon, type Name, withoutArticle } from './reader/lexicon.ts';
import {
  type Countries,
  firstOfEach,
  kindsOfName,
  type NamedCountry,
  namedBy,
} from './reader/parts.ts';
import { isNear, lacksLetters, typingErrors } from './typingErrors.ts';

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
  const { entries, names } = lexicon();
  const spelt = names.filter(
    ({ name: { language, isCode } }) =>
      !isCode && (!language || language === page || language === 'en'),
  );

  const called = (text: string): NamedCountry[] => {
    const said = entries.get(keyOf(text)) ?? [];
    const meant = said.filter((entry): entry is Name => entry.kind !== 'word');
    return firstOfEach(namedBy(meant, countries));
  };
  const beginning = (folded: string): NamedCountry[] => {
    const found = names.flatMap(({ name, folded: other }) => {
      const rank = name.isCode ? undefined : rankOf(other, folded);
      if (rank === undefined) return [];
      return namedBy([name], countries).map((country) => ({ country, rank, length: other.length }));
    });
    const sorted = found.toSorted(
      (a, b) =>
        kindsOfName.indexOf(a.country.as) - kindsOfName.indexOf(b.country.as) ||
        a.rank - b.rank ||
        a.length - b.length,
    );
    return sorted.map(({ country }) => ({ ...country, exact: false }));
  };
  const misspelt = (folded: string): NamedCountry[] => {
    // "child" isn't Chile.
    if (entries.get(folded)?.some(({ kind }) => kind === 'word')) return [];
    const near = spelt.flatMap(({ name, folded: other }) =>
      isNear(folded, other) ? [{ name, errors: typingErrors(folded, other) }] : [],
    );
    return near
      .toSorted((a, b) => a.errors - b.errors)
      .flatMap(({ name }) => namedBy([name], countries))
      .map((country) => ({ ...country, exact: false }));
  };

  return {
    countries,
    named(text) {
      const folded = withoutArticle(foldedName(text));
      if (!folded || folded.split(' ').length > LONGEST_NAME) return [];
      const equal = called(text);
      // Words with typing errors come last, and not beside a country of exactly this name.
      const others = equal.length > 0 ? [] : misspelt(folded);
      return firstOfEach([...equal, ...beginning(folded), ...others]).slice(0, MOST_FOUND);
    },
    resembling: (text) => firstOfEach(misspelt(foldedName(text))),
    nearest(text) {
      const folded = foldedName(text);
      return offered
        .filter(({ name }) => lacksLetters(folded, foldedName(name)))
        .slice(0, MOST_NEAREST);
    },
  };
}

/** How well a folded name begins with a folded text, or has a word that does. */
function rankOf(name: string, text: string): number | undefined {
  const joined = name.replaceAll(' ', '');
  // Ignoring spaces, "cote d ivoire" is Côte d'Ivoire.
  if (joined === text.replaceAll(' ', '')) return 0;
  if (syllables.test(text))
    return joined.includes(text.replaceAll(' ', '')) ? joined.indexOf(text) + 1 : undefined;
  if (text.length < 2) return undefined;
  if (name.startsWith(text)) return 1;
  return name.includes(` ${text}`) ? 2 : undefined;
}
