import * as z from 'zod/mini';
import { PASSPORTS_OF_TRAVELLER_MAX, TRAVELLERS_MAX } from '../passports/travellers.ts';
import { destinationRequired, passportRequired, tooManyStops } from '../refusals.ts';
import { connectionAirports, connectionTickets } from '../trip/connection.ts';
import { HOURS_MAX } from '../trip/connectionAddress.ts';
import { NIGHTS_MAX, TRIP_STOPS_MAX } from '../trip/tripAddress.ts';
import { day, documentsHeld } from './entryRule.ts';
import { countryCode } from './text.ts';

/** A stop, judged for its day of entry, or today in UTC. */
const stop = z.strictObject({
  country: countryCode(destinationRequired),
  on: z.optional(day),
  nights: z.optional(z.int().check(z.minimum(0), z.maximum(NIGHTS_MAX))),
  /** Whether one only changes planes there. */
  transit: z.boolean(),
  /** What is said of the flights between which one changes. */
  connection: z.optional(
    z.strictObject({
      hours: z.optional(z.int().check(z.minimum(1), z.maximum(HOURS_MAX))),
      overnight: z.optional(z.boolean()),
      airport: z.optional(z.enum(connectionAirports)),
      ticket: z.optional(z.enum(connectionTickets)),
    }),
  ),
});

const stops = z.array(stop).check(z.maxLength(TRIP_STOPS_MAX, tooManyStops(TRIP_STOPS_MAX)));

/** A trip of several travellers, who may hold several passports each, and its way back. */
export const trip = z.strictObject({
  travellers: z
    .array(
      z.strictObject({
        passports: z
          .array(countryCode(passportRequired))
          .check(z.minLength(1, passportRequired), z.maxLength(PASSPORTS_OF_TRAVELLER_MAX)),
        holds: z.optional(documentsHeld),
      }),
    )
    .check(z.minLength(1, passportRequired), z.maxLength(TRAVELLERS_MAX)),
  stops: stops.check(z.minLength(1, destinationRequired)),
  wayBack: z._default(stops, []),
  /** The country where it starts: it decides on vaccinations. */
  start: z.optional(countryCode(destinationRequired)),
});

export type TripInput = z.output<typeof trip>;
