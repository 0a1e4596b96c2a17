import { LISTING_PAGE_SIZE } from '#core/site/listing.ts';
import { type Continent, filterContinents } from '#core/siteVocabulary.ts';
import { flagIn, listsIn, oneOf, pageNumberIn, textsIn } from '#src/lib/searchParams.ts';
import type { RouterOutputs } from '#src/lib/trpc.ts';

export type RemoteWorkVisa = RouterOutputs['countryFacts']['remoteWorkVisas'][number];

/** The orders besides the default one, by country. */
export const visaOrders = ['income', 'fee', 'stay'] as const;

type VisaOrder = (typeof visaOrders)[number];

/** The address of the page: its filters, its order and the visas to compare. */
export type NomadAddress = {
  /** At most; in US dollars. */
  income?: string | undefined;
  /** At least. */
  months?: string | undefined;
  /** At most; in US dollars. */
  fee?: string | undefined;
  region?: Continent | undefined;
  order?: VisaOrder | undefined;
  /** Ids, separated by commas. */
  compare?: string | undefined;
  /** Of the list, from 1. */
  page?: number | undefined;
  /** For the whole list on one page, as links to one of its visas ask. */
  all?: true | undefined;
};

/** So many are compared side by side. */
export const COMPARED_MAX = 3;

export function readNomadAddress(search: Record<string, unknown>): NomadAddress {
  return {
    ...textsIn(search, ['income', 'months', 'fee']),
    region: oneOf(search.region, filterContinents),
    order: oneOf(search.order, visaOrders),
    ...listsIn(search, ['compare']),
    page: pageNumberIn(search.page),
    all: flagIn(search.all),
  };
}

/** The open visas that pass the filters, and how many don't state what is filtered by. */
export function listedVisas(
  visas: readonly RemoteWorkVisa[],
  { income, months, fee, region, order }: NomadAddress,
): { listed: RemoteWorkVisa[]; leftOut: number } {
  const limits: [
    of: (visa: RemoteWorkVisa) => number | null,
    passes: (value: number) => boolean,
  ][] = [];
  const [mostIncome, leastMonths, mostFee] = [income, months, fee].map(numberIn);
  if (mostIncome !== undefined)
    limits.push([(visa) => visa.income, (value) => value <= mostIncome]);
  if (leastMonths !== undefined) {
    limits.push([(visa) => visa.months, (value) => value >= leastMonths]);
  }
  if (mostFee !== undefined) limits.push([(visa) => visa.fee, (value) => value <= mostFee]);
  const possible = visas.filter(
    (visa) =>
      visa.status === 'open' &&
      (region === undefined || visa.continent === region) &&
      limits.every(([of, passes]) => {
        const value = of(visa);
        return value === null || passes(value);
      }),
  );
  const listed = possible.filter((visa) => limits.every(([of]) => of(visa) !== null));
  return {
    listed: order ? listed.toSorted(orders[order]) : listed,
    leftOut: possible.length - listed.length,
  };
}

/** One page of the listed visas, and its number: the last, if there are fewer. */
export function visaPage(
  listed: readonly RemoteWorkVisa[],
  { page = 1, all }: NomadAddress,
): { shown: readonly RemoteWorkVisa[]; page: number; pages: number } {
  if (all) return { shown: listed, page: 1, pages: 1 };
  const pages = Math.max(1, Math.ceil(listed.length / LISTING_PAGE_SIZE));
  const number = Math.min(page, pages);
  const first = (number - 1) * LISTING_PAGE_SIZE;
  return { shown: listed.slice(first, first + LISTING_PAGE_SIZE), page: number, pages };
}

/** The visas to compare: the first three of the address, and whether it has more. */
export function comparedVisas(
  visas: readonly RemoteWorkVisa[],
  { compare = '' }: NomadAddress,
): { compared: RemoteWorkVisa[]; hasMore: boolean } {
  const ids = [...new Set(compare.split(','))];
  const chosen = ids.flatMap((id) => visas.find((visa) => String(visa.id) === id) ?? []);
  return { compared: chosen.slice(0, COMPARED_MAX), hasMore: chosen.length > COMPARED_MAX };
}

/** Unstated values come last. */
const orders: Record<VisaOrder, (a: RemoteWorkVisa, b: RemoteWorkVisa) => number> = {
  income: (a, b) => (a.income ?? Number.MAX_VALUE) - (b.income ?? Number.MAX_VALUE),
  fee: (a, b) => (a.fee ?? Number.MAX_VALUE) - (b.fee ?? Number.MAX_VALUE),
  stay: (a, b) => (b.months ?? -1) - (a.months ?? -1),
};

/** A number of a filter, with or without separators of thousands; undefined for any other text. */
function numberIn(text: string | undefined): number | undefined {
  const digits = text?.replaceAll(/[\s,]/g, '') ?? '';
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined;
}
