import * as z from 'zod/mini';
import { day, documentsHeld } from '../answers/entryRule.ts';
import { countryCode } from '../text.ts';
import { TRIP_STOPS_MAX } from './tripAddress.ts';

/** A passport's stops, each judged for its day of entry, or today in UTC. */
export const trip = z.strictObject({
  passport: countryCode('Choose a passport country'),
  holds: z.optional(documentsHeld),
  stops: z
    .array(
      z.strictObject({
        country: countryCode('Choose a destination country'),
        on: z.optional(day),
        /** Whether one only changes planes there. */
        transit: z.boolean(),
      }),
    )
    .check(
      z.minLength(1, 'Choose a destination country'),
      z.maxLength(TRIP_STOPS_MAX, `Use at most ${TRIP_STOPS_MAX} stops`),
    ),
});

export type TripInput = z.output<typeof trip>;
