import { isCurrencyCode } from '#core/countries/isoCodes.ts';
import type { LanguageCode } from '#core/languages/languages.ts';
import { oncePerLanguage } from '#core/languages/oncePerLanguage.ts';
import answerMessages from '#messages/en/answers.gen.ts';
import { translator } from '#messages/translate.ts';
import { currentLanguage } from './requestLanguage.ts';

const t = translator(answerMessages);

/**
 * Names in place of those in CLDR that are misspelt, ungrammatical or name a country as nobody does: by
 * language and ISO 4217 code.
 */
const ownNames: Partial<Record<LanguageCode, Readonly<Record<string, string>>>> = {
  // A rupee and a hryvnia are feminine.
  ar: {
    INR: 'روبية هندية',
    NPR: 'روبية نيبالية',
    PKR: 'روبية باكستانية',
    GEL: 'لاري جورجي',
    HNL: 'لمبيرة هندوراسية',
    UAH: 'هريفنيا أوكرانية',
  },
  es: {
    BHD: 'dinar bahreiní',
    NIO: 'córdoba nicaragüense',
    QAR: 'rial qatarí',
    SAR: 'rial saudita',
  },
  // CLDR gives Brazil the rial of Iran.
  hi: {
    BRL: 'ब्राज़ीली रियल',
    SAR: 'सऊदी रियाल',
    SVC: 'सल्वाडोर कोलोन',
    XPF: 'CFP फ़्रैंक',
  },
  id: { SVC: 'Colon El Salvador', SZL: 'Lilangeni Eswatini' },
  ja: { BAM: '兌換マルク', SZL: 'エスワティニ リランゲニ' },
  ko: {
    BND: '브루나이 달러',
    KPW: '북한 원',
    SZL: '에스와티니 릴랑게니',
    WST: '사모아 탈라',
  },
  ru: { SVC: 'сальвадорский колон' },
  vi: {
    BRL: 'Real Brazil',
    CHF: 'Franc Thụy Sĩ',
    PHP: 'Peso Philippines',
    SZL: 'Lilangeni Eswatini',
    ZWG: 'Vàng Zimbabwe',
  },
};

const namesIn = oncePerLanguage(
  (language) => new Intl.DisplayNames(language, { type: 'currency' }),
);

/**
 * The display text of a stored currency in the present language, as "Euro (EUR)"; other text unchanged.
 * It is the server's, since browsers have other words, or none.
 */
export function currencyText(text: string): string {
  if (!isCurrencyCode(text)) return text;
  const language = currentLanguage();
  const name = ownNames[language]?.[text] ?? namesIn(language).of(text) ?? text;
  return t('currencyNamed', { name: language === 'pt' ? lowerFirst(name) : name, code: text });
}

/** CLDR begins Portuguese names with a capital, unlike those of languages. */
function lowerFirst(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}
