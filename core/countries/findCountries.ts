import { foldedName } from '../languages/foldedName.ts';
import { isNear, typingErrors } from '../languages/typingErrors.ts';
import { type ComboboxOption, type FoundOption, findOptions } from '../optionSearch.ts';
import type { FurtherNames } from './foundByName.ts';
import type { OfferedCountry } from './packedCountries.ts';
import { territoriesWithPassportOf } from './territories.ts';

/** The most countries that are offered for a misspelt name. */
const RESEMBLING_MAX = 5;

/** A country of a field. */
type CountryOption = ComboboxOption & {
  /** Names and codes of territories whose people hold its passport, for a field of passports. */
  territories: readonly string[];
};

/**
 * The countries of a field, or those that issue `passports`, to be found by all their names: displayed,
 * English and `further` ones.
 */
export function countryOptions(
  countries: readonly OfferedCountry[],
  further: FurtherNames,
  { passports }: { passports: boolean },
): CountryOption[] {
  const names = new Map(countries.map(({ code, name }) => [code, name]));
  return countries
    .filter(({ issuesPassports }) => issuesPassports || !passports)
    .map(({ code, name, english }) => ({
      value: code,
      label: name,
      otherNames: [...(english ? [english] : []), ...(further[code] ?? [])],
      territories: (passports ? territoriesWithPassportOf(code) : []).flatMap((territory) => [
        names.get(territory) ?? territory,
        territory,
        ...(further[territory] ?? []),
      ]),
    }));
}

/**
 * The options that a text names, best first; else, to be offered only, those of a territory and those
 * whose names resemble a misspelt one.
 */
export function findCountries(options: readonly CountryOption[], text: string): FoundOption[] {
  const found = findOptions(options, text);
  if (found.length > 0) return found;
  const ofTerritory = findOptions(
    options.map((option) => ({ ...option, otherNames: option.territories })),
    text,
  );
  const offered = ofTerritory.length > 0 ? ofTerritory : misspelt(options, text);
  return offered.map((option) => ({ ...option, exact: false, resembles: true }));
}

/** The options of the nearest spelling, the fewest typing errors first. */
function misspelt(options: readonly CountryOption[], text: string): FoundOption[] {
  const typed = foldedName(text);
  return options
    .flatMap((option) => {
      const near = [option.label, ...(option.otherNames ?? [])]
        .map(foldedName)
        .filter((name) => isNear(typed, name));
      return near.length > 0
        ? [{ option, errors: Math.min(...near.map((name) => typingErrors(typed, name))) }]
        : [];
    })
    .toSorted((a, b) => a.errors - b.errors)
    .slice(0, RESEMBLING_MAX)
    .map(({ option }) => ({ ...option, exact: false }));
}
