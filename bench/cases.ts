import type { ReferenceKind } from './references.ts';

/** A request to measure, with its goal and its reference. */
export type Case = {
  name: string;
  kind: 'page' | 'api';
  /** Warm: always the same address. Cold: a new address at every request. */
  cache: 'warm' | 'cold';
  path: string;
  references: ReferenceKind[];
  /** The reference whose requests per second and p99 the product is compared with. */
  against: ReferenceKind;
  /**
   * The minimum share of that reference's requests per second; without it, results are only
   * reported.
   */
  goal?: number;
};

/** The product's name beside its references. */
export const PRODUCT = 'Landfall';

/** The maximum p99 of the product, as a multiple of the reference's. */
export const P99_GOAL = 2;

/** Maximum time to the first byte of an uncached page, in ms. */
export const FIRST_BYTE_GOAL_MS = 10;

/** Maximum time from the built product's start to its first page, in ms. */
export const START_GOAL_MS = 1000;

/** Maximum memory of the product, in bytes. */
export const MEMORY_GOAL_BYTES = 320e6;

/** The first page of a listing, as the site requests it but with 20 destinations. */
const listInput = { type: 'tourist', order: 'rating', page: 0, pageSize: 20 } as const;

const pages = [
  { name: 'home', path: '/' },
  { name: 'listing', path: '/destinations/tourist' },
  { name: 'destination', path: '/destination/paris-france' },
  { name: 'visa answer', path: '/visa-info/JP?type=tourist&from=US' },
];

const calls = [
  { name: 'destination.list', path: batch({ 'destination.list': listInput }) },
  { name: 'destination.byId', path: batch({ 'destination.byId': { id: 'paris-france' } }) },
];

export const cases: Case[] = [
  ...pages.map((page) => ({
    ...page,
    kind: 'page' as const,
    cache: 'warm' as const,
    references: ['http', 'fastify'] as ReferenceKind[],
    against: 'fastify' as const,
    goal: 0.7,
  })),
  ...calls.map((call) => ({
    ...call,
    kind: 'api' as const,
    cache: 'warm' as const,
    references: ['http', 'fastify'] as ReferenceKind[],
    against: 'fastify' as const,
    goal: 0.5,
  })),
  ...calls.map((call) => ({
    ...call,
    kind: 'api' as const,
    cache: 'cold' as const,
    references: ['fastify-statements', 'trpc-statements'] as ReferenceKind[],
    against: 'trpc-statements' as const,
    goal: 0.9,
  })),
  ...pages.map((page) => ({
    ...page,
    kind: 'page' as const,
    cache: 'cold' as const,
    references: ['fastify'] as ReferenceKind[],
    against: 'fastify' as const,
  })),
];

/**
 * A browser's headers that affect the response. The site's own scripts send the same to the API.
 */
export function headersFor({ kind }: Pick<Case, 'kind'>): Record<string, string> {
  if (kind === 'api') return { accept: '*/*' };
  return { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br, zstd' };
}

/** The address of a batch request for these procedures, as from the site's client. */
export function batch(calls: Record<string, object>): string {
  const inputs = JSON.stringify(Object.fromEntries(Object.values(calls).entries()));
  return `/trpc/${Object.keys(calls).join(',')}?batch=1&input=${encodeURIComponent(inputs)}`;
}
