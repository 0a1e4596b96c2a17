import { isoCode } from '#core/countries/isoCode.ts';
import { FIRST_DAY, LAST_DAY } from '#core/dayBounds.ts';
import { SEARCH_MAX } from '#core/records/lists.ts';

/** Parses an untrusted query parameter: the last of several, if it is one of `allowed`. */
export function oneOf<Value extends string>(
  given: unknown,
  allowed: readonly Value[],
): Value | undefined {
  const value = lastOf(given);
  return allowed.find((candidate) => candidate === value);
}

/** A country code of ISO 3166-1; undefined if invalid. */
export function countryCodeIn(given: unknown): string | undefined {
  const value = lastOf(given);
  return typeof value === 'string' && /^[a-z]{2}$/i.test(value) ? isoCode(value) : undefined;
}

/**
 * A day, YYYY-MM-DD, from `FIRST_DAY` to `LAST_DAY`; undefined if invalid. `dayNumber` says the same, with a
 * module that the first load of the site doesn't need.
 */
export function dayIn(given: unknown): string | undefined {
  const value = lastOf(given);
  if (typeof value !== 'string' || value < FIRST_DAY || value > LAST_DAY) return undefined;
  // An invalid date is null as JSON. Some engines parse 30 February as 2 March.
  return new Date(value).toJSON()?.slice(0, 10) === value ? value : undefined;
}

/** A page number from 1; the first page is omitted in addresses. */
export function pageNumberIn(given: unknown): number | undefined {
  const text = String(lastOf(given));
  const page = /^\d{1,5}$/.test(text) ? Number(text) : 1;
  return page > 1 && page <= 10_000 ? page : undefined;
}

/** A flag, set by the value `true`. */
export function flagIn(given: unknown): true | undefined {
  return String(lastOf(given)) === 'true' || undefined;
}

/**
 * A text, cut to `max` characters; undefined if empty. Not trimmed, since it is displayed in the
 * box being typed into.
 */
export function textIn(given: unknown, max: number): string | undefined {
  const value = lastOf(given);
  // The router's decoder parses 2026 as a number and true as a boolean.
  if (!['string', 'number', 'boolean'].includes(typeof value)) return undefined;
  const text = String(value).replaceAll('\0', '').slice(0, max);
  return text.trim() ? text : undefined;
}

/** Maximum length of a list filter, in characters. */
const FILTER_MAX = 60;

/** Short texts by name; missing and empty ones are undefined. */
export function textsIn<Name extends string>(
  search: Record<string, unknown>,
  names: readonly Name[],
): { [Of in Name]?: string | undefined } {
  const texts = names.map((name) => [name, textIn(search[name], FILTER_MAX)]);
  return Object.fromEntries(texts);
}

/** Maximum length of a list, in characters: twenty days with commas. */
const LIST_MAX = 220;

/** Parsers of a query parameter each, by name; they return undefined for invalid values. */
type Readers = Record<string, (given: unknown) => string | undefined>;

type Read<Of extends Readers> = { [Name in keyof Of]?: ReturnType<Of[Name]> };

/**
 * Parses parameters of a question. Invalid ones are kept as they are, so that the page can report
 * them (see `asked`): it must not seem to answer them.
 */
export function keepAsked<Of extends Readers>(
  search: Record<string, unknown>,
  readers: Of,
): { [Name in keyof Of]?: string | undefined } {
  const kept = Object.entries(readers).map(([name, read]) => [
    name,
    read(search[name]) ?? textIn(search[name], FILTER_MAX),
  ]);
  return Object.fromEntries(kept);
}

/** The valid parts of a question, and the invalid texts, by name. */
export function asked<Of extends Readers>(
  kept: { [Name in keyof Of]?: string | undefined },
  readers: Of,
): Read<Of> & { unread: { [Name in keyof Of]?: string } } {
  const all = Object.entries(readers).map(([name, read]) => ({
    name,
    value: read(kept[name]),
    text: kept[name],
  }));
  const unread = all.filter(({ value, text }) => value === undefined && text !== undefined);
  return {
    ...Object.fromEntries(all.map(({ name, value }) => [name, value])),
    unread: Object.fromEntries(unread.map(({ name, text }) => [name, text])),
  } as ReturnType<typeof asked<Of>>;
}

/**
 * Lists by name: `AE,TH`, or repeated parameters as forms send them, joined by commas. Long ones
 * are cut at a comma.
 */
export function listsIn<Name extends string>(
  search: Record<string, unknown>,
  names: readonly Name[],
): { [Of in Name]?: string | undefined } {
  const lists = names.map((name) => {
    const given = search[name];
    const list = textIn(Array.isArray(given) ? given.join() : given, LIST_MAX + 1);
    const isCut = list && list.length > LIST_MAX;
    return [name, isCut ? list.slice(0, list.lastIndexOf(',')) : list];
  });
  return Object.fromEntries(lists);
}

/** The query parameters of a searchable list; `page` counts from 1. */
type ListSearch = { search?: string | undefined; page?: number | undefined };

export function readListSearch(search: Record<string, unknown>): ListSearch {
  return { search: textIn(search.search, SEARCH_MAX), page: pageNumberIn(search.page) };
}

/**
 * A `validateSearch` for pages that parse their address themselves, so that the parser is loaded
 * with the page only. The type is for links to the page; the page must not trust the address before
 * parsing it.
 */
export function unvalidated<Search extends object>(search: Record<string, unknown>): Search {
  return search as Search;
}

/** The last of a repeated query parameter. */
function lastOf(given: unknown): unknown {
  return Array.isArray(given) ? given.at(-1) : given;
}

/** A stored row's numeric id; undefined if invalid. */
export function rowIdIn(given: unknown): number | undefined {
  const text = String(lastOf(given));
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}

/** Whether an address has none of its page's query parameters. */
export function isEmpty(search: object): boolean {
  return Object.values(search).every((value) => value === undefined);
}
