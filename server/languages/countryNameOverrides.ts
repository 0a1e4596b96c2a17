import type { TranslatedLanguage } from '../schemas/languages.ts';

/**
 * Names that replace those of Unicode CLDR, by language and ISO 3166-1 alpha-2 code. A name takes no
 * side on a border: it is the common one in its language, as on travellers' forms.
 */
export const countryNameOverrides: Partial<
  Record<TranslatedLanguage, Readonly<Record<string, string>>>
> = {
  // CLDR adds the former name of Myanmar in brackets; nobody calls the United States so in Hindi.
  ar: { MM: 'ميانمار' },
  es: { MM: 'Myanmar' },
  fr: { MM: 'Myanmar' },
  hi: { MM: 'म्यांमार', US: 'अमेरिका' },
  id: { MM: 'Myanmar' },
  ja: { MM: 'ミャンマー' },
  pt: { MM: 'Mianmar' },
  ru: { MM: 'Мьянма' },
  tr: { MM: 'Myanmar' },
  vi: { MM: 'Myanmar' },
};
