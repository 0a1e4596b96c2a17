import messages from '../../../messages/search/en.gen.ts';
import { useMessages } from '../../lib/useMessages.ts';
import { ListedDestinations } from '../destinations/DestinationListing.tsx';
import type { ListingSearch } from '../destinations/listing.ts';
import type { LoadedListing } from '../destinations/queries.ts';
import type { SiteSearchResult } from './loadSiteSearch.ts';
import { NothingFound } from './NothingFound.tsx';
import { ResultGroupSection } from './ResultGroupSection.tsx';
import { SiteSearchBox } from './SiteSearchBox.tsx';

/** Everything that a text finds: results in groups, the best first, and destinations. */
export function SiteSearchPage({
  search,
  listing,
  found: { groups, nearest, listsDestinations },
}: {
  search: ListingSearch & { q: string };
  listing: LoadedListing;
  found: SiteSearchResult;
}) {
  const t = useMessages(messages);
  return (
    <div className="container-site py-8">
      <h1 className="mb-6 text-4xl font-bold">{t('title')}</h1>
      <SiteSearchBox search={search} />
      <div className="mt-8 flex max-w-3xl flex-col gap-8">
        {groups.map((group) => (
          <ResultGroupSection key={group.kind === 'pages' ? group.of : group.kind} group={group} />
        ))}
        {groups.length === 0 && <NothingFound text={search.q} nearest={nearest} />}
      </div>
      {listsDestinations && (
        <section aria-labelledby="destinations" className="mt-10">
          <h2 id="destinations" className="text-2xl font-semibold">
            {t('destinations')}
          </h2>
          <ListedDestinations category={undefined} search={search} {...listing} />
        </section>
      )}
    </div>
  );
}
