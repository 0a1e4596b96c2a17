/** Whether an address names travellers' documents, in `holds` or beside their passports. */
export function namesDocuments(url: string): boolean {
  const from = url.indexOf('?');
  if (from < 0) return false;
  // Read as pages and the API read them, whose names and values may be encoded.
  for (const [name, value] of new URLSearchParams(url.slice(from))) {
    if (name === 'holds') return true;
    if ((name === 'passport' || name === 'passports') && value.includes('-')) return true;
  }
  return false;
}

/**
 * The headers of a response whose address names a traveller's documents: other sites, caches and
 * search engines are not to learn them. None for other addresses.
 */
export function documentHeaders(url: string): Record<string, string> {
  if (!namesDocuments(url)) return {};
  return {
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
    'x-robots-tag': 'noindex, nofollow',
  };
}
