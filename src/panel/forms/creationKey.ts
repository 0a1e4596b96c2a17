/**
 * An idempotency key, 128 random bits in hex: a form that is sent twice creates one row.
 * (`crypto.randomUUID` needs HTTPS, which a site in a private network may lack.)
 */
export function newCreationKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
