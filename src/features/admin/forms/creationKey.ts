/**
 * 128 random bits in hex: what a form sends along to make one row, however often it is sent.
 * (`crypto.randomUUID` is there on https alone, and a site in a house's own network may have none.)
 */
export function newCreationKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
