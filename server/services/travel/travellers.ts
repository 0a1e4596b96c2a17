import type { Country } from '../../../db/queries/countries.ts';
import { listInWords } from '../../schemas/listInWords.ts';
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
  const problems = unknownCodes(named, byCode);
  const travellers = named
    .map((codes) => passportsHeld(codes, byCode, problems))
    .filter((passports) => passports.length > 0);
  const left = travellers.slice(max.travellers).map((passports) => passports[0]?.name ?? '');
  if (left.length > 0) {
    const verb = left.length === 1 ? 'is' : 'are';
    const more = left.length > NAMED_MAX ? [`${left.length - NAMED_MAX} more`] : [];
    const names = listInWords([...left.slice(0, NAMED_MAX), ...more]);
    problems.push(`${max.travellers} ${max.noun} at most: ${names} ${verb} too many`);
  }
  return { travellers: travellers.slice(0, max.travellers), problems };
}

/** One problem for all of them, however many an address has. */
function unknownCodes(
  named: readonly (readonly string[])[],
  byCode: ReadonlyMap<string, Country>,
): string[] {
  const unknown = new Set(named.flat().filter((code) => !byCode.has(code)));
  if (unknown.size === 0) return [];
  const quoted = [...unknown].map((code) => `“${code.slice(0, QUOTED_MAX)}”`);
  return [
    `${listInWords(quoted)} ${unknown.size === 1 ? 'is no country’s code' : 'are no countries’ codes'}`,
  ];
}

function passportsHeld(
  codes: readonly string[],
  byCode: ReadonlyMap<string, Country>,
  problems: string[],
): Country[] {
  const held: Country[] = [];
  for (const code of codes) {
    const country = byCode.get(code);
    if (!country) continue;
    if (!country.issuesPassports) problems.push(`${country.name} issues no passports`);
    else if (held.includes(country)) {
      problems.push(`${country.name} is named twice for one traveller`);
    } else if (held.length === PASSPORTS_OF_TRAVELLER_MAX) {
      problems.push(`Two passports a traveller at most: ${country.name} is a third`);
    } else held.push(country);
  }
  return held;
}
