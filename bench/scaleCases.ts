import { ADMIN_PAGE_SIZE, LISTING_PAGE_SIZE } from '../server/schemas/constants.ts';
import { batch } from './cases.ts';
import { BUSY_COUNTRY, KNOWN_PASSPORT, type Size } from './generate.ts';

/** A site's properties that its addresses depend on. */
export type Site = {
  size: Size;
  /** A destination that exists at every size. */
  destinationId: string;
  /** The number of tourist destinations. */
  tourists: number;
};

export type ScaleCase = {
  name: string;
  path: (site: Site) => string;
  /** Only for administrators. */
  signedIn?: true;
  /** The reason why it may grow with the data. */
  inProportion?: string;
};

const passport = KNOWN_PASSPORT;
const countryCode = BUSY_COUNTRY;

const pages: ScaleCase[] = [
  { name: 'home', path: () => '/' },
  { name: 'listing', path: () => '/destinations/tourist' },
  {
    name: 'listing, last full page',
    path: ({ tourists }) => {
      const page = Math.floor(tourists / LISTING_PAGE_SIZE);
      return `/destinations/tourist${page > 1 ? `?page=${page}` : ''}`;
    },
  },
  { name: 'listing, a continent', path: () => '/destinations/tourist?continent=Asia' },
  { name: 'listing, a country', path: () => `/destinations/tourist?country=${countryCode}` },
  { name: 'search', path: () => '/search?category=nomad' },
  { name: 'popular destinations', path: () => '/destinations/popular' },
  { name: 'continents', path: () => '/continents' },
  { name: 'destination', path: ({ destinationId }) => `/destination/${destinationId}` },
  { name: 'visa answer', path: () => `/visa-info/${countryCode}?type=tourist&from=${passport}` },
  { name: 'visa information', path: () => '/visa-info' },
  {
    name: 'sitemap',
    path: () => '/sitemap.xml',
    inProportion: 'names every destination',
  },
];

const answers: ScaleCase[] = [
  { name: 'destination.list', path: () => list({ pageSize: LISTING_PAGE_SIZE }) },
  {
    name: 'destination.list, last full page',
    path: ({ size }) =>
      list({ pageSize: 20, page: Math.floor(size.destinations / 20) - 1, order: 'rating' }),
  },
  {
    name: 'destination.list, a type on a continent, newest',
    path: () => list({ pageSize: 5, type: 'tourist', continent: 'Asia' }),
  },
  { name: 'destination.popular', path: () => batch({ 'destination.popular': {} }) },
  {
    name: 'destination.byType',
    path: () => batch({ 'destination.byType': { type: 'tourist' } }),
  },
  { name: 'destination.byContinent', path: () => '/trpc/destination.byContinent' },
  {
    name: 'destination.byId',
    path: ({ destinationId: id }) => batch({ 'destination.byId': { id } }),
  },
  {
    name: 'visaRequirement.forVisitor',
    path: ({ destinationId }) =>
      batch({ 'visaRequirement.forVisitor': { destinationId, passport } }),
  },
  {
    name: 'visaRequirement.forCountry',
    path: () => batch({ 'visaRequirement.forCountry': { countryCode, passport } }),
  },
  { name: 'country.list', path: () => '/trpc/country.list' },
  { name: 'faq.list', path: () => '/trpc/faq.list' },
];

const adminLists: ScaleCase[] = [
  { name: 'admin destinations', path: () => adminList('') },
  {
    name: 'admin destinations, last full page',
    path: ({ size }: Site) => adminList('', lastFullPage(size.destinations)),
  },
  // These match about as many of the small site's first fifty as of the large one's.
  ...['a', 'an', 'japan', 'kalomo', 'no such place'].map((search) => ({
    name: `admin destinations, search "${search}"`,
    path: () => adminList(search),
  })),
  {
    name: 'admin requirements of a destination',
    path: ({ destinationId }: Site) =>
      batch({ 'visaRequirement.listByDestination': { destinationId } }),
  },
  { name: 'admin messages', path: () => batch({ 'contact.list': {} }) },
  {
    name: 'admin messages, last full page',
    path: ({ size }: Site) => batch({ 'contact.list': { page: lastFullPage(size.messages ?? 0) } }),
  },
  { name: 'admin subscribers', path: () => batch({ 'newsletter.list': {} }) },
  {
    name: 'admin subscribers, last full page',
    path: ({ size }: Site) =>
      batch({ 'newsletter.list': { page: lastFullPage(size.subscribers ?? 0) } }),
  },
].map((one) => ({ ...one, signedIn: true as const }));

/** All public pages and queries and all admin lists, in their slowest forms. */
export const scaleCases: ScaleCase[] = [...pages, ...answers, ...adminLists];

function list(input: object): string {
  return batch({ 'destination.list': input });
}

function adminList(search: string, page = 0): string {
  return list({ search, page, pageSize: ADMIN_PAGE_SIZE });
}

/** Counted from 0; the first page if none is full. */
function lastFullPage(rows: number): number {
  return Math.max(0, Math.floor(rows / ADMIN_PAGE_SIZE) - 1);
}
