import * as z from 'zod/mini';
import { destinationRequired } from '../refusals.ts';
import { DEFAULT_STAY, visaTypes } from '../vocabulary.ts';
import { previewToken } from './destination.ts';
import { day, documentsHeld, passportsHeld } from './entryRule.ts';
import { countryCode, id, page } from './text.ts';

/** Whose answers a page shows. */
const travellers = {
  /** The passports that are compared. */
  passports: passportsHeld,
  /** The traveller's documents. */
  holds: z.optional(documentsHeld),
};

/** What the answers of these passports in all countries are. */
export const everywherePage = z.strictObject(travellers);

/** What the page of a passport's answer in a country shows. */
export const answerPage = z.strictObject({
  ...travellers,
  destination: countryCode(destinationRequired),
  purpose: z._default(z.enum(visaTypes), DEFAULT_STAY),
  on: z.optional(day),
  /** The passport that the address names; without it, that with the easiest entry is shown. */
  shown: z.optional(countryCode()),
});

/** The same for a country alone, today. */
export const countryAnswerPage = z.omit(answerPage, { on: true });

/** A passport's requirements at each destination of a country, beside the country's answer. */
export const answerDestinationsPage = z.strictObject({
  passport: countryCode(),
  destination: countryCode(destinationRequired),
  purpose: z._default(z.enum(visaTypes), DEFAULT_STAY),
  on: z.optional(day),
  holds: z.optional(documentsHeld),
  page,
});

/** What passports need at a destination in a country. */
export const destinationPage = z.strictObject({
  ...travellers,
  destinationId: id,
  country: countryCode(destinationRequired),
});

/** The same for the destination of a preview, whose country may be changed but not saved. */
export const previewPage = z.strictObject({
  ...travellers,
  token: previewToken,
  country: countryCode(destinationRequired),
});
