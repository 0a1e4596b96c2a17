import { expect, test } from 'vitest';
import type { LanguageCode } from '#core/languages/languages.ts';
import { cityName, timeZoneName } from '#server/languages/cityNames.ts';
import { runInLanguage } from '#server/languages/requestLanguage.ts';

test.each<[LanguageCode, string, string]>([
  ['en', 'Asia/Tokyo', 'Asia/Tokyo'],
  ['de', 'Asia/Tokyo', 'Tokio'],
  ['de', 'Europe/Paris', 'Paris'],
  ['ja', 'Europe/Paris', 'パリ'],
  ['ja', 'Asia/Kolkata', 'コルカタ'],
  ['de', 'Nowhere/At_All', 'Nowhere/At_All'],
])('in %s the time zone %s is %s', (language, zone, name) => {
  expect(runInLanguage(language, () => timeZoneName(zone))).toBe(name);
});

test.each<[LanguageCode, string, string, boolean]>([
  ['en', 'Tokyo', 'Tokyo', false],
  ['ar', 'Tokyo', 'طوكيو', false],
  ['es', 'Paris', 'París', false],
  ['de', 'Paris', 'Paris', false],
  // Spelt as in English.
  ['es', 'Lima', 'Lima', false],
  ['ru', 'Canberra', 'Canberra', true],
])('in %s the city %s is %s', (language, english, name, isEnglish) => {
  expect(runInLanguage(language, () => cityName(english))).toEqual({ name, isEnglish });
});
