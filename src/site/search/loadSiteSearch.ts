import { holdsText } from '#core/documents/documents.ts';
import messages from '#messages/en/search.gen.ts';
import { translator } from '#messages/translate.ts';
import type { LoadedHead } from '#src/lib/pageHead.ts';
import type { RouterOutputs, TrpcUtils } from '#src/lib/trpc.ts';
import type { CardPassports } from '../destinations/cardPassports.ts';
import { type LoadedListing, listingInput } from '../destinations/queries.ts';
import type { Visitor } from '../passports/heldDocuments.ts';
import type { ListingSearch } from '../visaSearch/listing.ts';

const t = translator(messages);

/** What a search of the site found, and whether destinations are listed below it. */
export type SiteSearchResult = RouterOutputs['search']['all'] & { listsDestinations: boolean };

export type ResultGroup = SiteSearchResult['groups'][number];

/** A loader's search of the site, for a page that lists the destinations found too. */
export async function loadSiteSearch(
  trpc: TrpcUtils,
  search: ListingSearch & { q: string },
  { passports }: LoadedListing,
): Promise<SiteSearchResult> {
  const visitor = await trpc.visitor.country.fetch();
  const [found, { total }] = await Promise.all([
    trpc.search.all.fetch(searchInput(search.q, passports, visitor)),
    trpc.destination.list.fetch(listingInput(undefined, search, passports)),
    // Of the form that is shown if nothing is found.
    trpc.country.names.fetch(),
  ]);
  const { continent, country, noVisaBeforehand } = search;
  const isFiltered = Boolean(continent ?? country ?? noVisaBeforehand);
  // Their cards have verdicts for a passport.
  const isForPassports = found.groups.every(({ kind }) => kind !== 'otherPapers');
  const listsDestinations =
    isForPassports && (total > 0 || isFiltered || found.groups.length === 0);
  const groups = found.groups.filter(
    (group) => !listsDestinations || group.kind !== 'pages' || group.of !== 'destination',
  );
  return { ...found, groups, listsDestinations };
}

function searchInput(text: string, { countries }: CardPassports, visitor: Visitor) {
  const passport = countries[0]?.code;
  const holds = holdsText(visitor.holds);
  const holder = visitor.guessed ? undefined : visitor.passports.map(({ code }) => code);
  return {
    text,
    ...(passport && { passport }),
    // Only documents tell searches of several visitors apart.
    ...(holds && { holds, ...(holder && { holder }) }),
  };
}

/** The head of a search's results, which search engines don't list. */
export function siteSearchHead(text: string): LoadedHead {
  return { title: t('titleOf', { text }), description: t('description'), indexed: false };
}
