import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { regionName } from '#core/countries/regionName.ts';
import {
  type LanguageCode,
  languages,
  type TranslatedLanguage,
} from '#core/languages/languages.ts';
import { oncePerLanguage } from '#core/languages/oncePerLanguage.ts';
import { currentLanguage } from './requestLanguage.ts';

type Names = Readonly<Record<string, string>>;

/** Names of countries and territories in other languages than English, by ISO 3166-1 alpha-2 code. */
export const countryNamesIn = Object.fromEntries(
  languages
    .filter(({ code }) => code !== 'en')
    .map(({ code }) => [code, readNames(code)] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1)),
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
