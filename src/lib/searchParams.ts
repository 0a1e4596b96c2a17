import { SEARCH_MAX } from '../../server/schemas/constants.ts';

/** Longer than any code or name that a select sends. */
const ANSWER_MAX = 20;

/**
 * Reads one search parameter, which is untrusted: the last of several, and only if it is one of
 * `allowed`.
 */
export function oneOf<Value extends string>(
  given: unknown,
  allowed: readonly Value[],
): Value | undefined {
  const value = lastOf(given);
  return allowed.find((candidate) => candidate === value);
}

/** A country code from an address, upper-cased; undefined when it is none. */
export function countryCodeIn(given: unknown): string | undefined {
  const value = lastOf(given);
  return typeof value === 'string' && /^[a-z]{2}$/i.test(value) ? value.toUpperCase() : undefined;
}

/** A day of 1900 to 2099 from an address, YYYY-MM-DD; undefined when there is no such day. */
export function dayIn(given: unknown): string | undefined {
  const value = lastOf(given);
  if (typeof value !== 'string' || !/^(19|20)\d\d-\d\d-\d\d$/.test(value)) return undefined;
  const time = Date.parse(value);
  const isDay = !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
  return isDay ? value : undefined;
}

/** A page number from an address, counted from 1. The first page is not named in addresses. */
export function pageNumberIn(given: unknown): number | undefined {
  const text = String(lastOf(given));
  const page = /^\d{1,5}$/.test(text) ? Number(text) : 1;
  return page > 1 && page <= 10_000 ? page : undefined;
}

/** A flag from an address: set by the value `true`. */
export function flagIn(given: unknown): true | undefined {
  return String(lastOf(given)) === 'true' || undefined;
}

/**
 * A text from an address, cut to `max` characters; undefined when there is none. Spaces at its ends
 * stay, since a box that is typed into shows it.
 */
export function textIn(given: unknown, max: number): string | undefined {
  const value = lastOf(given);
  // The router's decoder parses 2026 as a number and true as a boolean.
  if (!['string', 'number', 'boolean'].includes(typeof value)) return undefined;
  const text = String(value).replaceAll('\0', '').slice(0, max);
  return text.trim() ? text : undefined;
}

/** The longest text that a filter of a list takes, in characters. */
const FILTER_MAX = 60;

/** Short texts from an address, by name; those that are left out or empty are undefined. */
export function textsIn<Name extends string>(
  search: Record<string, unknown>,
  names: readonly Name[],
): { [Of in Name]?: string | undefined } {
  const texts = names.map((name) => [name, textIn(search[name], FILTER_MAX)]);
  return Object.fromEntries(texts);
}

/** The longest list that an address holds, in characters: twenty days and their commas. */
const LIST_MAX = 220;

/** Reads one search parameter each, by name; undefined is what can't be read. */
type Readers = Record<string, (given: unknown) => string | undefined>;

type Read<Of extends Readers> = { [Name in keyof Of]?: ReturnType<Of[Name]> };

/**
 * Parameters that say what is asked. What can't be read stays as it is in the address, for the page to say
 * so (see `asked`): the answer to another question must not look like the one to this.
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

/** What was asked, as far as it can be read, and the texts that can't, by name. */
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
 * Lists from an address, by name: `AE,TH`, or as a form sends them, one parameter each, which are joined
 * by commas. One that is too long is cut at a comma.
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

/** What a form sent for one question; '' where it was left open, undefined where it wasn't asked. */
export function answerIn(given: unknown): string | undefined {
  const value = lastOf(given);
  return typeof value === 'string' ? value.slice(0, ANSWER_MAX) : undefined;
}

/** The search parameters of a searchable list; `page` counts from 1. */
export type ListSearch = { search?: string | undefined; page?: number | undefined };

export function readListSearch(search: Record<string, unknown>): ListSearch {
  return { search: textIn(search.search, SEARCH_MAX), page: pageNumberIn(search.page) };
}

/**
 * For `validateSearch` of a page that reads its address itself: what reads it is then loaded with the
 * page, not with every first page. The type is that of links to the page; what stands in an address is
 * not to be trusted until the page has read it.
 */
export function unvalidated<Search extends object>(search: Record<string, unknown>): Search {
  return search as Search;
}

/** Of a repeated search parameter the last one counts. */
function lastOf(given: unknown): unknown {
  return Array.isArray(given) ? given.at(-1) : given;
}

/** The number of a stored row from an address; undefined when it is none. */
export function rowIdIn(given: unknown): number | undefined {
  const text = String(lastOf(given));
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}

/** Whether an address has no search value that its page knows. */
export function isEmpty(search: object): boolean {
  return Object.values(search).every((value) => value === undefined);
}
