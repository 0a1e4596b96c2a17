import { countries as countriesByCode, type TCountryCode } from 'countries-list';
import MiniSearch from 'minisearch';
import { otherNames, placeNames } from '../../schemas/countries/countryNames.ts';
import { nationalityAdjectives } from '../../schemas/countries/nationalityAdjectives.ts';
import { foldedName } from '../../schemas/foldedName.ts';
import { alpha3Of } from '../ruleImport/countryIndex.ts';
import { largestCities } from './cities.gen.ts';
import { nationalityNames } from './nationalities.ts';
import { touristPlaces } from './places.ts';

/** What a country is found by, best first. */
const kindsOfName = ['name', 'code', 'nationality', 'capital', 'city', 'place'] as const;

export type KindOfName = (typeof kindsOfName)[number];

export type NamedCountry<Country> = Country & {
  /** The matching name: "Holland", "Bali", "German". */
  foundBy: string;
  as: KindOfName;
  /** Whether it equals the text; otherwise it begins with its words, or resembles it. */
  exact: boolean;
};

type Entry<Country> = {
  id: number;
  country: Country;
  name: string;
  folded: string;
  as: KindOfName;
};

export type CountryNameIndex<Country> = {
  /** The countries that a text may name, best first, each once. */
  named: (text: string) => NamedCountry<Country>[];
};

const MOST_FOUND = 10;

/** How much a match counts by kind: "mal" is Malta before Malmö. */
const boosts: Record<KindOfName, number> = {
  ...{ name: 4, code: 0, nationality: 2 },
  ...{ capital: 1.2, city: 1.1, place: 1 },
};

/**
 * An index of `countries` by all their names: displayed, other and former names, codes,
 * nationalities, capitals, large cities and places that travellers ask for.
 */
export function indexCountryNames<Country extends { code: string; name: string }>(
  countries: readonly Country[],
): CountryNameIndex<Country> {
  const entries = countries.flatMap(entriesOf).map((entry, id) => ({ ...entry, id }));
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
  const words = new MiniSearch<Entry<Country>>({
    fields: ['folded'],
    tokenize: (text) => text.split(' '),
    searchOptions: {
      combineWith: 'AND',
      prefix: true,
      boostDocument: (id) => boosts[entries[id]?.as ?? 'code'],
    },
  });
  words.addAll(entries.filter(({ as }) => as !== 'code'));

  return {
    named(text) {
      const folded = withoutArticle(foldedName(text));
      if (!folded) return [];
      const equal = firstOfEach(exact.get(joined(folded)) ?? []);
      const begun = words.search(folded);
      // Words with typing errors come last, and not beside a country of exactly this name.
      const resembling = equal.length > 0 ? [] : words.search(folded, { fuzzy: mostEdits });
      const others = [...begun, ...resembling].flatMap(({ id }) => entries[id] ?? []);
      return firstOfEach([...equal, ...others])
        .slice(0, MOST_FOUND)
        .map(({ country, name, as }, rank) => {
          return { ...country, foundBy: name, as, exact: rank < equal.length };
        });
    },
  };
}

/** The typing errors allowed in a word; two swapped letters count as two. */
function mostEdits(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 5 ? 1 : 2;
}

function entriesOf<Country extends { code: string; name: string }>(
  country: Country,
): Omit<Entry<Country>, 'id'>[] {
  const { code, name } = country;
  const adjective = nationalityAdjectives[code];
  const inPackage = countriesByCode[code as TCountryCode];
  const names: Record<KindOfName, readonly (string | undefined)[]> = {
    name: [name, inPackage?.name, ...(otherNames[code] ?? [])],
    code: [code, alpha3Of(code)],
    nationality: [
      ...(adjective ? [adjective, `${adjective}s`] : []),
      ...(nationalityNames[code] ?? []),
    ],
    capital: [inPackage?.capital],
    city: largestCities[code] ?? [],
    place: [...(placeNames[code] ?? []), ...(touristPlaces[code] ?? [])],
  };
  const known = new Set<string>();
  return kindsOfName.flatMap((as) =>
    names[as].flatMap((one) => {
      const folded = withoutArticle(foldedName(one ?? ''));
      if (!one || !folded || known.has(folded)) return [];
      known.add(folded);
      return [{ country, name: one, folded, as }];
    }),
  );
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

function withoutArticle(folded: string): string {
  return folded.replace(/^the /, '');
}
