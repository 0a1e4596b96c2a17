/**
 * Maximum length of a redirect's address, in characters. Proxies buffer all response headers in 4
 * kB (nginx's `proxy_buffer_size`), a third of which the security headers need.
 */
export const LOCATION_MAX = 2000;

/**
 * Whether an address is a path on this site: "//host" and "/\\host" lead to another one, and white
 * space is invalid.
 */
export function isSitePath(address: string): boolean {
  return /^\/(?![/\\])\S*$/.test(address);
}

/**
 * The path, query and hash of an address on this site, escaped for headers and browsers.
 * `undefined` if it could lead to another site ("//host", "/\host") or is too long.
 */
export function sitePath(address: string): string | undefined {
  if (!isSitePath(address) || address.includes('\\')) return undefined;
  const { pathname, search, hash } = new URL(address, 'http://site.invalid');
  // "/..//host" resolves to "//host", another site.
  const path = pathname.replace(/^\/+/, '/') + search + hash;
  return path.length <= LOCATION_MAX ? path : undefined;
}

/**
 * Whether a path is of the panel or of a preview: in English alone, and hidden from search engines and
 * caches. Paths match in any case, and encoded as the router decodes them.
 */
export function isUnlisted(path: string): boolean {
  return /^\/+(?:admin|preview)(?=[/?]|$)/i.test(/[%.]/.test(path) ? decodedPath(path) : path);
}

/** The path of an address, decoded, without "." and ".."; as it is if that can't be done. */
function decodedPath(address: string): string {
  try {
    return decodeURIComponent(new URL(`http://site.invalid${address}`).pathname);
  } catch {
    return address;
  }
}
