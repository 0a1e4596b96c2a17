/** What a passport needs at one destination. */
export function requirementsAtDestination(destinationId: string, passport: string) {
  return { destinationId, passport };
}

/** What a passport needs at each destination of a country; `page` counts from 1. */
export function requirementsInCountry(countryCode: string, passport: string, page: number) {
  return { countryCode, passport, page: page - 1 };
}
