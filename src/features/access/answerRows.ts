import { type EntryAnswer, easeRank, type Stay } from '../../../server/schemas/answers/access.ts';
import type { AnswerMarks } from '../../../server/schemas/answers/answerMarks.ts';
import { type Continent, continents } from '../../../server/schemas/constants.ts';
import { otherNames, placeNames } from '../../../server/schemas/countries/countryNames.ts';
import { oneOf } from '../../lib/searchParams.ts';
import { findOptions } from '../../ui/forms/optionSearch.ts';
import { tableAccesses } from './answerWords.ts';

/** One answer of a table: a country, what holds there or for its passport, and the page that says all. */
export type TableAnswer = {
  code: string;
  name: string;
  continent: Continent;
  access: EntryAnswer['access'];
  stay: Stay | null;
  href: string;
} & AnswerMarks;

/** The search parameters of a page with a table of answers, as its address has them: untrusted. */
export type AnswerTableSearch = {
  find?: string | undefined;
  access?: string | undefined;
  continent?: string | undefined;
  sort?: string | undefined;
};

/** Whether the address asks for a part of the rows or another order. */
export function isFiltered({ find, access, continent, sort }: AnswerTableSearch): boolean {
  return Boolean(find ?? access ?? continent ?? sort);
}

export const sortKeys = ['name', 'access', 'stay', 'continent'] as const;
export type SortKey = (typeof sortKeys)[number];

/** How the table is sorted: `-stay` is by stay, the other way round. By name where nothing is said. */
export function sortOf(sort: string | undefined): { key: SortKey; reversed: boolean } {
  const reversed = sort?.startsWith('-') ?? false;
  const key = oneOf(sort?.replace(/^-/, ''), sortKeys);
  return key ? { key, reversed } : { key: 'name', reversed: false };
}

/** The rows that the search asks for, in its order. What is unknown comes last in either order. */
export function shownRows<Row extends TableAnswer>(rows: Row[], search: AnswerTableSearch): Row[] {
  const access = oneOf(search.access, tableAccesses);
  const continent = oneOf(search.continent, continents);
  const found = foundByName(rows, search.find ?? '').filter(
    (row) =>
      (access === undefined || (row.access ?? 'unknown') === access) &&
      (continent === undefined || row.continent === continent),
  );
  const { key, reversed } = sortOf(search.sort);
  return found.toSorted((a, b) => compared(a, b, key, reversed) || byName(a, b));
}

/** The rows whose country has the text in one of its names, or as its code; best first. */
export function foundByName<Row extends { code: string; name: string }>(
  rows: readonly Row[],
  text: string,
): Row[] {
  if (!text.trim()) return [...rows];
  const byCode = new Map(rows.map((row) => [row.code, row]));
  const options = rows.map(({ code, name }) => ({
    value: code,
    label: name,
    otherNames: [...(otherNames[code] ?? []), ...(placeNames[code] ?? [])],
  }));
  return findOptions(options, text).flatMap(({ value }) => byCode.get(value) ?? []);
}

/** By name in English order, the same on the server and in every browser. */
export function byName(a: { name: string }, b: { name: string }): number {
  return a.name === b.name ? 0 : collator.compare(a.name, b.name);
}

const collator = new Intl.Collator('en');

function compared(a: TableAnswer, b: TableAnswer, key: SortKey, reversed: boolean): number {
  const sign = reversed ? -1 : 1;
  if (key === 'name') return sign * byName(a, b);
  if (key === 'continent') return sign * collator.compare(a.continent, b.continent);
  const [first, second] = key === 'access' ? [easeOf(a), easeOf(b)] : [daysOf(a), daysOf(b)];
  if (first === undefined || second === undefined) {
    return Number(first === undefined) - Number(second === undefined);
  }
  return sign * (first - second);
}

function easeOf({ access }: TableAnswer): number | undefined {
  return access === null ? undefined : easeRank(access);
}

/** Days, a month as 30 of them, below zero: the longest stay is the first. */
function daysOf({ stay }: TableAnswer): number | undefined {
  return stay ? -stay.number * (stay.unit === 'months' ? 30 : 1) : undefined;
}
