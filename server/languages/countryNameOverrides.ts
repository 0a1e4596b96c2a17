import type { TranslatedLanguage } from '#core/languages/languages.ts';

/**
 * Names that replace those of Unicode CLDR, by language and ISO 3166-1 alpha-2 code. A name takes no
 * side on a border: it is the common one in its language, as on travellers' forms.
 */
export const countryNameOverrides: Partial<
  Record<TranslatedLanguage, Readonly<Record<string, string>>>
> = {
  // CLDR adds Myanmar's former name in brackets, and tells the two Congos apart by their capitals. Nobody
  // calls the United States so in Hindi, or Australia and South Africa so in Korean. Russian texts of the site
  // write "ё", and so do its names.
  ar: { CD: 'جمهورية الكونغو الديمقراطية', CG: 'الكونغو', MM: 'ميانمار' },
  de: { CD: 'Demokratische Republik Kongo', CG: 'Kongo' },
  es: { CD: 'República Democrática del Congo', CG: 'Congo', MM: 'Myanmar' },
  fr: { CD: 'République démocratique du Congo', CG: 'Congo', MM: 'Myanmar' },
  hi: { CD: 'कांगो लोकतांत्रिक गणराज्य', CG: 'कांगो गणराज्य', MM: 'म्यांमार', US: 'अमेरिका' },
  id: { CD: 'Republik Demokratik Kongo', CG: 'Republik Kongo', MM: 'Myanmar' },
  ja: { CD: 'コンゴ民主共和国', CG: 'コンゴ共和国', MM: 'ミャンマー' },
  ko: { AU: '호주', CD: '콩고민주공화국', CG: '콩고공화국', ZA: '남아프리카공화국' },
  pt: { CD: 'República Democrática do Congo', CG: 'Congo', MM: 'Mianmar' },
  ru: {
    CD: 'Демократическая Республика Конго',
    CG: 'Республика Конго',
    MM: 'Мьянма',
    US: 'Соединённые Штаты',
  },
  tr: { CD: 'Demokratik Kongo Cumhuriyeti', CG: 'Kongo Cumhuriyeti', MM: 'Myanmar' },
  vi: { CD: 'Cộng hòa Dân chủ Congo', CG: 'Cộng hòa Congo', MM: 'Myanmar' },
};
