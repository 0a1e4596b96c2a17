import borderMessages from '#messages/border/en.gen.ts';
import { translator } from '#messages/translate.ts';
import type { BorderLink } from './borderFacts.ts';

const t = translator(borderMessages);

/** "EUR 50" */
export function moneyInWords({ amount, currency }: { amount: string; currency: string }): string {
  return t('money', { amount, currency }).trim();
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
