import { describe, expect, test } from 'vitest';
import { hasPage } from '#core/countries/territories.ts';
import type { LanguageCode } from '#core/languages/languages.ts';
import { sampleCountries } from '#db/seed/countries.ts';
import { countryNameIn } from '#server/languages/countryNames.ts';
import { runInLanguage } from '#server/languages/requestLanguage.ts';
import { nameFinder } from '#server/search/nameFinder.ts';
import { readQuery } from '#server/search/reader/readQuery.ts';
import { respellings } from '#server/search/respellings.ts';

function finderIn(language: LanguageCode) {
  return nameFinder(
    sampleCountries.filter(hasPage).map((country) => ({
      ...country,
      name: countryNameIn(language, country.code, country.name),
      english: country.name,
    })),
  );
}

/** Words that have a name of a country within them, or are one in another language. */
const withinWords: Partial<Record<LanguageCode, string[]>> = {
  en: [
    ...['romance', 'woman', 'human', 'animal', 'malicious', 'peruse', 'cubature', 'cubaturely'],
    ...['chadwick', 'spaniel', 'chinaware', 'my ao anh', 'nga la y', 'son', 'fas', 'franchise'],
  ],
  de: ['Romanze', 'Chinarinde', 'Maler', 'Kubatur', 'Peruecke', 'Omas'],
  es: ['romántico', 'maliciosa', 'cubanito', 'perulero', 'chiflado'],
  fr: ['malice', 'roman', 'tchador', 'perudo', 'cubage'],
  ru: ['малина', 'чадра', 'омары', 'индюк', 'кубик'],
  zh: ['马里奥', '上海地铁站口', '阿曼达', '古巴比伦', '汤加盐', '今日本来', '理智利益'],
  ja: ['タイトル', 'タイヤ', 'マリオ', 'インドア', 'トンガリ', 'ハイチュウ', 'チリソース'],
  ko: ['교통수단', '타이어', '가나다라', '오만하다', '부탄가스', '대만족', '통가죽', '인도적'],
  ar: ['مصراتي', 'قطرات', 'والدتي', 'كوباية', 'مالية'],
  hi: ['मालिक', 'कतरन', 'चीनीवाला'],
  tr: ['fasulye', 'cadde', 'irade', 'ummanlar'],
  id: ['malinya', 'omanku', 'cinaraya'],
};

describe.each(Object.entries(withinWords))('in %s', (language, texts) => {
  test.each(texts)('"%s" names no country', (text) => {
    const { countries } = finderIn('en');
    const { passports, destinations } = runInLanguage(language as LanguageCode, () =>
      readQuery(text, countries),
    );
    expect([...passports, ...destinations].map(({ code }) => code)).toEqual([]);
  });
});

/** Names and words that resemble a name from afar, or in another script. */
const farFromNames: Partial<Record<LanguageCode, string[]>> = {
  en: [
    ...['atlantis', 'narnia', 'wakanda', 'mordor', 'klingon', 'zamunda', 'wessex', 'gondor'],
    ...['elbonia', 'ruritania', 'genovia', 'sokovia', 'child', 'train', 'parking', 'pandemic'],
    ...['overland', 'homeland', 'badlands', 'wonderland', 'timbuktu land', 'laundry', 'fandango'],
  ],
  de: ['Lummerland', 'Schlaraffenland', 'Ausland', 'Festland', 'Hinterland', 'Niemandsland'],
  es: ['república bananera', 'tierra media', 'poblanos', 'extranjero', 'calamares'],
  fr: ['pays imaginaire', 'syldavie', 'bordurie', 'étranger', 'outremer'],
  pt: ['república velha', 'terra média', 'estrangeiro', 'pasárgada'],
  ru: ['лукоморье', 'средиземье', 'заграница', 'тридевятое', 'вестерос'],
  tr: ['ülkemiz', 'yurtdışı', 'memleket', 'sığınak'],
  id: ['nusantara raya', 'mancanegara', 'negeri jiran'],
  ar: ['بلاد العجائب', 'الخارج', 'جمهورية الموز'],
  hi: ['परदेस', 'विदेशी', 'स्वर्गलोक'],
  ja: ['異世界', '海外', '竜宮城'],
  ko: ['해외', '이세계', '무릉도원'],
  zh: ['桃花源', '海外', '大观园'],
};

describe.each(Object.entries(farFromNames))('in %s', (code, texts) => {
  const language = code as LanguageCode;
  test.each(texts)('"%s" suggests nothing', (text) => {
    const suggested = runInLanguage(language, () => {
      const finder = finderIn(language);
      return [
        ...finder.named(text).map(({ foundBy }) => foundBy),
        ...finder.nearest(text).map(({ name }) => name),
        ...respellings(readQuery(`visa ${text}`, finder.countries), finder),
      ];
    });
    expect(suggested).toEqual([]);
  });
});

test('there are sixty of each', () => {
  for (const words of [withinWords, farFromNames]) {
    expect(Object.values(words).flat().length).toBeGreaterThanOrEqual(60);
  }
});
