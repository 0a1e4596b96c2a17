import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareTexts } from '#core/compareTexts.ts';
import { otherNames, placeNames } from '#core/countries/countryNames.ts';
import type { FurtherNames } from '#core/countries/foundByName.ts';
import { regionName } from '#core/countries/regionName.ts';
import {
  type LanguageCode,
  languages,
  type TranslatedLanguage,
} from '#core/languages/languages.ts';
import { oncePerLanguage } from '#core/languages/oncePerLanguage.ts';
import { sampleCountries } from '#db/seed/countries.ts';
import { entryOf } from '../lib/entryOf.ts';
import { readLanguageFile } from './languageFile.ts';
import { currentLanguage } from './requestLanguage.ts';

type Names = Readonly<Record<string, string>>;

/** Names of countries and territories in other languages than English, by ISO 3166-1 alpha-2 code. */
export const countryNamesIn = Object.fromEntries(
  languages
    .filter(({ code }) => code !== 'en')
    .map(({ code }) => [code, readNames(code)] as const)
    .toSorted(([one], [other]) => compareTexts(one, other)),
) as Readonly<Record<TranslatedLanguage, Names>>;

/** Names in Latin letters, as Chinese (pinyin) and Japanese (romaji) are typed. */
export function namesInLatinLetters(language: LanguageCode): Names {
  return language === 'zh' || language === 'ja' ? readNames(`${language}-latin`) : {};
}

/** Reads the names that `npm run country-names` writes. */
function readNames(file: string): Names {
  return JSON.parse(
    readFileSync(join(import.meta.dirname, 'countryNames', `${file}.json`), 'utf8'),
  );
}

const furtherOf = new Map<LanguageCode, FurtherNames>();

/** Everyday and former names of countries in the present language, and regions that one names for them. */
export function furtherNames(): FurtherNames {
  const language = currentLanguage();
  return entryOf(furtherOf, language, () => {
    // "Guinea" is the name of one country, though people may mean several.
    const displayed = new Set(
      sampleCountries.map(({ code, name }) => countryNameIn(language, code, name)),
    );
    const names = new Map<string, string[]>();
    const own = [readLanguageFile(language).countries, language === 'en' ? otherNames : {}];
    for (const [codes, texts] of [...own, placeNames].flatMap((list) => Object.entries(list))) {
      for (const code of codes.split(' ')) {
        const further = texts.filter((text) => !displayed.has(text));
        names.set(code, [...new Set([...(names.get(code) ?? []), ...further])]);
      }
    }
    return Object.fromEntries(names);
  });
}

/** A country's name in a language; `english` where there is no other. */
export function countryNameIn(language: LanguageCode, code: string, english: string): string {
  return language === 'en' ? english : (countryNamesIn[language][code] ?? english);
}

/** The name of a country or territory in the present language, as all lists have it. */
export function countryName(code: string): string {
  return countryNameIn(currentLanguage(), code, regionName(code));
}

/** A row with the country's name in the present language. */
export function withCountryName<Row extends { countryCode: string; country: string }>(
  row: Row,
): Row {
  return { ...row, country: countryNameIn(currentLanguage(), row.countryCode, row.country) };
}

type NamedPair = {
  passport: string;
  passportName: string;
  destination: string;
  destinationName: string;
};

/** A row with the names of passport and destination in the present language. */
export function withPairNames<Row extends NamedPair>(row: Row): Row {
  const language = currentLanguage();
  if (language === 'en') return row;
  return {
    ...row,
    passportName: countryNameIn(language, row.passport, row.passportName),
    destinationName: countryNameIn(language, row.destination, row.destinationName),
  };
}

const collatorOf = oncePerLanguage((language) => new Intl.Collator(language));

/** Compares names as they are sorted in the present language. */
export function compareNames(one: string, other: string): number {
  return collatorOf(currentLanguage()).compare(one, other);
}
