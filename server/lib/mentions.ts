/** The pattern of an e-mail address that is not a part of another one. */
function pattern(email: string): RegExp {
  const literal = email.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
  // A dot behind it may end the sentence; one before a letter goes on with the host's name.
  return new RegExp(String.raw`(?<![\w.+-]|\w')${literal}(?![\w-]|\.[\w-])`, 'gi');
}

/** Whether a text holds this e-mail address, in whatever case. */
export function mentionsAddress(text: string, email: string): boolean {
  return pattern(email).test(text);
}

/** Whether a text anywhere in a value from JSON holds the address. */
export function mentionsAddressWithin(value: unknown, email: string): boolean {
  if (typeof value === 'string') return mentionsAddress(value, email);
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((inner) => mentionsAddressWithin(inner, email));
}

/** The text with `replacement` in the place of the address. */
export function replaceAddress(text: string, email: string, replacement: string): string {
  return text.replace(pattern(email), () => replacement);
}

/** A value from JSON with `replacement` in the place of the address, wherever a text holds it. */
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
