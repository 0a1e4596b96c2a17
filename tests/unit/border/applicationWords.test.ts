import { expect, test } from 'vitest';
import { applicationDetails } from '#core/border/applicationWords.ts';
import type { ApplicationSite } from '#core/border/borderFacts.ts';
import type { LanguageCode } from '#core/languages/languages.ts';
import { runInLanguage } from '#server/languages/requestLanguage.ts';
import { translateRequests } from '#server/languages/translations.ts';

translateRequests();

const site: ApplicationSite = {
  id: 1,
  title: 'Visa',
  address: null,
  note: '',
  price: null,
  priceNote: '',
  processing: null,
  validityDays: null,
  stayDays: null,
  entries: null,
  source: {
    title: null,
    address: null,
    date: null,
    secondary: false,
    kind: 'official',
    collectedBy: null,
  },
};

test.each<[LanguageCode, number, string]>([
  ['en', 90, 'Valid for: 90 days.'],
  ['en', 365, 'Valid for: 1 year.'],
  ['de', 3650, 'Gültig für: 10 Jahre.'],
  ['ru', 1825, 'Срок действия: 5 лет.'],
  ['ru', 1095, 'Срок действия: 3 года.'],
  ['ar', 730, 'مدة الصلاحية: سنتان.'],
  ['ru', 366, 'Срок действия: 366 дней.'],
])('in %s a visa of %i days is “%s”', (language, validityDays, words) => {
  const details = runInLanguage(language, () => applicationDetails({ ...site, validityDays }));
  expect(details).toEqual([words]);
});

test('a stay is counted in days, as a border does', () => {
  expect(applicationDetails({ ...site, stayDays: 365 })).toEqual(['Stay: up to 365 days.']);
});
