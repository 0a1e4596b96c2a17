import { expect, test } from 'vitest';
import { moneyInWords } from '#core/border/priceWords.ts';
import { languages } from '#core/languages/languages.ts';
import { shippedText } from '#core/languages/shippedTexts.ts';
import { englishMessages } from '#server/languages/messageTexts.ts';
import { runInLanguage } from '#server/languages/requestLanguage.ts';
import { translateRequests } from '#server/languages/translations.ts';

translateRequests();

const texts = [...englishMessages()]
  .filter(([subject]) => subject.startsWith('messages/shipped/'))
  .map(([, { text }]) => text.replaceAll("''", "'"));

test.each(languages)('shipped texts in $code write money as amounts beside them', ({ code }) => {
  runInLanguage(code, () => {
    const others = texts.flatMap((text) => {
      const translation = spaced(shippedText(text));
      return amountsIn(text)
        .map((money) => spaced(moneyInWords(money)))
        .filter((words) => !translation.includes(words))
        .map((words) => `${words}: ${translation}`);
    });
    expect(others).toEqual([]);
  });
});

function amountsIn(text: string): { amount: string; currency: string }[] {
  return [...text.matchAll(/\b([A-Z]{3}) ([\d,]+\d|\d)/g)].map(
    ([, currency = '', amount = '']) => ({
      amount: amount.replaceAll(',', ''),
      currency,
    }),
  );
}

/** With plain spaces, and without marks of direction. */
function spaced(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll(/[\u200e\u200f]/g, '');
}
