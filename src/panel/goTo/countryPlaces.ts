import { type countryOptions, findCountries } from '#core/countries/findCountries.ts';
import { type ComboboxOption, type FoundOption, meantOption } from '#core/optionSearch.ts';
import { type Place, placeOf } from './places.ts';

type Countries = ReturnType<typeof countryOptions>;

/** The most countries whose pages are offered for one text. */
const COUNTRIES_MAX = 2;

/**
 * The rules and pages of the countries that a text names; of a pair of them, as "Germany Japan" or
 * "de jp", the rules and the answer.
 */
export function countryPlaces(countries: Countries, text: string, isAdmin: boolean): Place[] {
  const pair = pairIn(countries, text);
  if (pair) return placesOfPair(...pair);
  return findCountries(countries, text)
    .slice(0, COUNTRIES_MAX)
    .flatMap((country) => placesOf(country, isAdmin));
}

function placesOfPair(passport: ComboboxOption, destination: ComboboxOption): Place[] {
  const name = `${passport.label} to ${destination.label}`;
  return [
    placeOf('Rules', name, {
      to: '/admin/rules',
      search: { passport: passport.value, destination: destination.value },
    }),
    placeOf('Answer', name, {
      to: '/visa-info/$topic',
      params: { topic: destination.value },
      search: { from: passport.value },
    }),
  ];
}

function placesOf({ value: code, label: name }: FoundOption, isAdmin: boolean): Place[] {
  const country = placeOf('Country', name, { to: '/admin/countries', search: { search: name } });
  return [
    ...(isAdmin ? [country] : []),
    placeOf('Rules', `To ${name}`, { to: '/admin/rules', search: { destination: code } }),
    placeOf('Rules', `Passport of ${name}`, { to: '/admin/rules', search: { passport: code } }),
    placeOf('Entry conditions', name, {
      to: '/admin/entry-conditions',
      search: { destination: code },
    }),
    placeOf('Ways to work', name, { to: '/admin/ways-to-work', search: { destination: code } }),
  ];
}

/** The two countries of "Germany Japan", "germany to japan" or "DE JP". */
function pairIn(countries: Countries, text: string): [ComboboxOption, ComboboxOption] | undefined {
  const words = text.trim().split(/[\s,→>]+/);
  for (let cut = 1; cut < words.length; cut += 1) {
    const rest = words.slice(cut);
    if (rest.length > 1 && /^(to|in|for)$/i.test(rest[0] ?? '')) rest.shift();
    const passport = meantBy(countries, words.slice(0, cut).join(' '));
    const destination = passport && meantBy(countries, rest.join(' '));
    if (destination) return [passport, destination];
  }
  return undefined;
}

/** The country with this code, else the one that its name means. */
function meantBy(countries: Countries, text: string): ComboboxOption | undefined {
  const code = text.toUpperCase();
  const ofCode = countries.find(({ value }) => value === code);
  return ofCode ?? meantOption(findCountries(countries, text));
}
