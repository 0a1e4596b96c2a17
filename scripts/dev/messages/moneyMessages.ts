import { directionOf } from '#core/languages/languages.ts';

/**
 * The currencies that have a sign in several languages of the site, by ISO 4217 code. Left out: signs that end
 * in a full stop, as in Arabic, since a sentence may end with them.
 */
const currencies = [
  ...['AUD', 'BRL', 'CAD', 'CNY', 'EUR', 'GBP', 'HKD', 'IDR', 'ILS', 'INR', 'JPY', 'KRW', 'MXN'],
  ...['NZD', 'PHP', 'RUB', 'THB', 'TRY', 'TWD', 'UAH', 'USD', 'VND', 'XAF', 'XCD', 'XOF', 'XPF'],
];

/** Keeps the end of a sign to its letters in text from right to left: "US$" would be read "$US". */
const LEFT_TO_RIGHT_MARK = '\u200e';

/** The messages about money in a language, by namespace and key, from Unicode CLDR by `Intl`. */
export function moneyMessages(language: string): Record<string, Record<string, string>> {
  // English keeps the code, as in the English texts of rules: "$" alone says too little.
  const currencyDisplay = language === 'en' ? 'code' : 'symbol';
  const mark = directionOf(language) === 'rtl' ? LEFT_TO_RIGHT_MARK : '';
  const locale = `${language}-u-nu-latn`;
  const patternIn = (currency: string) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
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
