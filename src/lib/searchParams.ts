const notJson = new SyntaxError('This is not a JSON value of its own');

/**
 * Reads a value of an address as the router's own parser does: JSON where it is that, text where this
 * throws. Lists and objects stay text: no page has them in its address, and one that is nested a
 * thousand times is more than those who walk through it bear.
 */
export function parseSearchValue(value: string): unknown {
  if (!/^(?:".*"|-?\d[\d.eE+-]*|true|false|null)$/s.test(value)) throw notJson;
  return JSON.parse(value);
}

/**
 * Reads one value from an address, where anything can stand: the last of several, and only if it is
 * one of `allowed`.
 */
export function oneOf<Value extends string>(
  given: unknown,
  allowed: readonly Value[],
): Value | undefined {
  const value = lastOf(given);
  return allowed.find((candidate) => candidate === value);
}

/** A country code from an address, upper-cased; undefined when it is none. */
export function countryCodeIn(given: unknown): string | undefined {
  const value = lastOf(given);
  return typeof value === 'string' && /^[a-z]{2}$/i.test(value) ? value.toUpperCase() : undefined;
}

/** A page number from an address, counted from 1. The first page is not named in addresses. */
export function pageNumberIn(given: unknown): number | undefined {
  const value = lastOf(given);
  const isPage = typeof value === 'number' && Number.isInteger(value) && value > 1;
  return isPage && value <= 10_000 ? value : undefined;
}

/**
 * A text from an address, cut to `max` characters; undefined when there is none. Spaces at its ends
 * stay, since a box that is typed into shows it. The
 * router reads what looks like JSON as such, so 2024 comes as a number.
 */
export function textIn(given: unknown, max: number): string | undefined {
  const value = lastOf(given);
  if (!['string', 'number', 'boolean'].includes(typeof value)) return undefined;
  const text = String(value).replaceAll('\0', '').slice(0, max);
  return text.trim() ? text : undefined;
}

/** A name that stands in an address more than once: the last one counts. */
function lastOf(given: unknown): unknown {
  return Array.isArray(given) ? given.at(-1) : given;
}
