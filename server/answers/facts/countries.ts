import { alpha3Of, codesOf, indexCountries } from '#core/countries/countryIndex.ts';
import { countryOptions, findCountries } from '#core/countries/findCountries.ts';
import type { OfferedCountry } from '#core/countries/packedCountries.ts';
import { hasPage } from '#core/countries/territories.ts';
import type { CountryText } from '#core/inputs/country.ts';
import { foldedName } from '#core/languages/foldedName.ts';
import { meantOption } from '#core/optionSearch.ts';
import type { Db } from '#db/db.ts';
import * as countries from '#db/queries/countries.ts';
import failureMessages from '#messages/en/failures.gen.ts';
import { translator } from '#messages/translate.ts';
import { oncePerContent } from '#server/cache/oncePerContent.ts';
import { InvalidRequest, NotFound } from '#server/errors.ts';
import { recordChange } from '#server/history/recordChange.ts';
import { compareNames, countryNameIn, furtherNames } from '#server/languages/countryNames.ts';
import { currentLanguage } from '#server/languages/requestLanguage.ts';
import { siteSetting } from '#server/site/settings/settings.ts';
import { readValue } from '#server/site/settings/versionedSetting.ts';

const t = translator(failureMessages);

/** A country, named in the present language. */
type LocalCountry = countries.Country & {
  /** Its name in English, where the present language isn't. */
  english?: string;
};

type CountryLists = { list: readonly LocalCountry[]; byCode: ReadonlyMap<string, LocalCountry> };

const countriesOnce = oncePerContent(
  [],
  async (db): Promise<CountryLists> => {
    const language = currentLanguage();
    const english = await countries.listCountries(db);
    if (language === 'en') return listsOf(english);
    const named = english.map((country) => ({
      ...country,
      name: countryNameIn(language, country.code, country.name),
      english: country.name,
    }));
    return listsOf(named.sort((one, other) => compareNames(one.name, other.name)));
  },
  { byLanguage: true },
);

function listsOf(list: readonly LocalCountry[]): CountryLists {
  return { list, byCode: new Map(list.map((country) => [country.code, country])) };
}

/** All countries, named and sorted in the present language, for reading. */
export async function allCountries(db: Db): Promise<readonly LocalCountry[]> {
  return (await countriesOnce(db)).list;
}

/** Gives a country's name in the present language; an unknown code stays as it is. */
export async function countryNamer(db: Db): Promise<(code: string) => string> {
  const { byCode } = await countriesOnce(db);
  return (code) => byCode.get(code)?.name ?? code;
}

/** Compares country codes by the countries' names; unknown codes come last. */
export async function compareCountries(db: Db): Promise<(one: string, other: string) => number> {
  const places = new Map((await allCountries(db)).map(({ code }, place) => [code, place]));
  const placeOf = (code: string) => places.get(code) ?? places.size;
  return (one, other) => placeOf(one) - placeOf(other);
}

type Pair = { passport: string; destination: string };

/** Compares pairs by the destination's name, then the passport's. */
export async function comparePairs(db: Db): Promise<(one: Pair, other: Pair) => number> {
  const compare = await compareCountries(db);
  return (one, other) =>
    compare(one.destination, other.destination) || compare(one.passport, other.passport);
}

/** One country, enabled or not; `undefined` when the code is unknown. */
export async function countryOf(db: Db, code: string): Promise<LocalCountry | undefined> {
  return (await countriesOnce(db)).byCode.get(code);
}

/** The countries with a page, by name: offered ones and territories. */
export async function listCountriesWithPage(db: Db): Promise<OfferedCountry[]> {
  return (await allCountries(db))
    .filter(hasPage)
    .map(({ code, name, english, issuesPassports }) => ({
      code,
      name,
      issuesPassports,
      ...(english !== undefined && { english }),
    }));
}

/**
 * Finds a country by code or name, with hyphens for spaces ("jp", "jpn", "south-korea", "uk").
 * Throws NotFound for unknown and ambiguous names.
 */
export async function findCountryByName(db: Db, name: string): Promise<LocalCountry> {
  const all = await allCountries(db);
  const english = all.map((country) => ({ ...country, name: country.english ?? country.name }));
  const [code, ...others] = codesOf(indexCountries(english), name);
  const country = all.find((one) => one.code === code);
  if (!country || others.length > 0) throw new NotFound('Country');
  return country;
}

/** The most countries that are offered for an unclear text. */
const CANDIDATES_MAX = 8;

/** What a text in a country field means: one country, or those to choose from. */
export type ReadCountry = { country: OfferedCountry | null; candidates: OfferedCountry[] };

/**
 * Reads a text typed into a country field: a code, a name, another name, a part of one. An ambiguous
 * or misspelt name gives the countries that it may mean.
 */
export async function readCountryText(
  db: Db,
  { text, passports }: CountryText,
): Promise<ReadCountry> {
  const countries = await listCountriesWithPage(db);
  const wanted = text.trim().toUpperCase();
  const offered = countries.filter(({ issuesPassports }) => issuesPassports || !passports);
  const coded = offered.find(({ code }) => code === wanted || alpha3Of(code) === wanted);
  if (coded) return { country: coded, candidates: [] };
  const options = countryOptions(countries, furtherNames(), { passports });
  const found = foldedName(text) ? findCountries(options, text) : [];
  const countryOf = ({ value }: { value: string }) => offered.find(({ code }) => code === value);
  const meant = meantOption(found);
  const country = (meant && countryOf(meant)) ?? null;
  const candidates = country
    ? []
    : found.slice(0, CANDIDATES_MAX).flatMap((one) => countryOf(one) ?? []);
  return { country, candidates };
}

/** Enables or disables a country for visitors. Throws NotFound or InvalidRequest. */
export function setCountryEnabled(
  db: Db,
  code: string,
  enabled: boolean,
): Promise<countries.Country> {
  return db.transaction().execute(async (trx) => {
    if (!enabled) await requireNotDefault(trx, code);
    const before = await countries.findCountry(trx, code);
    const country = await countries.setCountryEnabled(trx, code, enabled);
    if (!before || !country) throw new NotFound('Country');
    await recordChange(trx, {
      entity: 'country',
      id: code,
      title: country.name,
      action: 'changed',
      before: { enabled: before.enabled },
      after: { enabled },
    });
    return country;
  });
}

async function requireNotDefault(trx: Db, code: string): Promise<void> {
  if ((await readValue(trx, siteSetting)).defaultPassport !== code) return;
  const name = (await countries.findCountry(trx, code))?.name ?? code;
  throw new InvalidRequest(`${name} stands in for visitors whose country is unknown and stays on`);
}

/** The country of a passport that visitors may choose. Throws InvalidRequest for any other code. */
export async function requireOfferedPassport(db: Db, code: string): Promise<countries.Country> {
  const country = await countries.findCountry(db, code);
  if (country && countries.isOfferedPassport(country)) return country;
  throw new InvalidRequest(t('chooseFromList'));
}
