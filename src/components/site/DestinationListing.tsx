import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { type DestinationType, LISTING_PAGE_SIZE } from '../../../server/schemas/constants.ts';
import { trpc } from '../../trpc.ts';
import { ContinentFilter } from './ContinentFilter.tsx';
import { DestinationCard } from './DestinationCard.tsx';
import { type ListingSearch, listingInput, listingTitle } from './listing.ts';
import { Pager } from './Pager.tsx';

/** The destinations of a category, with the filters of the address. */
export function DestinationListing({
  category,
  search,
}: {
  category: DestinationType;
  search: ListingSearch;
}) {
  const [{ items, total }] = trpc.destination.list.useSuspenseQuery(listingInput(category, search));
  return (
    <div className="container-site py-8">
      <h1 className="text-4xl font-bold">{listingTitle(category)}</h1>
      <div className="mt-8 grid gap-8 lg:grid-cols-[15rem_1fr]">
        <div className="flex flex-col gap-6">
          {search.country && <CountryFilter code={search.country} />}
          <ContinentFilter category={category} search={search} />
        </div>
        <section id="results" aria-label="Results" tabIndex={-1} className="outline-none">
          <p role="status" className="mb-4 text-ink-soft">
            Showing {total} {total === 1 ? 'result' : 'results'}
          </p>
          {total === 0 ? <NoDestinations /> : null}
          <ul className="grid gap-6 sm:grid-cols-2 xl:grid-cols-3">
            {items.map((destination) => (
              <li key={destination.id} className="grid">
                <DestinationCard destination={destination} />
              </li>
            ))}
          </ul>
          <Pager
            page={search.page ?? 1}
            pageSize={LISTING_PAGE_SIZE}
            total={total}
            listId="results"
          />
        </section>
      </div>
    </div>
  );
}

function CountryFilter({ code }: { code: string }) {
  const [country] = trpc.country.byCode.useSuspenseQuery({ code });
  return (
    <p className="flex items-center justify-between gap-2 rounded-lg bg-sunken py-1 pr-1 pl-4">
      <span>
        Country: <strong>{country.name}</strong>
      </span>
      <Link
        to="."
        search={(previous: ListingSearch) => ({ ...previous, country: undefined, page: undefined })}
        aria-label={`Remove the filter ${country.name}`}
        className="icon-button"
      >
        <X aria-hidden="true" size={18} />
      </Link>
    </p>
  );
}

function NoDestinations() {
  return (
    <div className="card flex flex-col items-start gap-3 p-8">
      <h2 className="text-2xl font-semibold">No destinations found</h2>
      <p>Try changing your search filters to find more destinations</p>
      <Link to="/" className="button">
        Back to Home
      </Link>
    </div>
  );
}
