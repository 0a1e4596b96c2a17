import borderMessages from '#messages/en/border.gen.ts';
import moneyMessages from '#messages/en/money.gen.ts';
import { languageNow } from '#messages/language.ts';
import { translator } from '#messages/translate.ts';
import { numberText } from '../languages/numberText.ts';
import { oncePerLanguage } from '../languages/oncePerLanguage.ts';
import type { BorderLink } from './borderFacts.ts';

const t = translator(borderMessages);
const moneyText = translator(moneyMessages);

const withCentsIn = oncePerLanguage(
  (language) => new Intl.NumberFormat(`${language}-u-nu-latn`, { minimumFractionDigits: 2 }),
);

/**
 * "EUR 50" or "THB 10,000", in French "50 €" and "10 000 THB"; without a currency the number.
 * Signs and places are messages, since `Intl` differs between servers and browsers in them.
 */
export function moneyInWords({ amount, currency }: { amount: string; currency: string }): string {
  const value = Number(amount);
  const number = Number.isInteger(value)
    ? numberText(value)
    : withCentsIn(languageNow()).format(value);
  return currency ? moneyText('sum', { amount: number, currency }) : number;
}

/** The price of an application; the line of its source has the date. */
export function priceInWords({
  price,
  priceNote,
  source,
}: Pick<BorderLink, 'price' | 'priceNote' | 'source'>): string {
  if (!price) return priceNote && t('feeNote', { note: priceNote });
  const { note } = price;
  const isFree = Number(price.amount) === 0;
  const isReported = source.secondary && source.kind !== 'compilation';
  if (isFree && isReported) {
    return note ? t('freeUnconfirmedNoted', { note }) : t('freeUnconfirmed');
  }
  const sum = isFree ? t('free') : moneyInWords(price);
  const noted = note ? t('priceNoted', { price: sum, note }) : sum;
  return isReported ? t('priceUnconfirmed', { price: noted }) : noted;
}
