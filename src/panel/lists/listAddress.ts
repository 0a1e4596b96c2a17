import { useNavigate } from '@tanstack/react-router';
import { ADMIN_PAGE_SIZE, SEARCH_MAX } from '#core/records/lists.ts';
import { oneOf, pageNumberIn, textIn } from '#src/lib/searchParams.ts';

/** A list's search parameters. Omitted ones have their defaults. */
export type ListAddress = {
  search?: string | undefined;
  /** The column's name, prefixed with a hyphen for descending order. */
  sort?: string | undefined;
  /** From 1. */
  page?: number | undefined;
  /** Rows per page. */
  size?: number | undefined;
  /** The hidden columns, see `hiddenColumns`. */
  hidden?: string | undefined;
};

/** Maximum length of the names of hidden columns. */
const HIDDEN_MAX = 200;

/** The page sizes to choose from. */
export const pageSizes = [25, 50, 100] as const;

/** The id of a page's only list. */
export const ONLY_LIST = 'list';

/**
 * The search parameter of a list's page, sort or size: on a page with several lists, each has its
 * own.
 */
export function nameInAddress(list: string, name: string): string {
  return list === ONLY_LIST ? name : `${list}-${name}`;
}

/** Search parameters of a page with several lists, named by `nameInAddress`. */
export type SeveralLists<List extends string> = {
  [Name in `${List}-sort`]?: string | undefined;
} & { [Name in `${List}-page` | `${List}-size`]?: number | undefined };

/**
 * Reads the search parameters common to all lists; `sorts` are the sortable columns, `list` is the
 * list's id on a page with several.
 */
export function readListAddress(
  search: { [name: string]: unknown },
  sorts: readonly string[],
  list = ONLY_LIST,
): ListAddress {
  const given = (name: string) => search[nameInAddress(list, name)];
  const size = pageSizes.find((allowed) => String(allowed) === String(given('size')));
  return {
    search: textIn(given('search'), SEARCH_MAX),
    sort: oneOf(
      given('sort'),
      sorts.flatMap((name) => [name, `-${name}`]),
    ),
    page: pageNumberIn(given('page')),
    size: size === ADMIN_PAGE_SIZE ? undefined : size,
    hidden: textIn(given('hidden'), HIDDEN_MAX),
  };
}

type Sorted = { by: string; descending: boolean };

/** Parses the search parameter `sort`. */
export function sortedBy(sort: string | undefined): Sorted | undefined {
  if (!sort) return undefined;
  const descending = sort.startsWith('-');
  return { by: descending ? sort.slice(1) : sort, descending };
}

/** The input of a query that sorts and pages on the server. */
export function pageInput<const Sorts extends readonly string[]>(
  { sort, page = 1, size = ADMIN_PAGE_SIZE }: ListAddress,
  sorts: Sorts,
) {
  const sorted = sortedBy(sort);
  const by: Sorts[number] | undefined = sorts.find((name) => name === sorted?.by);
  return {
    sort: by && { by, descending: sorted?.descending ?? false },
    page: page - 1,
    pageSize: size,
  };
}

/** Whether a text contains the search, ignoring case; an empty search matches all. */
export function typedIn(search: string | undefined, ...texts: string[]): boolean {
  const typed = (search ?? '').trim().toLowerCase();
  return texts.some((text) => text.toLowerCase().includes(typed));
}

export type ListChanges = Record<string, string | number | true | undefined>;

/** Changes a list's search parameters, as a new entry of the browser's history. */
export function useChangeList(list = ONLY_LIST) {
  const navigate = useNavigate();
  return (changes: ListChanges) =>
    navigate({
      to: '.',
      search: (previous: Record<string, unknown>) => ({
        ...previous,
        ...Object.fromEntries(
          Object.entries({ page: undefined, ...changes }).map(([name, value]) => [
            nameInAddress(list, name),
            value,
          ]),
        ),
      }),
      resetScroll: false,
    });
}
