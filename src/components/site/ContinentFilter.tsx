import { Link, useNavigate } from '@tanstack/react-router';
import { startTransition, useOptimistic } from 'react';
import { type Continent, filterContinents } from '../../../server/schemas/constants.ts';
import type { ListingSearch } from './listing.ts';

/** One continent at a time, kept in the address. Without scripts: a plain form with a button. */
export function ContinentFilter({ category, search }: { category: string; search: ListingSearch }) {
  const navigate = useNavigate();
  // The box shows the choice at once, while its results are on their way.
  const [chosen, choose] = useOptimistic(search.continent);
  const show = (continent: Continent | undefined) =>
    startTransition(async () => {
      choose(continent);
      await navigate({
        to: '.',
        search: (previous: ListingSearch) => ({ ...previous, continent, page: undefined }),
        resetScroll: false,
      });
    });

  return (
    <form aria-label="Filters" className="card flex flex-col gap-1 p-5">
      <div className="flex items-center justify-between">
        <h2 className="font-semibold">Continent</h2>
        {search.continent && (
          <Link
            to="."
            search={(previous: ListingSearch) => ({
              ...previous,
              continent: undefined,
              page: undefined,
            })}
            resetScroll={false}
            className="link inline-flex min-h-11 items-center text-sm"
          >
            Clear all
          </Link>
        )}
      </div>
      <input type="hidden" name="category" value={category} />
      {search.country && <input type="hidden" name="country" value={search.country} />}
      <div className="flex flex-wrap gap-2 lg:flex-col lg:gap-0">
        {filterContinents.map((continent) => (
          <label
            key={continent}
            className="flex min-h-11 items-center gap-2.5 rounded-full border border-line px-3.5 lg:border-0 lg:px-0"
          >
            <input
              type="checkbox"
              name="continent"
              value={continent}
              className="checkbox"
              checked={chosen === continent}
              onChange={(event) => show(event.target.checked ? continent : undefined)}
            />
            {continent}
          </label>
        ))}
      </div>
      <noscript>
        <button type="submit" className="button-quiet w-full">
          Apply
        </button>
      </noscript>
    </form>
  );
}
