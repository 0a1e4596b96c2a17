import { continents, countries } from 'countries-list';
import type { Country } from '../queries/countries.ts';
import type { Continent } from '../schema.ts';

/** The countries a new site offers and detects. */
const enabledAtFirst = new Set(
  'US GB CA AU JP SG DE FR IT ES NZ TH AE BR MX ZA EG IN CN RU'.split(' '),
);

/** Codes the package carries that ISO 3166-1 only reserves. */
const notInIso3166 = new Set(['AC', 'TA']);

/** Names that the package writes without their accents. */
const accented: Record<string, string> = {
  AX: 'Åland',
  BL: 'Saint Barthélemy',
  CW: 'Curaçao',
  RE: 'Réunion',
  ST: 'São Tomé and Príncipe',
};

/** All of ISO 3166-1 plus Kosovo (XK). Flags are served by ourselves, see `server/http/staticRoutes.ts`. */
export const sampleCountries: Country[] = Object.entries(countries)
  .filter(([code]) => !notInIso3166.has(code))
  .map(([code, country]) => ({
    code,
    name: accented[code] ?? country.name,
    continent: continents[country.continent] as Continent,
    flagUrl: `/flags/${code}.svg`,
    enabled: enabledAtFirst.has(code),
  }));
