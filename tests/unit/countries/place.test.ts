import { expect, test } from 'vitest';
import type { LanguageCode } from '#core/languages/languages.ts';
import { placeOf } from '#server/answers/facts/place.ts';
import { runInLanguage } from '#server/languages/requestLanguage.ts';

test.each([
  ['PR', ['+1 787', '+1 939']],
  ['US', ['+1']],
  ['CW', ['+599 9']],
  ['SJ', ['+47 79']],
  ['NO', ['+47']],
  ['XK', ['+383']],
])('the calling codes of %s are %j', (code, codes) => {
  expect(placeOf(code).callingCodes).toEqual(codes);
});

test.each<[LanguageCode, string, string]>([
  ['zh', 'KP', '朝鲜语'],
  ['zh', 'KR', '韩语'],
  ['ja', 'KP', '朝鮮語'],
  ['vi', 'KP', 'Tiếng Triều Tiên'],
  ['ar', 'GL', 'الغرينلاندية'],
  ['hi', 'GL', 'ग्रीनलैंडी'],
])('in %s the language of %s is %s', (language, code, name) => {
  expect(runInLanguage(language, () => placeOf(code).languages)).toContain(name);
});

test.each<[LanguageCode, string, string]>([
  ['en', 'JP', 'Japanese Yen (JPY)'],
  ['ar', 'IN', 'روبية هندية (INR)'],
  ['hi', 'BR', 'ब्राज़ीली रियल (BRL)'],
  ['ja', 'CN', '中国人民元（CNY）'],
  ['ko', 'KP', '북한 원(KPW)'],
  ['pt', 'TR', 'lira turca (TRY)'],
  ['zh', 'CN', '人民币（CNY）'],
])('in %s the currency of %s is %s', (language, code, name) => {
  expect(runInLanguage(language, () => placeOf(code).currencies)).toContain(name);
});
