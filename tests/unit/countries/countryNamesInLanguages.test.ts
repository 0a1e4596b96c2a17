import { expect, test } from 'vitest';
import { hasPage } from '#core/countries/territories.ts';
import { issuerName } from '#core/documents/documentWords.ts';
import { languages } from '#core/languages/languages.ts';
import { sampleCountries } from '#db/seed/countries.ts';
import { countryName, countryNamesIn } from '#server/languages/countryNames.ts';
import { runInLanguage } from '#server/languages/requestLanguage.ts';
import { translateRequests } from '#server/languages/translations.ts';
import { nameFinder } from '#server/search/nameFinder.ts';

translateRequests();

const finder = nameFinder(sampleCountries.filter(hasPage));

const queries: Record<keyof typeof countryNamesIn, [text: string, code: string][]> = {
  ar: [
    ['ألمانيا', 'DE'],
    ['المانيا', 'DE'],
    ['اليابان', 'JP'],
    ['مصر', 'EG'],
    ['الهند', 'IN'],
    ['فرنسا', 'FR'],
    ['تركيا', 'TR'],
    ['سوریا', 'SY'],
    ['الامارات', 'AE'],
    ['إيران', 'IR'],
  ],
  de: [
    ['Deutschland', 'DE'],
    ['Österreich', 'AT'],
    ['osterreich', 'AT'],
    ['Ägypten', 'EG'],
    ['Spanien', 'ES'],
    ['Frankreich', 'FR'],
    ['Südkorea', 'KR'],
    ['Türkei', 'TR'],
    ['Vereinigtes Königreich', 'GB'],
    ['Griechenland', 'GR'],
  ],
  es: [
    ['Alemania', 'DE'],
    ['Japón', 'JP'],
    ['japon', 'JP'],
    ['Estados Unidos', 'US'],
    ['Reino Unido', 'GB'],
    ['Países Bajos', 'NL'],
    ['Turquía', 'TR'],
    ['Egipto', 'EG'],
    ['Corea del Sur', 'KR'],
    ['Sudáfrica', 'ZA'],
  ],
  fr: [
    ['Allemagne', 'DE'],
    ['Japon', 'JP'],
    ['États-Unis', 'US'],
    ['etats unis', 'US'],
    ['Royaume-Uni', 'GB'],
    ['Pays-Bas', 'NL'],
    ['Égypte', 'EG'],
    ['Corée du Sud', 'KR'],
    ['Espagne', 'ES'],
    ['Afrique du Sud', 'ZA'],
  ],
  hi: [
    ['टोगो', 'TG'],
    ['टोंगा', 'TO'],
    ['भारत', 'IN'],
    ['जापान', 'JP'],
    ['जर्मनी', 'DE'],
    ['चीन', 'CN'],
    ['नेपाल', 'NP'],
    ['फ़्रांस', 'FR'],
    ['मिस्र', 'EG'],
    ['थाईलैंड', 'TH'],
  ],
  id: [
    ['Jerman', 'DE'],
    ['Jepang', 'JP'],
    ['Belanda', 'NL'],
    ['Inggris Raya', 'GB'],
    ['Amerika Serikat', 'US'],
    ['Mesir', 'EG'],
    ['Korea Selatan', 'KR'],
    ['Prancis', 'FR'],
    ['Turki', 'TR'],
    ['Arab Saudi', 'SA'],
  ],
  ja: [
    ['ドイツ', 'DE'],
    ['どいつ', 'DE'],
    ['日本', 'JP'],
    ['フランス', 'FR'],
    ['英国', 'GB'],
    ['doitsu', 'DE'],
    ['furansu', 'FR'],
    ['タイ', 'TH'],
    ['韓国', 'KR'],
    ['中国', 'CN'],
  ],
  ko: [
    ['독일', 'DE'],
    ['일본', 'JP'],
    ['미국', 'US'],
    ['영국', 'GB'],
    ['프랑스', 'FR'],
    ['대한민국', 'KR'],
    ['중국', 'CN'],
    ['독', 'DE'],
    ['태국', 'TH'],
    ['이집트', 'EG'],
  ],
  pt: [
    ['Alemanha', 'DE'],
    ['Japão', 'JP'],
    ['japao', 'JP'],
    ['Estados Unidos', 'US'],
    ['Reino Unido', 'GB'],
    ['Países Baixos', 'NL'],
    ['Coreia do Sul', 'KR'],
    ['Egito', 'EG'],
    ['Espanha', 'ES'],
    ['África do Sul', 'ZA'],
  ],
  ru: [
    ['Германия', 'DE'],
    ['германия', 'DE'],
    ['Япония', 'JP'],
    ['Китай', 'CN'],
    ['Великобритания', 'GB'],
    ['Турция', 'TR'],
    ['Египет', 'EG'],
    ['Франция', 'FR'],
    ['Индия', 'IN'],
    ['Таиланд', 'TH'],
  ],
  tr: [
    ['İspanya', 'ES'],
    ['ispanya', 'ES'],
    ['Almanya', 'DE'],
    ['Japonya', 'JP'],
    ['Birleşik Krallık', 'GB'],
    ['Mısır', 'EG'],
    ['misir', 'EG'],
    ['Çin', 'CN'],
    ['Yunanistan', 'GR'],
    ['Hindistan', 'IN'],
  ],
  vi: [
    ['Đức', 'DE'],
    ['duc', 'DE'],
    ['Nhật Bản', 'JP'],
    ['nhat ban', 'JP'],
    ['Pháp', 'FR'],
    ['Hoa Kỳ', 'US'],
    ['Trung Quốc', 'CN'],
    ['Thái Lan', 'TH'],
    ['Hàn Quốc', 'KR'],
    ['Vương quốc Anh', 'GB'],
  ],
  zh: [
    ['德国', 'DE'],
    ['deguo', 'DE'],
    ['日本', 'JP'],
    ['美国', 'US'],
    ['英国', 'GB'],
    ['南非', 'ZA'],
    ['法国', 'FR'],
    ['泰国', 'TH'],
    ['韩国', 'KR'],
    ['meiguo', 'US'],
  ],
};

for (const [language, ofLanguage] of Object.entries(queries)) {
  test.each(ofLanguage)(`in ${language}, "%s" finds %s first`, (text, code) => {
    expect(finder.named(text)[0]?.code).toBe(code);
  });
}

test('one letter of a Han name finds the countries with it', () => {
  expect(finder.named('非').map(({ code }) => code)).toEqual(expect.arrayContaining(['ZA', 'CF']));
});

test('every country has a name in every language', () => {
  for (const names of Object.values(countryNamesIn)) {
    expect(sampleCountries.filter(({ code }) => !names[code])).toEqual([]);
  }
});

const issuers = [
  ['us', 'US'],
  ['uk', 'GB'],
  ['ireland', 'IE'],
  ['canada', 'CA'],
  ['australia', 'AU'],
  ['new-zealand', 'NZ'],
  ['japan', 'JP'],
  ['south-korea', 'KR'],
  ['singapore', 'SG'],
] as const;

test.each(languages.map(({ code }) => code))(
  'documents name states as lists do in %s',
  (language) => {
    runInLanguage(language, () => {
      const names = issuers.map(([issuer]) => issuerName(issuer));
      expect(names).toEqual(issuers.map(([, code]) => countryName(code)));
    });
  },
);

test('no Russian name is abbreviated', () => {
  expect(Object.values(countryNamesIn.ru).filter((name) => /о-в|\./u.test(name))).toEqual([]);
});
