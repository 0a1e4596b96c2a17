import type { TranslatedLanguage } from '#core/languages/languages.ts';

/**
 * Names that replace those of Unicode CLDR, by language and ISO 3166-1 alpha-2 code. A name takes no
 * side on a border: it is the common one in its language, as on travellers' forms.
 */
export const countryNameOverrides: Partial<
  Record<TranslatedLanguage, Readonly<Record<string, string>>>
> = {
  // CLDR adds Myanmar's former name in brackets, tells the two Congos apart by their capitals, and calls the
  // United States otherwise than the site's documents do, or Australia and South Africa than Koreans. In
  // Spanish it has the names of Spain, where the site speaks as Latin America does, and in Russian
  // abbreviates islands, and has official names of the Koreas.
  ar: { CD: 'جمهورية الكونغو الديمقراطية', CG: 'الكونغو', MM: 'ميانمار' },
  de: { CD: 'Demokratische Republik Kongo', CG: 'Kongo' },
  es: {
    BH: 'Bahréin',
    CD: 'República Democrática del Congo',
    CG: 'República del Congo',
    CI: 'Costa de Marfil',
    MM: 'Myanmar',
    QA: 'Qatar',
    RO: 'Rumania',
    SA: 'Arabia Saudita',
  },
  fr: { CD: 'République démocratique du Congo', CG: 'Congo', MM: 'Myanmar', SX: 'Sint Maarten' },
  hi: {
    CD: 'कांगो लोकतांत्रिक गणराज्य',
    CG: 'कांगो गणराज्य',
    MM: 'म्यांमार',
    UM: 'अमेरिकी बाहरी द्वीपसमूह',
    US: 'अमेरिका',
    VI: 'अमेरिकी वर्जिन द्वीपसमूह',
  },
  id: {
    CD: 'Republik Demokratik Kongo',
    CG: 'Republik Kongo',
    CI: 'Pantai Gading',
    MM: 'Myanmar',
    SZ: 'Eswatini',
  },
  ja: {
    CC: 'ココス（キーリング）諸島',
    CD: 'コンゴ民主共和国',
    CG: 'コンゴ共和国',
    MM: 'ミャンマー',
    US: 'アメリカ',
  },
  ko: { AU: '호주', CD: '콩고민주공화국', CG: '콩고공화국', ZA: '남아프리카공화국' },
  pt: { CD: 'República Democrática do Congo', CG: 'Congo', MM: 'Mianmar' },
  ru: {
    AC: 'Остров Вознесения',
    AX: 'Аландские острова',
    BM: 'Бермуды',
    BV: 'Остров Буве',
    CC: 'Кокосовые острова',
    CD: 'Демократическая Республика Конго',
    CF: 'Центральноафриканская Республика',
    CG: 'Республика Конго',
    CK: 'Острова Кука',
    CX: 'Остров Рождества',
    FK: 'Фолклендские острова',
    FM: 'Микронезия',
    FO: 'Фарерские острова',
    GS: 'Южная Георгия и Южные Сандвичевы острова',
    HM: 'Острова Херд и Макдональд',
    IM: 'Остров Мэн',
    KP: 'Северная Корея',
    KR: 'Южная Корея',
    KY: 'Каймановы острова',
    MH: 'Маршалловы Острова',
    MM: 'Мьянма',
    MP: 'Северные Марианские острова',
    NF: 'Остров Норфолк',
    PN: 'Острова Питкэрн',
    SB: 'Соломоновы Острова',
    SC: 'Сейшелы',
    SH: 'Остров Святой Елены',
    UM: 'Внешние малые острова США',
    US: 'США',
    VG: 'Британские Виргинские острова',
    VI: 'Американские Виргинские острова',
    ZA: 'ЮАР',
  },
  tr: {
    CD: 'Demokratik Kongo Cumhuriyeti',
    CG: 'Kongo Cumhuriyeti',
    CI: 'Fildişi Sahili',
    MM: 'Myanmar',
    US: 'ABD',
  },
  vi: { CD: 'Cộng hòa Dân chủ Congo', CG: 'Cộng hòa Congo', CI: 'Bờ Biển Ngà', MM: 'Myanmar' },
};
