import type { Country } from '../../../db/queries/countries.ts';
import { PASSPORTS_OF_TRAVELLER_MAX } from '../../schemas/travel/travellers.ts';

/** The longest piece of an address that a message repeats, in characters. */
const QUOTED_MAX = 12;

/** As many of those who are too many are named. */
const NAMED_MAX = 4;

/** The passports that travellers hold, and in words what of `named` could not be used. */
export type Travellers = { travellers: Country[][]; problems: string[] };

/**
 * The countries that these codes stand for, a list for each traveller, at most `max` of them.
 * Whatever is left out is a problem in words: nothing is dropped without one.
 */
export function findTravellers(
  named: readonly (readonly string[])[],
  countries: readonly Country[],
  max: { travellers: number; noun: string },
): Travellers {
  const byCode = new Map(countries.map((country) => [country.code, country]));
  const problems: string[] = [];
  const travellers = named
    .map((codes) => passportsHeld(codes, byCode, problems))
    .filter((passports) => passports.length > 0);
  const left = travellers.slice(max.travellers).map((passports) => passports[0]?.name ?? '');
  if (left.length > 0) {
    const more = left.length > NAMED_MAX ? ` and ${left.length - NAMED_MAX} more` : '';
    const verb = left.length === 1 ? 'is' : 'are';
    const names = left.slice(0, NAMED_MAX).join(', ');
    problems.push(`${max.travellers} ${max.noun} at most: ${names}${more} ${verb} too many`);
  }
  return { travellers: travellers.slice(0, max.travellers), problems };
}

function passportsHeld(
  codes: readonly string[],
  byCode: ReadonlyMap<string, Country>,
  problems: string[],
): Country[] {
  const held: Country[] = [];
  for (const code of codes) {
    const country = byCode.get(code);
    if (!country) problems.push(`“${code.slice(0, QUOTED_MAX)}” is no country’s code`);
    else if (!country.issuesPassports) problems.push(`${country.name} issues no passports`);
    else if (held.includes(country)) {
      problems.push(`${country.name} is named twice for one traveller`);
    } else if (held.length === PASSPORTS_OF_TRAVELLER_MAX) {
      problems.push(`Two passports a traveller at most: ${country.name} is a third`);
    } else held.push(country);
  }
  return held;
}
