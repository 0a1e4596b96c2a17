import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countries as countriesByCode } from 'countries-list';
import { alpha3Of } from '#core/countries/countryIndex.ts';
import { otherNames, placeNames } from '#core/countries/countryNames.ts';
import { nationalityAdjectives } from '#core/countries/nationalityAdjectives.ts';
import { transitHubs } from '#core/countries/transitHubs.ts';
import type { LanguageCode } from '#core/languages/languages.ts';
import { sampleCountries } from '#db/seed/countries.ts';
import { countryNamesIn, namesInLatinLetters } from '../../languages/countryNames.ts';
import type { LanguageFile } from '../../languages/languageFile.ts';

/** A name of countries, of a place in them, of their people, or of a group of countries. */
export type Name = {
  /** Undefined for what is the same in every language. */
  language: LanguageCode | undefined;
  kind: 'country' | 'adjective' | 'people' | 'place' | Zone;
  /** Whether it is a code, of a country or of an airport: such a text seldom means it. */
  isCode: boolean;
  /** The countries that it may mean, the likeliest first; those of a zone aren't listed. */
  codes: readonly string[];
  /** As its language writes it. */
  text: string;
};

/** A group of countries that has no passports. */
export type Zone = 'schengen' | 'gcc' | 'eu';

const zones = ['schengen', 'gcc', 'eu'] as const;

/** The largest cities by the code of their country, which `npm run cities` writes. */
const largestCities: ByCodes = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', 'cities.json'), 'utf8'),
);

/** Names by country code, or by several codes with spaces between them. */
type ByCodes = Readonly<Record<string, string | readonly string[]>>;

/** Abbreviations that are names in any case. */
const abbreviations: ByCodes = { US: ['US', 'USA'], GB: 'UK', AE: 'UAE' };

/** Names that are the same in every language. */
export function namesInEveryLanguage(): Name[] {
  const codes = Object.fromEntries(
    sampleCountries.map(({ code }) => [code, [code, alpha3Of(code)]]),
  );
  return [
    ...namesOf('country', abbreviations),
    ...[...namesOf('country', codes), ...namesOf('place', transitHubs)].map((name) => ({
      ...name,
      isCode: true,
    })),
  ];
}

/** A language's names. */
export function namesIn(language: LanguageCode, file: LanguageFile): Name[] {
  return [
    ...namesOf('country', file.countries),
    ...(language === 'en' ? englishNames() : namesOf('country', countryNamesIn[language])),
    ...namesOf('country', namesInLatinLetters(language)),
    ...namesOf('adjective', file.adjectives),
    ...namesOf('people', file.people),
    ...namesOf('place', file.places),
    ...zones.flatMap((zone) => namesOf(zone, { '': file.zones[zone] ?? [] })),
  ].map((name) => ({ ...name, language }));
}

function englishNames(): Name[] {
  const capitals = Object.entries(countriesByCode).map(([code, { capital }]) => [code, capital]);
  return [
    ...namesOf(
      'country',
      Object.fromEntries(sampleCountries.map(({ code, name }) => [code, name])),
    ),
    ...namesOf('country', otherNames),
    ...namesOf('adjective', nationalityAdjectives),
    ...namesOf('place', Object.fromEntries(capitals)),
    ...namesOf('place', largestCities),
    ...namesOf('place', placeNames),
  ];
}

function namesOf(kind: Name['kind'], byCodes: ByCodes): Name[] {
  return Object.entries(byCodes).flatMap(([key, texts]) => {
    const codes = key.split(' ');
    return [texts]
      .flat()
      .map((text) => ({ language: undefined, kind, isCode: false, codes, text }));
  });
}
