import { continents, countries } from 'countries-list';
import type { Continent } from '#core/siteVocabulary.ts';
import type { Country } from '../queries/countries.ts';

/** The countries that issue passports, from Passport Index, edition of 17 February 2026. */
const issuing = new Set(
  'AD AE AF AG AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FR GA GB GD GE GH GM GN GQ GR GT GW GY HK HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KI KM KN KP KR KW KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MO MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NR NZ OM PA PE PG PH PK PL PS PT PW PY QA RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VN VU WS XK YE ZA ZM ZW'.split(
    ' ',
  ),
);

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
