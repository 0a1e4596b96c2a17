import { continents, countries } from 'countries-list';
import type { Continent } from '#core/siteVocabulary.ts';
import { readPackedEdition } from '../packs/packs.ts';
import type { Country } from '../queries/countries.ts';

/** The countries that issue passports, by the shipped edition. */
const issuing = new Set(readPackedEdition().codes.split(' '));

/** Codes in the package that ISO 3166-1 only reserves. */
const notInIso3166 = new Set(['AC', 'TA']);

/** Names that the package spells without accents. */
const accented: Record<string, string> = {
  AX: 'Åland',
  BL: 'Saint Barthélemy',
  CW: 'Curaçao',
  RE: 'Réunion',
  ST: 'São Tomé and Príncipe',
};

/**
 * All of ISO 3166-1 plus Kosovo (XK). The site serves flags itself: see
 * `server/http/files/staticRoutes.ts`.
 */
export const sampleCountries: Country[] = Object.entries(countries)
  .filter(([code]) => !notInIso3166.has(code))
  .map(([code, country]) => ({
    code,
    name: accented[code] ?? country.name,
    continent: continents[country.continent] as Continent,
    flagUrl: `/flags/${code}.svg`,
    enabled: issuing.has(code),
    issuesPassports: issuing.has(code),
  }));
