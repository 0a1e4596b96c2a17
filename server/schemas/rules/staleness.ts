import * as z from 'zod/mini';
import { rowVersion } from '../text.ts';

/** Ten years: whoever wants no notices at all sets this. */
const DAYS_MAX = 3650;

const days = z
  .int('Enter a number of days')
  .check(
    z.minimum(1, 'Enter 1 or more days'),
    z.maximum(DAYS_MAX, `Enter at most ${DAYS_MAX} days`),
  );

/** After how many days an edition, and a rule of administrators or an official source, is old. */
export const staleness = z.strictObject({ editionDays: days, ruleDays: days });

export const stalenessUpdate = z.extend(staleness, { version: rowVersion });

export type Staleness = z.infer<typeof staleness>;

/**
 * Nobody answers for a collection, which misses changes from the day it is made: about five months. Laws
 * change seldom, and the list of an authority holds until it publishes another: a year.
 */
export const defaultStaleness: Staleness = { editionDays: 150, ruleDays: 365 };
