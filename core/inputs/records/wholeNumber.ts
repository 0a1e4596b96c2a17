import * as z from 'zod/mini';

/** Ten years in days: visas are valid for no longer. */
const DAYS_MAX = 3660;

/** A whole number of at least `min` and at most `max`, or null. */
export const wholeNumber = (min: number, max = DAYS_MAX) =>
  z._default(
    z.nullable(
      z
        .int('Enter a whole number, or nothing')
        .check(z.minimum(min, `Enter ${min} or more`), z.maximum(max, `Enter at most ${max}`)),
    ),
    null,
  );
