import * as z from 'zod/mini';
import { rowVersion } from '../text.ts';

/** Ten years, which in effect turns notices off. */
const DAYS_MAX = 3650;

const days = z
  .int('Enter a number of days')
  .check(
    z.minimum(1, 'Enter 1 or more days'),
    z.maximum(DAYS_MAX, `Enter at most ${DAYS_MAX} days`),
  );

/**
 * The age in days from which an edition, and a rule of administrators or an official source, is
 * stale.
 */
export const staleness = z.strictObject({ editionDays: days, ruleDays: days });

export const stalenessUpdate = z.extend(staleness, { version: rowVersion });

export type Staleness = z.infer<typeof staleness>;

/**
 * A collection misses changes from the day it is made: about five months. Laws rarely change, and
 * an authority's list is valid until the next one: a year.
 */
export const defaultStaleness: Staleness = { editionDays: 150, ruleDays: 365 };
