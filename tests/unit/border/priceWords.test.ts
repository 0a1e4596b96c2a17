import { expect, test } from 'vitest';
import { moneyInWords } from '#core/border/priceWords.ts';
import type { LanguageCode } from '#core/languages/languages.ts';
import { runInLanguage } from '#server/languages/requestLanguage.ts';
import { translateRequests } from '#server/languages/translations.ts';

translateRequests();

/** Spaces as they are typed: those of amounts don't break a line. */
const typed = (text: string) => text.replace(/[\u{a0}\u{202f}]/gu, ' ').replace('\u{200f}', '');

test.each<[LanguageCode, string, string, string]>([
  ['en', 'USD 40.50', 'THB 10,000', 'LBP 2,000,000'],
  ['fr', '40,50 $US', '10 000 THB', '2 000 000 LBP'],
  ['de', '40,50 $', '10.000 THB', '2.000.000 LBP'],
  ['pt', 'US$ 40,50', 'THB 10.000', 'LBP 2.000.000'],
  ['ja', '$40.50', 'THB 10,000', 'LBP 2,000,000'],
  // A mark keeps the end of a sign to its letters.
  ['ar', '40.50 US$\u{200e}', '10,000 THB\u{200e}', '2,000,000 LBP\u{200e}'],
  ['hi', '$40.50', 'THB 10,000', 'LBP 20,00,000'],
])('amounts of money in %s', (language, dollars, baht, pounds) => {
  runInLanguage(language, () => {
    const words = (amount: string, currency: string) => typed(moneyInWords({ amount, currency }));
    expect(words('40.5', 'USD')).toBe(dollars);
    expect(words('10000', 'THB')).toBe(baht);
    expect(words('2000000', 'LBP')).toBe(pounds);
  });
});

test.each<[LanguageCode, string, string]>([
  ['hi', '₹500', 'JPY 500'],
  ['ja', 'INR 500', '￥500'],
  ['ru', '500 INR', '500 JPY'],
])('in %s the sign of a currency is used at home alone', (language, rupees, yen) => {
  runInLanguage(language, () => {
    expect(typed(moneyInWords({ amount: '500', currency: 'INR' }))).toBe(rupees);
    expect(typed(moneyInWords({ amount: '500', currency: 'JPY' }))).toBe(yen);
  });
});

test('an amount without a currency is a number', () => {
  expect(moneyInWords({ amount: '1500', currency: '' })).toBe('1,500');
});
