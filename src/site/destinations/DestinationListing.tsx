import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { LISTING_PAGE_SIZE } from '#core/site/listing.ts';
import type { DestinationType } from '#core/siteVocabulary.ts';
import destinationMessages from '#messages/en/destinations.gen.ts';
import { translator } from '#messages/translate.ts';
import { trpc } from '#src/lib/trpc.ts';
import { Pager } from '#src/ui/Pager.tsx';
import { CountryAnswerCard } from '../answer/country/CountryAnswerCard.tsx';
import { AddressProblems } from '../answerLists/AddressProblems.tsx';
import { NotCounted } from '../documents/NotCounted.tsx';
import { NomadsLink } from '../nomads/NomadsLink.tsx';
import { countryInput } from '../passports/queries.ts';
import type { ListingSearch } from '../visaSearch/listing.ts';
import { ContinentFilter } from './ContinentFilter.tsx';
import { BadgeNote, useCardBadges } from './cardBadges.tsx';
import type { CardPassports } from './cardPassports.ts';
import { DestinationCard } from './DestinationCard.tsx';
import { DestinationSearch } from './DestinationSearch.tsx';
import { EntryFilter } from './EntryFilter.tsx';
import { type LoadedListing, listingInput } from './queries.ts';

const t = translator(destinationMessages);

type Listed = { category: DestinationType | undefined; search: ListingSearch } & LoadedListing;

/** The destinations of a category, or all, with the address's filters. */
export function DestinationListing({
  searchBox,
  ...listed
}: Listed & {
  /** Replaces the search by name or country. */
  searchBox?: ReactNode;
}) {
  const { category, search } = listed;
  return (
    <div className="container-site py-8">
      <h1 className="mb-6 text-4xl font-bold">{t('listing', { category: category ?? 'all' })}</h1>
      {searchBox || <DestinationSearch search={search} />}
      {category === 'nomad' && <NomadsLink />}
      <ListedDestinations {...listed} />
    </div>
  );
}

/** A page of destinations, with its filters. */
export function ListedDestinations({ category, search, passports, asked }: Listed) {
  const [{ items, total }] = trpc.destination.list.useSuspenseQuery(
    listingInput(category, search, passports),
  );
  const badgeOf = useCardBadges(passports, items, category);
  return (
    <div className="mt-6 grid gap-6 lg:mt-8 lg:grid-cols-[15rem_1fr] lg:gap-8">
      <div className="flex min-w-0 flex-col gap-6">
        {search.country && <CountryFilter code={search.country} />}
        <EntryFilter category={category} search={search} />
        <ContinentFilter search={search} />
      </div>
      <section id="results" aria-label={t('resultsName')} tabIndex={-1} className="outline-none">
        <p role="status" className={`text-ink-soft ${total === 0 ? 'mb-4' : ''}`}>
          {t('results', { total })}
        </p>
        <AddressProblems problems={[]} unclear={passports.unclear} />
        {items.length > 0 && <EntryNote category={category} passports={passports} />}
        {items.length > 0 && !passports.holds && (
          <div className="mb-4 empty:hidden">
            <NotCounted why="notCounted" passports={passports.countries} />
          </div>
        )}
        {total === 0 ? <NoDestinations category={category} search={search} asked={asked} /> : null}
        <ul className="grid gap-6 sm:grid-cols-2 xl:grid-cols-3">
          {items.map((destination, index) => (
            <li key={destination.id} className="grid">
              <DestinationCard
                destination={destination}
                badge={badgeOf(destination)}
                from={passports.stated?.code}
                type={category === 'transit' ? category : undefined}
                priority={index === 0}
              />
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
  );
}

/** States once whose entry the cards show, or on those of transit destinations, what they say instead. */
function EntryNote({
  category,
  passports,
}: {
  category: DestinationType | undefined;
  passports: CardPassports;
}) {
  if (category !== 'transit') return <BadgeNote passports={passports} className="mb-4" />;
  const countries = passports.countries.map(({ name }) => name).join(' / ');
  return (
    <p className="mb-4 text-sm text-ink-soft">
      {t('transitFor', { from: passports.guessed || 'stated', countries })}
    </p>
  );
}

function CountryFilter({ code }: { code: string }) {
  const [country] = trpc.country.byCode.useSuspenseQuery(countryInput(code));
  return (
    <p className="flex items-center justify-between gap-2 rounded-lg bg-sunken py-1 pe-1 ps-4">
      <span>
        {t.rich('country', {
          country: country.name,
          strong: (children) => <strong key="country">{children}</strong>,
        })}
      </span>
      <Link
        to="."
        search={(previous: Record<string, unknown>) => ({
          ...previous,
          country: undefined,
          page: undefined,
        })}
        aria-label={t('removeFilter', { country: country.name })}
        className="icon-button"
      >
        <X aria-hidden="true" size={18} />
      </Link>
    </p>
  );
}

function NoDestinations({
  category,
  search,
  asked,
}: {
  category: DestinationType | undefined;
  search: ListingSearch;
} & Pick<LoadedListing, 'asked'>) {
  // The search covered only one category.
  const searchAll = category && search.q;
  return (
    <div className="flex flex-col gap-6">
      <div className="card flex flex-col items-start gap-3 p-5 sm:p-8">
        <h2 className="text-2xl font-semibold">{t('none')}</h2>
        <p>{t('noneHint')}</p>
        <div className="flex flex-wrap gap-3">
          <Link to="/" className="button">
            {t('home')}
          </Link>
          {searchAll && (
            <Link to="/search" search={{ q: searchAll }} className="button-quiet">
              {t('searchAll')}
            </Link>
          )}
        </div>
      </div>
      {asked && <CountryAnswerCard {...asked} />}
    </div>
  );
}
