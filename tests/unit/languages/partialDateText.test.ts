import { expect, test } from 'vitest';
import { dateSpanText } from '#core/languages/dateSpanText.ts';
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

test.each<[LanguageCode, string, string, string]>([
  ['en', '1–9 Sep 2026', '28 May – 9 Sep 2026', '30 Dec 2025 – 9 Sep 2026'],
  ['de', '1.–9. Sept. 2026', '28. Mai – 9. Sept. 2026', '30. Dez. 2025 – 9. Sept. 2026'],
  ['es', '1–9 sept 2026', '28 may – 9 sept 2026', '30 dic 2025 – 9 sept 2026'],
  ['ru', '1–9 сент. 2026', '28 мая – 9 сент. 2026', '30 дек. 2025 – 9 сент. 2026'],
  [
    'vi',
    '1 – 9 tháng 9 năm 2026',
    '28 tháng 5 – 9 tháng 9 năm 2026',
    '30 tháng 12 năm 2025 – 9 tháng 9 năm 2026',
  ],
  ['zh', '2026年9月1日至9日', '2026年5月28日至9月9日', '2025年12月30日至2026年9月9日'],
  ['ja', '2026年9月1日～9日', '2026年5月28日～9月9日', '2025年12月30日～2026年9月9日'],
  ['ko', '2026년 9월 1일~9일', '2026년 5월 28일~9월 9일', '2025년 12월 30일~2026년 9월 9일'],
])('two days of a month, of a year and of two years in %s', (language, ...texts) => {
  runInLanguage(language, () => {
    const firstDays = ['2026-09-01', '2026-05-28', '2025-12-30'];
    const spans = firstDays.map((first) => dateSpanText(first, '2026-09-09'));
    expect(spans.map((span) => span.replaceAll('\u2009', ' '))).toEqual(texts);
    expect(dateSpanText('2026-09-09', '2026-09-09')).toBe(partialDateText('2026-09-09'));
    expect(dateSpanText('2025', '2026-09')).toContain(partialDateText('2026-09'));
  });
});
