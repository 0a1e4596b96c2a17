import type { ReferenceKind } from './references.ts';

/** What is asked for, under which goal, and what it is compared with. */
export type Case = {
  name: string;
  kind: 'page' | 'api';
  /** Warm: always the same address. Cold: a new address at every request. */
  cache: 'warm' | 'cold';
  path: string;
  references: ReferenceKind[];
  /** Among the references, the one whose requests a second and p99 count. */
  against: ReferenceKind;
  /** The least share of that reference's requests a second; none is only reported. */
  goal?: number;
};

/** The most that the product's p99 may be of the reference's. */
export const P99_GOAL = 2;

/** Goal for the first byte of an uncached page, in milliseconds. */
export const FIRST_BYTE_GOAL_MS = 10;

/** The most that the built product may take from its start to its first page, in milliseconds. */
export const START_GOAL_MS = 1000;

/** The most memory the product may hold, in bytes. */
export const MEMORY_GOAL_BYTES = 320e6;

/** The first page of a listing, as the site asks for it but of 20 destinations. */
export const listInput = { type: 'tourist', order: 'rating', page: 0, pageSize: 20 } as const;

const pages = [
  { name: 'home', path: '/' },
  { name: 'listing', path: '/destinations/tourist' },
  { name: 'destination', path: '/destination/paris-france' },
  { name: 'visa answer', path: '/visa-info/JP?type=tourist&from=US' },
];

const calls = [
  { name: 'destination.list', path: batch({ 'destination.list': listInput }) },
  {
    name: 'destination.byId with the visitor’s answer',
    path: batch({
      'destination.byId': { id: 'paris-france' },
      'visaRequirement.forVisitor': { destinationId: 'paris-france', passport: 'US' },
    }),
  },
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

/** What a browser sends that matters for the answer. The site's own scripts ask the API alike. */
export function headersFor({ kind }: Pick<Case, 'kind'>): Record<string, string> {
  if (kind === 'api') return { accept: '*/*' };
  return { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br, zstd' };
}

/** The address at which the site's client asks these procedures in one request. */
export function batch(calls: Record<string, object>): string {
  const inputs = JSON.stringify(Object.fromEntries(Object.values(calls).entries()));
  return `/trpc/${Object.keys(calls).join(',')}?batch=1&input=${encodeURIComponent(inputs)}`;
}
