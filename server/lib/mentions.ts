/** Matches an e-mail address that isn't part of another one. */
function pattern(email: string): RegExp {
  const literal = email.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
  // A trailing dot may end the sentence; one before a letter continues the host name.
  return new RegExp(String.raw`(?<![\w.+-]|\w')${literal}(?![\w-]|\.[\w-])`, 'gi');
}

/** Whether a text contains this e-mail address, in any case. */
export function mentionsAddress(text: string, email: string): boolean {
  return pattern(email).test(text);
}

/** Whether any text in a JSON value contains the address. */
export function mentionsAddressWithin(value: unknown, email: string): boolean {
  if (typeof value === 'string') return mentionsAddress(value, email);
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((inner) => mentionsAddressWithin(inner, email));
}

/** Replaces the address in a text. */
export function replaceAddress(text: string, email: string, replacement: string): string {
  return text.replace(pattern(email), () => replacement);
}

/** Replaces the address in all texts of a JSON value. */
export function replaceAddressWithin(value: unknown, email: string, replacement: string): unknown {
  if (typeof value === 'string') return replaceAddress(value, email, replacement);
  if (Array.isArray(value)) {
    return value.map((inner) => replaceAddressWithin(inner, email, replacement));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      replaceAddressWithin(inner, email, replacement),
    ]),
  );
}
