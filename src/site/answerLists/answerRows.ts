import { easeRank, type ListedAccess } from '#core/answers/access.ts';
import type { AnswerMark } from '#core/answers/answerMarks.ts';
import type { Stay } from '#core/answers/entryAnswer.ts';
import { type FurtherNames, foundByName } from '#core/countries/foundByName.ts';
import { type Continent, continents } from '#core/siteVocabulary.ts';
import { oneOf } from '#src/lib/searchParams.ts';
import { tableAccesses } from './answerWords.ts';

/**
 * A row of an answer table: a country, the answer there or for its passport, and the full answer's
 * page.
 */
export type TableAnswer = {
  code: string;
  name: string;
  continent: Continent;
  access: ListedAccess;
  stay: Stay | null;
  href: string;
} & Record<AnswerMark, boolean>;

/** The search parameters of a page with an answer table: untrusted. */
export type AnswerTableSearch = {
  find?: string | undefined;
  access?: string | undefined;
  continent?: string | undefined;
  sort?: string | undefined;
  /** The kind of stay: which answers the table has. */
  type?: string | undefined;
};

/** Whether the address filters or sorts the rows. */
export function isFiltered({ find, access, continent, sort }: AnswerTableSearch): boolean {
  return Boolean(find ?? access ?? continent ?? sort);
}

const sortKeys = ['name', 'access', 'stay', 'continent'] as const;
type SortKey = (typeof sortKeys)[number];

/** The table's order: `-stay` is by stay, reversed. The default is by name. */
export function sortOf(sort: string | undefined): { key: SortKey; reversed: boolean } {
  const reversed = sort?.startsWith('-') ?? false;
  const key = oneOf(sort?.replace(/^-/, ''), sortKeys);
  return key ? { key, reversed } : { key: 'name', reversed: false };
}

/**
 * The rows that match the search, in its order. Unknown values are last in either order. `rows` are in
 * the order of their names in the page's language, as the server lists countries: browsers may sort
 * otherwise.
 */
export function shownRows<Row extends TableAnswer>(
  rows: Row[],
  search: AnswerTableSearch,
  further: FurtherNames,
): Row[] {
  const access = oneOf(search.access, tableAccesses);
  const continent = oneOf(search.continent, continents);
  const found = foundByName(rows, search.find ?? '', further).filter(
    (row) =>
      (access === undefined || (row.access ?? 'unknown') === access) &&
      (continent === undefined || row.continent === continent),
  );
  const { key, reversed } = sortOf(search.sort);
  const places = new Map(rows.map((row, place) => [row, place]));
  const byName = (a: Row, b: Row) => (places.get(a) ?? 0) - (places.get(b) ?? 0);
  return found.toSorted((a, b) =>
    key === 'name'
      ? byName(a, b) * (reversed ? -1 : 1)
      : compared(a, b, key, reversed) || byName(a, b),
  );
}

function compared(
  a: TableAnswer,
  b: TableAnswer,
  key: Exclude<SortKey, 'name'>,
  reversed: boolean,
): number {
  const sign = reversed ? -1 : 1;
  if (key === 'continent') {
    return sign * (continents.indexOf(a.continent) - continents.indexOf(b.continent));
  }
  const [first, second] = key === 'access' ? [easeOf(a), easeOf(b)] : [daysOf(a), daysOf(b)];
  if (first === undefined || second === undefined) {
    return Number(first === undefined) - Number(second === undefined);
  }
  return sign * (first - second);
}

function easeOf({ access }: TableAnswer): number | undefined {
  return access === null ? undefined : easeRank(access);
}

/** The stay in days, with 30 per month, negated: the longest stay sorts first. */
function daysOf({ stay }: TableAnswer): number | undefined {
  return stay ? -stay.number * (stay.unit === 'months' ? 30 : 1) : undefined;
}
