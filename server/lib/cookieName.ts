/** Returns true if the site's public address is https. */
export function usesHttps(publicUrl: string | undefined): boolean {
  return publicUrl?.startsWith('https:') ?? false;
}

/**
 * The full name of a cookie. With https it gets the `__Host-` prefix, with which browsers accept it
 * only from this host over https, so that neither a sibling host nor the network can set it.
 */
export function cookieName(name: string, publicUrl: string | undefined): string {
  return usesHttps(publicUrl) ? `__Host-${name}` : name;
}
