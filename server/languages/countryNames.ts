import type { LanguageCode, TranslatedLanguage } from '#core/languages/languages.ts';
import ar from './countryNames/ar.gen.ts';
import de from './countryNames/de.gen.ts';
import es from './countryNames/es.gen.ts';
import fr from './countryNames/fr.gen.ts';
import hi from './countryNames/hi.gen.ts';
import id from './countryNames/id.gen.ts';
import ja from './countryNames/ja.gen.ts';
import jaLatin from './countryNames/ja-latin.gen.ts';
import ko from './countryNames/ko.gen.ts';
import pt from './countryNames/pt.gen.ts';
import ru from './countryNames/ru.gen.ts';
import tr from './countryNames/tr.gen.ts';
import vi from './countryNames/vi.gen.ts';
import zh from './countryNames/zh.gen.ts';
import zhLatin from './countryNames/zh-latin.gen.ts';
import { currentLanguage } from './requestLanguage.ts';

type Names = Readonly<Record<string, string>>;

/** Names of countries and territories in other languages than English, by ISO 3166-1 alpha-2 code. */
export const countryNamesIn: Readonly<Record<TranslatedLanguage, Names>> = {
  ar,
  de,
  es,
  fr,
  hi,
  id,
  ja,
  ko,
  pt,
  ru,
  tr,
  vi,
  zh,
};

/** Names in Latin letters, as Chinese (pinyin) and Japanese (romaji) are typed. */
const inLatinLetters: readonly Names[] = [zhLatin, jaLatin];

const allNames = [...Object.values(countryNamesIn), ...inLatinLetters];

/** A country's names in all languages but English; none if the code is unknown. */
export function translatedNamesOf(code: string): string[] {
  return [...new Set(allNames.flatMap((names) => names[code] ?? []))];
}

/** A country's name in a language; `english` where there is no other. */
export function countryNameIn(language: LanguageCode, code: string, english: string): string {
  return language === 'en' ? english : (countryNamesIn[language][code] ?? english);
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

const collators = new Map<LanguageCode, Intl.Collator>();

/** Compares names as they are sorted in the present language. */
export function compareNames(one: string, other: string): number {
  const language = currentLanguage();
  const collator = collators.get(language) ?? new Intl.Collator(language);
  collators.set(language, collator);
  return collator.compare(one, other);
}
