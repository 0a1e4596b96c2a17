import type { Country } from '../passports/passportOfAnswer.ts';

/** What all passports need in a country, counted. */
export function AllPassports(_: { country: Country }) {
  return null;
}
