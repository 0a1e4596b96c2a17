import { isPersonalAddress } from '#core/documents/namesDocuments.ts';

/**
 * The headers of a response whose address names a traveller's documents or age: other sites, caches and
 * search engines are not to learn them. None for other addresses.
 */
export function documentHeaders(url: string): Record<string, string> {
  if (!isPersonalAddress(url)) return {};
  return {
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
    'x-robots-tag': 'noindex, nofollow',
  };
}
