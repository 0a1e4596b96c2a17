import { type countryOptions, findCountries } from '#core/countries/findCountries.ts';
import { type FoundOption, meantOption } from '#core/optionSearch.ts';
import { type Place, placeOf } from './places.ts';

type Countries = ReturnType<typeof countryOptions>;

/** The most countries whose pages are offered for one text. */
const COUNTRIES_MAX = 2;

/** The rules and pages of the countries that a text names, or of a pair of them: "Germany Japan". */
export function countryPlaces(countries: Countries, text: string, isAdmin: boolean): Place[] {
  const pair = pairIn(countries, text);
  if (pair) return [rulesOfPair(...pair)];
  return findCountries(countries, text)
    .slice(0, COUNTRIES_MAX)
    .flatMap((country) => placesOf(country, isAdmin));
}

function rulesOfPair(passport: FoundOption, destination: FoundOption): Place {
  return placeOf('Rules', `${passport.label} to ${destination.label}`, {
    to: '/admin/rules',
    search: { passport: passport.value, destination: destination.value },
  });
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
  ];
}

/** The two countries of "Germany Japan", "germany to japan" or "DE JP". */
function pairIn(countries: Countries, text: string): [FoundOption, FoundOption] | undefined {
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

function meantBy(countries: Countries, text: string): FoundOption | undefined {
  return meantOption(findCountries(countries, text));
}
