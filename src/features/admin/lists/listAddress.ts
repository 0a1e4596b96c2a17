import { useNavigate } from '@tanstack/react-router';
import { ADMIN_PAGE_SIZE, SEARCH_MAX } from '../../../../server/schemas/constants.ts';
import { oneOf, pageNumberIn, textIn } from '../../../lib/searchParams.ts';

/** How a list is looked at, as the address of its page says. What is left out is as it is at first. */
export type ListAddress = {
  search?: string | undefined;
  /** The column's name, with a hyphen before it for the greatest first. */
  sort?: string | undefined;
  /** From 1. */
  page?: number | undefined;
  /** Rows of a page. */
  size?: number | undefined;
};

/** How many rows a page may have. */
export const pageSizes = [25, 50, 100] as const;

/** The id of a list that is the only one of its page. */
export const ONLY_LIST = 'list';

/** What a list's page, sort or size is called in the address: of several lists each has its own. */
export function nameInAddress(list: string, name: string): string {
  return list === ONLY_LIST ? name : `${list}-${name}`;
}

/** The address of a page with several lists, which `nameInAddress` names. */
export type SeveralLists<List extends string> = {
  [Name in `${List}-sort`]?: string | undefined;
} & { [Name in `${List}-page` | `${List}-size`]?: number | undefined };

/**
 * What all lists have in their addresses; `sorts` are the columns that can be sorted by, `list` is the
 * list's id where its page has several.
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
  };
}

type Sorted = { by: string; descending: boolean };

/** What `sort` of an address means. */
export function sortedBy(sort: string | undefined): Sorted | undefined {
  if (!sort) return undefined;
  const descending = sort.startsWith('-');
  return { by: descending ? sort.slice(1) : sort, descending };
}

/** What a query that sorts and pages on the server is asked for by an address. */
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

/** Whether one of the texts contains what is searched for; case doesn't matter. Nothing is in all. */
export function typedIn(search: string | undefined, ...texts: string[]): boolean {
  const typed = (search ?? '').trim().toLowerCase();
  return texts.some((text) => text.toLowerCase().includes(typed));
}

export type ListChanges = Record<string, string | number | true | undefined>;

/** Changes how a list of the page is looked at; the way back in the browser's history undoes it. */
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
