import { rowIdIn, textsIn } from '#src/lib/searchParams.ts';

/** The search parameters of the page of changes. */
export type ChangeSearch = {
  passport?: string | undefined;
  destination?: string | undefined;
  /** The id of a change: only earlier ones are shown. */
  before?: number | undefined;
};

/** Countries are codes, or texts typed without scripts. */
export function readChangeSearch(search: Record<string, unknown>): ChangeSearch {
  return { ...textsIn(search, ['passport', 'destination']), before: rowIdIn(search.before) };
}
