import { countries, languages, type TCountryCode } from 'countries-list';
import type { LanguageCode } from '#core/languages/languages.ts';
import { oncePerLanguage } from '#core/languages/oncePerLanguage.ts';
import { capitalOf } from '#server/languages/capitals.ts';
import { currencyText } from '#server/languages/currencyNames.ts';
import { currentLanguage } from '#server/languages/requestLanguage.ts';
import { countryTime } from '#server/lib/countryTime.ts';

/** Units of account and funds (ISO 4217), which aren't cash. */
const noCash = new Set(['BOV', 'CHE', 'CHW', 'CLF', 'USN', 'UYI']);

/**
 * Names in place of those in CLDR that mean something else, are colonial or nobody uses: by language and
 * ISO 639-1 code, in one country with its code. East Asian names of Korean name one of its states.
 */
const languageNames: Partial<Record<LanguageCode, Readonly<Record<string, string>>>> = {
  ar: { kl: 'الغرينلاندية' },
  id: { kl: 'Greenland' },
  ja: {
    'ko-KP': '朝鮮語',
    nb: 'ノルウェー語（ブークモール）',
    nn: 'ノルウェー語（ニーノシュク）',
  },
  ko: { 'ko-KP': '조선말' },
  // CLDR's name of Afrikaans means the Dutch of South Africa.
  vi: { af: 'Tiếng Afrikaans', kl: 'Tiếng Greenland', 'ko-KP': 'Tiếng Triều Tiên' },
  zh: { 'ko-KP': '朝鲜语' },
  // CLDR's name of Afrikaans means "African".
  hi: {
    af: 'अफ़्रीकांस',
    ch: 'चामोरो',
    kl: 'ग्रीनलैंडी',
    nd: 'उत्तरी नदेबेले',
    nr: 'दक्षिणी नदेबेले',
    sm: 'सामोआई',
    fj: 'फ़िजीयाई',
    na: 'नाउरुआई',
    sn: 'शोना',
    ts: 'त्सोंगा',
  },
};

const languageNamesIn = oncePerLanguage(
  (language) => new Intl.DisplayNames(language, { type: 'language' }),
);

/** The name of a country's language, by its ISO 639-1 code, in the present one. */
function languageName(code: keyof typeof languages, country: string): string {
  const present = currentLanguage();
  if (present === 'en') return languages[code].name;
  const names = languageNames[present];
  const ours = names?.[`${code}-${country}`] ?? names?.[code];
  if (ours) return ours;
  return languageNamesIn(present).of(code) ?? languages[code].name;
}

/** The currencies (ISO 4217) in which a country's prices are. */
export function currenciesOf(code: string): string[] {
  const known = countries[code as TCountryCode] as (typeof countries)[TCountryCode] | undefined;
  return (known?.currency ?? []).filter((currency) => !noCash.has(currency));
}

/** "+1 787": codes shared by several countries, with the area behind them. */
function callingCode(phone: number): string {
  return `+${String(phone).replace(/^(1|47|599)(?=\d)/, '$1 ')}`;
}

/** Calling codes in place of those in the package: Kosovo had those of its neighbours before its own. */
const ownCallingCodes: Readonly<Record<string, readonly number[]>> = { XK: [383] };

/** Capital, currencies, languages, calling codes and time; empty or null if unknown. */
export function placeOf(code: string) {
  const known = countries[code as TCountryCode] as (typeof countries)[TCountryCode] | undefined;
  return {
    capital: capitalOf(code),
    currencies: currenciesOf(code).map(currencyText),
    languages: (known?.languages ?? []).map((language) => languageName(language, code)),
    callingCodes: (ownCallingCodes[code] ?? known?.phone ?? []).map(callingCode),
    time: countryTime(code),
  };
}
