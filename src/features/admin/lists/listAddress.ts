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

/** What all lists have in their addresses; `sorts` are the columns that can be sorted by. */
export function readListAddress(
  search: { [name: string]: unknown },
  sorts: readonly string[],
): ListAddress {
  const size = pageSizes.find((allowed) => String(allowed) === String(search.size));
  return {
    search: textIn(search.search, SEARCH_MAX),
    sort: oneOf(
      search.sort,
      sorts.flatMap((name) => [name, `-${name}`]),
    ),
    page: pageNumberIn(search.page),
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

/** Whether one of the texts contains what is searched for; case doesn't matter. Nothing is in all. */
export function typedIn(search: string | undefined, ...texts: string[]): boolean {
  const typed = (search ?? '').trim().toLowerCase();
  return texts.some((text) => text.toLowerCase().includes(typed));
}

export type ListChanges = Record<string, string | number | true | undefined>;

/** Changes how the page's list is looked at; the way back in the browser's history undoes it. */
export function useChangeList() {
  const navigate = useNavigate();
  return (changes: ListChanges) =>
    navigate({
      to: '.',
      search: (previous: Record<string, unknown>) => ({
        ...previous,
        page: undefined,
        ...changes,
      }),
      resetScroll: false,
    });
}
