import MiniSearch from 'minisearch';
import { foldedName } from '../languages/foldedName.ts';
import { type ComboboxOption, type FoundOption, findOptions } from '../optionSearch.ts';
import { otherNames, placeNames } from './countryNames.ts';
import type { OfferedCountry } from './packedCountries.ts';
import { territoriesWithPassportOf } from './territories.ts';

/** The most countries that are offered for a misspelt name. */
const RESEMBLING_MAX = 5;

/** A country of a field. */
type CountryOption = ComboboxOption & {
  /** Names and codes of territories whose people hold its passport, for a field of passports. */
  territories: readonly string[];
};

/** The countries of a field, or those that issue `passports`, to be found by all their names. */
export function countryOptions(
  countries: readonly OfferedCountry[],
  { passports }: { passports: boolean },
): CountryOption[] {
  const names = new Map(countries.map(({ code, name }) => [code, name]));
  return countries
    .filter(({ issuesPassports }) => issuesPassports || !passports)
    .map(({ code, name, english }) => ({
      value: code,
      label: name,
      otherNames: [...(english ? [english] : []), ...namesBeside(code)],
      territories: (passports ? territoriesWithPassportOf(code) : []).flatMap((territory) => [
        names.get(territory) ?? territory,
        territory,
        ...namesBeside(territory),
      ]),
    }));
}

function namesBeside(code: string): string[] {
  return [...(otherNames[code] ?? []), ...(placeNames[code] ?? [])];
}

/**
 * The options that a text names, best first; else, to be offered only, those of a territory and those
 * whose names resemble a misspelt one, in whose words so many letters may be wrong.
 */
export function findCountries(
  options: readonly CountryOption[],
  text: string,
  editsAllowed: (word: string) => number = editsByLength,
): FoundOption[] {
  const found = findOptions(options, text);
  if (found.length > 0) return found;
  const ofTerritory = findOptions(
    options.map((option) => ({ ...option, otherNames: option.territories })),
    text,
  );
  const offered = ofTerritory.length > 0 ? ofTerritory : misspelt(options, text, editsAllowed);
  return offered.map((option) => ({ ...option, exact: false, resembles: true }));
}

function misspelt(
  options: readonly CountryOption[],
  text: string,
  editsAllowed: (word: string) => number,
): FoundOption[] {
  const index = indexOf(options);
  const found = index.search(foldedName(text), { fuzzy: editsAllowed, combineWith: 'AND' });
  return found.slice(0, RESEMBLING_MAX).flatMap(({ id }) => {
    const option = options.find(({ value }) => value === id);
    return option ? [{ ...option, exact: false }] : [];
  });
}

/** How many letters of a word may be wrong, missing or surplus. */
function editsByLength(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 6 ? 1 : 2;
}

const indexes = new WeakMap<readonly ComboboxOption[], MiniSearch<ComboboxOption>>();

function indexOf(options: readonly ComboboxOption[]): MiniSearch<ComboboxOption> {
  const known = indexes.get(options);
  if (known) return known;
  const index = new MiniSearch<ComboboxOption>({
    idField: 'value',
    fields: ['label', 'otherNames'],
    processTerm: (term) => foldedName(term) || null,
    searchOptions: { boost: { label: 2 } },
  });
  index.addAll(options);
  indexes.set(options, index);
  return index;
}
