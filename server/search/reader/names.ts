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

type KindOfNames = readonly [kind: Name['kind'], names: ByCodes];

/** Abbreviations that are names in any case. */
const abbreviations: ByCodes = { US: ['US', 'USA'], GB: 'UK', AE: 'UAE' };

/** Names that are the same in every language. */
export function namesInEveryLanguage(): Name[] {
  const codes = sampleCountries.map(({ code }) => [code, [code, alpha3Of(code)]]);
  return [
    ...namesOf(undefined, 'country', abbreviations),
    ...namesOf(undefined, 'country', Object.fromEntries(codes), true),
    ...namesOf(undefined, 'place', transitHubs, true),
  ];
}

/** A language's names. */
export function namesIn(language: LanguageCode, file: LanguageFile): Name[] {
  const lists: KindOfNames[] = [
    ['country', file.countries],
    ...(language === 'en'
      ? englishNames()
      : [['country', countryNamesIn[language]] as KindOfNames]),
    ['country', namesInLatinLetters(language)],
    ['adjective', file.adjectives],
    ['people', file.people],
    ['place', file.places],
    ...zones.map((zone) => [zone, { '': file.zones[zone] ?? [] }] as KindOfNames),
  ];
  return lists.flatMap(([kind, byCodes]) => namesOf(language, kind, byCodes));
}

function englishNames(): KindOfNames[] {
  const capitals = Object.entries(countriesByCode).map(([code, { capital }]) => [code, capital]);
  return [
    ['country', Object.fromEntries(sampleCountries.map(({ code, name }) => [code, name]))],
    ['country', otherNames],
    ['adjective', nationalityAdjectives],
    ['place', Object.fromEntries(capitals)],
    ['place', largestCities],
    ['place', placeNames],
  ];
}

function namesOf(
  language: Name['language'],
  kind: Name['kind'],
  byCodes: ByCodes,
  isCode = false,
): Name[] {
  return Object.entries(byCodes).flatMap(([key, texts]) => {
    const codes = key.split(' ');
    return [texts].flat().map((text) => ({ language, kind, isCode, codes, text }));
  });
}
