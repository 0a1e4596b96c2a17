import * as z from 'zod/mini';
import { rowVersion } from '../text.ts';

/** A host name has at most 253 characters (RFC 1035). */
const SITE_MAX = 270;

const SITES_MAX = 50;

/** Matches every site. */
const EVERY_SITE = '*';

/**
 * An origin for `frame-ancestors` (https://www.w3.org/TR/CSP3/#framework-directive-source-list):
 * scheme and host, optionally with `*.` for all subdomains and a port.
 */
const origin =
  /^https?:\/\/(?:\*\.)?(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*(?::\d{1,5})?$/;

const site = z.string().check(
  z.trim(),
  z.maxLength(SITE_MAX, `Use at most ${SITE_MAX} characters`),
  z.toLowerCase(),
  z.overwrite((text) => text.replace(/(?<=[^/])\/$/, '')),
);

/** The sites that may frame the widget: all, these, or none. */
export const embedding = z.strictObject({
  sites: z.array(site).check(
    z.maxLength(SITES_MAX, `Use at most ${SITES_MAX} sites`),
    // Reported at the list's field.
    z.refine(
      (sites) => sites.every((one) => one === EVERY_SITE || origin.test(one)),
      'Enter * or addresses like https://example.com, without a path',
    ),
    z.refine((sites) => new Set(sites).size === sites.length, 'Each site can be listed once'),
    z.refine(
      (sites) => !sites.includes(EVERY_SITE) || sites.length === 1,
      '* stands for every site: remove the others, or the *',
    ),
  ),
});

export const embeddingUpdate = z.extend(embedding, { version: rowVersion });

export type Embedding = z.infer<typeof embedding>;

export const defaultEmbedding: Embedding = { sites: [EVERY_SITE] };
