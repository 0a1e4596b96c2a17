/**
 * Reads one value from an address, where anything can stand: the last of several, and only if it is
 * one of `allowed`.
 */
export function oneOf<Value extends string>(
  given: unknown,
  allowed: readonly Value[],
): Value | undefined {
  const value = Array.isArray(given) ? given.at(-1) : given;
  return allowed.find((candidate) => candidate === value);
}

/** A country code from an address, upper-cased; undefined when it is none. */
export function countryCodeIn(given: unknown): string | undefined {
  return typeof given === 'string' && /^[a-z]{2}$/i.test(given) ? given.toUpperCase() : undefined;
}

/** A page number from an address, counted from 1. The first page is not named in addresses. */
export function pageNumberIn(given: unknown): number | undefined {
  return typeof given === 'number' && Number.isInteger(given) && given > 1 && given <= 10_000
    ? given
    : undefined;
}
