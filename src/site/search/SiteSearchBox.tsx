import messages from '#messages/search/en.gen.ts';
import { useMessages } from '#src/lib/useMessages.ts';
import { DestinationSearch } from '../destinations/DestinationSearch.tsx';
import type { ListingSearch } from '../destinations/listing.ts';

/** The search of the whole site. */
export function SiteSearchBox({ search }: { search: ListingSearch }) {
  const t = useMessages(messages);
  const examples = {
    first: t('exampleAnswer'),
    second: t('exampleTransit'),
    third: t('examplePlace'),
  };
  return <DestinationSearch search={search} label={t('label')} hint={t('examples', examples)} />;
}
