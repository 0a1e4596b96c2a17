/**
 * The longest address that a redirect may name, in characters. Proxies take all headers of an answer
 * in a buffer of 4 kB (nginx's `proxy_buffer_size`), of which the security headers need a third.
 */
export const LOCATION_MAX = 2000;

/**
 * Whether an address is a path on this site: "//host" and "/\\host" lead to another one, and white
 * space stands in no address.
 */
export function isSitePath(address: string): boolean {
  return /^\/(?![/\\])\S*$/.test(address);
}

/**
 * The path, query and hash of an address on this site, escaped as a header or a browser takes them.
 * `undefined` for what could lead to another site ("//host", "/\host") and what is too long.
 */
export function sitePath(address: string): string | undefined {
  if (!isSitePath(address) || address.includes('\\')) return undefined;
  const { pathname, search, hash } = new URL(address, 'http://site.invalid');
  // "/..//host" has become "//host", another site.
  const path = pathname.replace(/^\/+/, '/') + search + hash;
  return path.length <= LOCATION_MAX ? path : undefined;
}
