import type { CountryLine } from '#core/answers/packedLines.ts';
import { type FurtherNames, foundByName } from '#core/countries/foundByName.ts';
import { continents } from '#core/siteVocabulary.ts';
import { oneOf } from '#src/lib/searchParams.ts';
import type { AnswerTableSearch } from './answerRows.ts';
import { continentInWords } from './continentWords.ts';

/** A line of a list of countries, with the address of the whole answer. */
export type ListedLine<Group extends string = string> = CountryLine<Group> & {
  name: string;
  href: string;
  /** Below the name, for a traveller with several passports. */
  ofPassport?: string;
};

/** The lines that an untrusted address leaves, in their order. */
export function shownLines<Group extends string>(
  lines: readonly ListedLine<Group>[],
  search: Pick<AnswerTableSearch, 'find' | 'access' | 'continent'>,
  groups: readonly Group[],
  further: FurtherNames,
): ListedLine<Group>[] {
  const group = oneOf(search.access, groups);
  const continent = oneOf(search.continent, continents);
  const searched = lines.map((line) => ({ ...line, words: `${line.places} ${line.words}` }));
  const found = new Set(foundByName(searched, search.find ?? '', further).map(({ code }) => code));
  return lines.filter(
    (line) =>
      found.has(line.code) &&
      (group === undefined || line.groups.includes(group)) &&
      (continent === undefined || line.continent === continent),
  );
}

/** A part of a list, which can be folded. */
export type LinesPart = {
  key: string;
  title: string;
  /** Whether it is open from the start. */
  isOpen?: boolean;
  lines: readonly ListedLine[];
};

/** A part for each continent that has lines. */
export function byContinent(lines: readonly ListedLine[]): LinesPart[] {
  const ofContinents = Map.groupBy(lines, ({ continent }) => continent);
  return continents.map((key) => ({
    key,
    title: continentInWords(key),
    lines: ofContinents.get(key) ?? [],
  }));
}
