import messages from '#messages/search/en.gen.ts';
import { translator } from '#messages/translate.ts';
import { DestinationSearch } from '../destinations/DestinationSearch.tsx';
import type { ListingSearch } from '../destinations/listing.ts';

const t = translator(messages);

/** The search of the whole site. */
export function SiteSearchBox({ search }: { search: ListingSearch }) {
  const examples = {
    first: t('exampleAnswer'),
    second: t('exampleTransit'),
    third: t('examplePlace'),
  };
  return <DestinationSearch search={search} label={t('label')} hint={t('examples', examples)} />;
}
