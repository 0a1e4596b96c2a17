import { expect, test } from 'vitest';
import type { LanguageCode } from '#core/languages/languages.ts';
import { partialDateText } from '#core/languages/partialDateText.ts';
import { runInLanguage } from '#server/languages/requestLanguage.ts';
import { translateRequests } from '#server/languages/translations.ts';

translateRequests();

test.each<[LanguageCode, string, string]>([
  ['en', 'May 2026', '7 May 2026'],
  // A month is in another case with a day.
  ['ru', 'май 2026', '7 мая 2026'],
  ['ja', '2026年5月', '2026年5月7日'],
  ['ar', 'مايو 2026', '7 مايو 2026'],
  ['vi', 'tháng 5 năm 2026', '7 tháng 5 năm 2026'],
])('a month, and a day of it, in %s', (language, month, day) => {
  runInLanguage(language, () => {
    expect(partialDateText('2026')).toBe('2026');
    expect(partialDateText('2026-05')).toBe(month);
    expect(partialDateText('2026-05-07')).toBe(day);
  });
});

test.each<[LanguageCode, string]>([
  ['en', '1 May 2026'],
  ['fr', '1er mai 2026'],
  ['pt', '1º de mai. de 2026'],
  ['de', '1. Mai 2026'],
])('the first day of a month in %s', (language, text) => {
  runInLanguage(language, () => {
    expect(partialDateText('2026-05-01')).toBe(text);
  });
});
