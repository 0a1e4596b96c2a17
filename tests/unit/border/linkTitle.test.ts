import { expect, test } from 'vitest';
import { linkTitle, termsOfTitle, titleOfTerms } from '#core/border/linkTitle.ts';
import type { LanguageCode } from '#core/languages/languages.ts';
import { runInLanguage } from '#server/languages/requestLanguage.ts';
import { translateRequests } from '#server/languages/translations.ts';

translateRequests();

test.each<[LanguageCode, string, string]>([
  ['en', 'e-Visa, up to 30 days, single entry', 'e-Visa, up to 30 days, single entry'],
  [
    'es',
    'e-Visa, up to 30 days, multiple entry',
    'Visa electrónica, hasta 30 días, entradas múltiples',
  ],
  ['de', 'Visa, applied for online, up to 1 day', 'Visum, online zu beantragen, bis zu 1 Tag'],
  ['ja', 'Visa on arrival, up to 60 days, double entry', '到着ビザ、最長60日、2回入国'],
  ['zh', 'e-Visa, up to 90 days, multiple entry', '电子签证，最长90天、多次入境'],
  ['ru', 'Travel authorisation (ETA)', 'Электронное разрешение на поездку (ETA)'],
])('a title made of terms, in %s: %s', (language, title, text) => {
  expect(runInLanguage(language, () => linkTitle(title).text)).toBe(text);
});

test('a name stays as it is, and says in which language it is', () => {
  runInLanguage('de', () => {
    expect(linkTitle('Standard Visitor visa')).toEqual({
      text: 'Standard Visitor visa',
      lang: 'en',
    });
    expect(linkTitle('Entry Fee, single entry').lang).toBe('en');
    expect(linkTitle('Declaración Jurada Regional de Viajero').lang).toBe('es');
    expect(linkTitle('Visa, up to 90 days').lang).toBe(undefined);
  });
});

test('a title is read as it is made', () => {
  for (const scheme of ['eta', 'e_visa', 'visa', 'visa_on_arrival'] as const) {
    for (const terms of [
      { scheme, online: false, stayDays: undefined, entries: undefined },
      { scheme, online: true, stayDays: 1, entries: 'single' },
      { scheme, online: false, stayDays: 90, entries: 'multiple' },
    ] as const) {
      expect(termsOfTitle(titleOfTerms(terms))).toEqual(terms);
    }
  }
});
