import type { CountryLine } from '#core/answers/packedLines.ts';
import { foundByName } from '#core/countries/foundByName.ts';
import { type Continent, continents } from '#core/siteVocabulary.ts';
import { oneOf } from '#src/lib/searchParams.ts';
import type { AnswerTableSearch } from './answerRows.ts';

/** A line of a list of countries, with the address of the whole answer. */
export type ListedLine<Group extends string = string> = CountryLine<Group> & {
  name: string;
  href: string;
  /** Whether it is in the first part, before the continents. */
  isFirst: boolean;
  /** Below the name, for a traveller with several passports. */
  ofPassport?: string;
};

/** The lines that an untrusted address leaves, in their order. */
export function shownLines<Group extends string>(
  lines: readonly ListedLine<Group>[],
  search: Pick<AnswerTableSearch, 'find' | 'access' | 'continent'>,
  groups: readonly Group[],
): ListedLine<Group>[] {
  const group = oneOf(search.access, groups);
  const continent = oneOf(search.continent, continents);
  const searched = lines.map((line) => ({ ...line, words: `${line.places} ${line.words}` }));
  const found = new Set(foundByName(searched, search.find ?? '').map(({ code }) => code));
  return lines.filter(
    (line) =>
      found.has(line.code) &&
      (group === undefined || line.groups.includes(group)) &&
      (continent === undefined || line.continent === continent),
  );
}

/** The parts of a list: the first lines, and the others by continent; none that is empty. */
export function partsOf<Line extends ListedLine>(
  lines: readonly Line[],
): { part: 'first' | Continent; lines: Line[] }[] {
  const byPart = Map.groupBy(lines, ({ isFirst, continent }) => (isFirst ? 'first' : continent));
  return (['first', ...continents] as const).flatMap((part) => {
    const ofPart = byPart.get(part);
    return ofPart ? { part, lines: ofPart } : [];
  });
}
