import type { Country } from '../../../db/queries/countries.ts';
import { listInWords } from '../../schemas/listInWords.ts';
import { PASSPORTS_OF_TRAVELLER_MAX } from '../../schemas/travel/travellers.ts';

/** The longest quotation of an address in a message, in characters. */
const QUOTED_MAX = 12;

/** How many surplus travellers a message names. */
const NAMED_MAX = 4;

/** The travellers' passports, and the problems with unusable parts of `named` in words. */
export type Travellers = { travellers: Country[][]; problems: string[] };

/**
 * The countries of these codes, per traveller, at most `max` travellers. Everything omitted is
 * reported as a problem.
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

/** One problem for all unknown codes. */
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
