import type { VisaType } from '#core/vocabulary.ts';

// The inputs of queries, each defined once: a loader and its component must share a cache key.

/** A passport's requirements at one destination. */
export function requirementsAtDestination(destinationId: string, passport: string) {
  return { destinationId, passport };
}

/** A passport's requirements at each destination of a country; `page` counts from 1. */
export function requirementsInCountry(countryCode: string, passport: string, page: number) {
  return { countryCode, passport, page: page - 1 };
}

/** A passport's answer in a country, on a day of entry or today, with these documents. */
export function answerInput(
  passport: string,
  destination: string,
  purpose: VisaType,
  on?: string | undefined,
  holds?: string | undefined,
) {
  return { passport, destination, purpose, on, ...(holds && { holds }) };
}
