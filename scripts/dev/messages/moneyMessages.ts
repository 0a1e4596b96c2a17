import { directionOf } from '#core/languages/languages.ts';

/** The currencies (ISO 4217) whose signs are known everywhere. */
const knownEverywhere = ['EUR', 'GBP', 'USD'];

/**
 * The currencies whose signs a language's readers know from home. Other signs say less than the code: few
 * know "฿", and "A$" is read as US dollars. Left out: signs that end in a full stop, as in Arabic, since a
 * sentence may end with them.
 */
const knownAtHome: Record<string, string> = {
  hi: 'INR',
  id: 'IDR',
  ja: 'JPY',
  ko: 'KRW',
  pt: 'BRL',
  ru: 'RUB',
  tr: 'TRY',
  vi: 'VND',
  zh: 'CNY',
};

const currencies = [...knownEverywhere, ...Object.values(knownAtHome)].sort();

/** Keeps the end of a sign to its letters in text from right to left: "US$" would be read "$US". */
const LEFT_TO_RIGHT_MARK = '\u200e';

/** The messages about money in a language, by namespace and key, from Unicode CLDR by `Intl`. */
export function moneyMessages(language: string): Record<string, Record<string, string>> {
  // English keeps the code, as in the English texts of rules: "$" alone says too little.
  const known = new Set([...knownEverywhere, knownAtHome[language] ?? '']);
  const hasSign = (currency: string) => language !== 'en' && known.has(currency);
  const mark = directionOf(language) === 'rtl' ? LEFT_TO_RIGHT_MARK : '';
  const locale = `${language}-u-nu-latn`;
  const patternIn = (currency: string) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: hasSign(currency) ? 'symbol' : 'code',
    })
      .formatToParts(1)
      .filter(({ type }) => type !== 'decimal' && type !== 'fraction')
      .map(({ type, value }) => {
        if (type === 'integer') return '{amount}';
        return type === 'currency' ? value + mark : value;
      })
      .join('');
  const options = currencies.map((currency) => `${currency} {${patternIn(currency)}}`);
  // XTS is the code for tests: no language has a sign for it.
  const other = patternIn('XTS').replace('XTS', '{currency}');
  return { money: { sum: `{currency, select, ${options.join(' ')} other {${other}}}` } };
}
