import type { DestinationType } from '#core/siteVocabulary.ts';
import destinationMessages from '#messages/en/destinations.gen.ts';
import messages from '#messages/en/search.gen.ts';
import { translator } from '#messages/translate.ts';
import { trpc } from '#src/lib/trpc.ts';
import { ListedDestinations } from '../destinations/DestinationListing.tsx';
import { DestinationSearch } from '../destinations/DestinationSearch.tsx';
import type { LoadedListing } from '../destinations/queries.ts';
import { NotCounted } from '../documents/NotCounted.tsx';
import { countsDocuments } from '../passports/heldDocuments.ts';
import type { ListingSearch } from '../visaSearch/listing.ts';
import type { ResultGroup, SiteSearchResult } from './loadSiteSearch.ts';
import { NothingFound } from './NothingFound.tsx';
import { ResultGroupSection } from './ResultGroupSection.tsx';
import { RespeltTexts, UnderstoodText } from './UnderstoodText.tsx';

const t = translator(messages);
const destinationText = translator(destinationMessages);

/**
 * The search of the whole site. Without a text it lists destinations; with one, everything that it
 * finds. The box is the same in both, and keeps the focus.
 */
export function SiteSearchPage({
  category,
  search,
  listing,
  found,
}: {
  category: DestinationType | undefined;
  search: ListingSearch;
  listing: LoadedListing;
  found: SiteSearchResult | undefined;
}) {
  return (
    <div className="container-site py-8">
      <h1 className="mb-6 text-4xl font-bold">
        {found ? t('title') : destinationText('listing', { category: category ?? 'all' })}
      </h1>
      <SiteSearchBox search={search} />
      {found && <Found search={search} found={found} />}
      {found?.listsDestinations && (
        <h2 className="mt-10 text-2xl font-semibold">{t('destinations')}</h2>
      )}
      {(!found || found.listsDestinations) && (
        <ListedDestinations category={category} search={search} {...listing} />
      )}
    </div>
  );
}

/** The passports of these answers with which the visitor's documents don't count, each once. */
function useUncounted(groups: readonly ResultGroup[]) {
  const { data: visitor } = trpc.visitor.country.useQuery();
  const passports = groups
    .flatMap((group) => (group.kind === 'answers' ? group.results : []))
    .map(({ passport }) => passport)
    .filter(({ code }) => visitor && !countsDocuments(visitor, code));
  return [...new Map(passports.map((passport) => [passport.code, passport])).values()];
}

/** Results in groups, the best first. */
function Found({
  search: { q = '' },
  found: { groups, understood, respelt, nearest },
}: {
  search: ListingSearch;
  found: SiteSearchResult;
}) {
  const uncounted = useUncounted(groups);
  return (
    <div className="mt-8 flex max-w-3xl flex-col gap-8">
      <UnderstoodText understood={understood} />
      {respelt.length > 0 && <RespeltTexts texts={respelt} />}
      {uncounted.length > 0 && <NotCounted why="notCounted" passports={uncounted} />}
      {groups.map((group) => (
        <ResultGroupSection key={group.kind === 'pages' ? group.of : group.kind} group={group} />
      ))}
      {groups.length === 0 && <NothingFound text={q} nearest={nearest} />}
    </div>
  );
}

/** The search of the whole site. */
function SiteSearchBox({ search }: { search: ListingSearch }) {
  const examples = {
    first: t('exampleAnswer'),
    second: t('exampleTransit'),
    third: t('examplePlace'),
  };
  return <DestinationSearch search={search} label={t('label')} hint={t('examples', examples)} />;
}
