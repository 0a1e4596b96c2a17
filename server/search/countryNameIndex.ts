import type { SearchOptions } from 'minisearch';
import { foldedName, syllables } from '#core/languages/foldedName.ts';
import {
  type CountryName,
  type KindOfName,
  kindsOfName,
  namesOfCountry,
  withoutArticle,
} from './namesOfCountry.ts';
import { nationalsCalled } from './nationalityWords.ts';
import { allowedErrors, typingErrors } from './typingErrors.ts';
import { indexWords } from './wordIndex.ts';

type Entry<Country> = CountryName<Country> & { id: number };

export type NamedCountry<Country> = Country & {
  /** The matching name: "Holland", "Bali", "German". */
  foundBy: string;
  as: KindOfName;
  /** Whether it equals the text; otherwise it begins with its words, or resembles it. */
  exact: boolean;
};

export type CountryNameIndex<Country> = {
  /** The countries that a text may name, best first, each once. */
  named: (text: string) => NamedCountry<Country>[];
  /**
   * The countries called exactly this, or whose people are, in any language; of a country's name also
   * those whose name contains it: Guinea and Equatorial Guinea.
   */
  called: (text: string) => NamedCountry<Country>[];
  /** The countries whose displayed name has all words of a text. */
  containing: (text: string) => NamedCountry<Country>[];
  /** The countries with a name that a text misspells, the fewest typing errors first. */
  resembling: (text: string) => NamedCountry<Country>[];
  /** The displayed names nearest to a text that names nothing; at least half of it is right. */
  nearest: (text: string) => Country[];
};

/** The words of the longest name. */
export const LONGEST_NAME = 7;

const MOST_FOUND = 10;
const MOST_NEAREST = 4;

/** Shorter names are abbreviations ("US"), whatever contains them. */
const CONTAINED_MIN = 4;

/** From so many letters on, a word may have two typing errors: alone, and in a text with others. */
const LONG_WORD = 6;
const LONG_WORD_IN_TEXT = 8;

/** How much a match counts by kind: "mal" is Malta before Malmö. */
const boosts: Record<KindOfName, number> = {
  name: 4,
  code: 0,
  translation: 1.3,
  nationality: 2,
  capital: 1.2,
  city: 1.1,
  place: 1,
};

/**
 * An index of `countries` by all their names: displayed, other and former names, codes, names in
 * other languages, nationalities, capitals, large cities and places that travellers ask for.
 */
export function indexCountryNames<Country extends { code: string; name: string; english?: string }>(
  countries: readonly Country[],
): CountryNameIndex<Country> {
  const entries = countries.flatMap(namesOfCountry).map((entry, id) => ({ ...entry, id }));
  const namesOf = Map.groupBy(entries, ({ country }) => country.code);
  /** By kind; of "Korea" and "Dominican" the country with more known places is first. */
  const byImportance = (a: Entry<Country>, b: Entry<Country>) =>
    kindsOfName.indexOf(a.as) - kindsOfName.indexOf(b.as) ||
    (namesOf.get(b.country.code)?.length ?? 0) - (namesOf.get(a.country.code)?.length ?? 0);
  const exact = new Map<string, Entry<Country>[]>();
  for (const entry of entries.toSorted(byImportance)) {
    const key = joined(entry.folded);
    exact.set(key, [...(exact.get(key) ?? []), entry]);
  }
  const words = indexWords(
    entries.filter(({ isExactOnly }) => !isExactOnly),
    ['folded'],
    { boostDocument: (id) => boosts[entries[id]?.as ?? 'code'] },
    withEndings,
  );

  const displayed = countries.map((country) => ({ country, name: foldedName(country.name) }));
  const withCode = new Map(countries.map((country) => [country.code, country]));
  /** The countries whose people are called this in other languages. */
  const nationals = (folded: string): Entry<Country>[] =>
    nationalsCalled(folded).flatMap((code) => {
      const country = withCode.get(code);
      return country
        ? { id: -1, country, name: folded, folded, as: 'nationality', isExactOnly: true }
        : [];
    });
  const equalTo = (folded: string) => {
    const equal = exact.get(joined(folded)) ?? [];
    return firstOfEach(equal.length > 0 ? equal : nationals(folded));
  };

  const search = (text: string, options?: SearchOptions) =>
    words(text, options).flatMap((id) => entries[id] ?? []);
  const misspelt = (folded: string, long: number) => {
    const errors = new Map(
      search(folded, { fuzzy: mostEdits }).map((entry) => [
        entry,
        typingErrors(folded, entry.folded),
      ]),
    );
    return [...errors.keys()]
      .filter((entry) => (errors.get(entry) ?? 0) <= allowedErrors(folded, long))
      .toSorted((a, b) => (errors.get(a) ?? 0) - (errors.get(b) ?? 0));
  };

  return {
    named(text) {
      const folded = withoutArticle(foldedName(text));
      if (!folded || folded.split(' ').length > LONGEST_NAME) return [];
      const equal = equalTo(folded);
      // Words with typing errors come last, and not beside a country of exactly this name.
      const others = equal.length > 0 ? [] : misspelt(folded, LONG_WORD);
      return toNamed(
        [...equal, ...search(folded, { prefix: isBeginning }), ...others],
        equal.length,
      );
    },

    called(text) {
      const folded = withoutArticle(foldedName(text));
      const equal = equalTo(folded).filter((entry) => entry.folded === folded);
      if (equal[0]?.as !== 'name' || folded.length < CONTAINED_MIN) {
        return toNamed(equal, equal.length);
      }
      const containing = search(folded).filter(isDisplayed);
      return toNamed([...equal, ...containing], equal.length);
    },

    containing(text) {
      return toNamed(search(foldedName(text)).filter(isDisplayed), 0);
    },

    resembling(text) {
      return toNamed(misspelt(foldedName(text), LONG_WORD_IN_TEXT), 0);
    },

    nearest(text) {
      const folded = foldedName(text);
      const isNear = (errors: number) => errors * 2 <= folded.length;
      return displayed
        .filter(({ name }) => isNear(Math.abs(name.length - folded.length)))
        .map(({ country, name }) => ({ country, errors: typingErrors(folded, name) }))
        .filter(({ errors }) => isNear(errors))
        .toSorted((a, b) => a.errors - b.errors)
        .slice(0, MOST_NEAREST)
        .map(({ country }) => country);
    },
  };
}

function isDisplayed<Country extends { name: string }>({ name, country }: Entry<Country>): boolean {
  return name === country.name;
}

function toNamed<Country extends { code: string }>(
  found: Entry<Country>[],
  exact: number,
): NamedCountry<Country>[] {
  return firstOfEach(found)
    .slice(0, MOST_FOUND)
    .map(({ country, name, as }, rank) => ({
      ...country,
      foundBy: name,
      as,
      exact: rank < exact,
    }));
}

/** A word and, in scripts without spaces, all its endings: with 非洲 one also finds 中非. */
function withEndings(word: string): string[] {
  if (!syllables.test(word)) return [word];
  const letters = [...word];
  return letters.map((_, start) => letters.slice(start).join(''));
}

/** One letter begins a tenth of all names, but a syllable few. */
function isBeginning(word: string): boolean {
  return word.length > 1 || syllables.test(word);
}

/** Two neighbouring letters in the wrong order are two edits for MiniSearch. */
function mostEdits(word: string): number {
  return word.length < 4 ? 0 : 2;
}

function firstOfEach<Country extends { code: string }>(entries: Entry<Country>[]) {
  const byCode = new Map<string, Entry<Country>>();
  for (const entry of entries) {
    if (!byCode.has(entry.country.code)) byCode.set(entry.country.code, entry);
  }
  return [...byCode.values()];
}

/** Ignoring spaces, "cote d ivoire" is Côte d'Ivoire. */
function joined(folded: string): string {
  return folded.replaceAll(' ', '');
}
