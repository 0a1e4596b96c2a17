import { countries } from 'countries-list';
import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '#core/languages/languages.ts';
import { capitalOf } from '#server/languages/capitals.ts';
import { runInLanguage } from '#server/languages/requestLanguage.ts';

const codes = Object.keys(countries);
const inOtherScripts: Partial<Record<LanguageCode, RegExp>> = {
  ru: /^[\p{Script=Cyrillic} -]+$/u,
  hi: /^[\p{Script=Devanagari} .-]+$/u,
  ar: /^[\p{Script=Arabic}\p{Mn} ]+$/u,
  zh: /^\p{Script=Han}+$/u,
  ja: /^[\p{Script=Katakana}\p{Script=Han}ー・]+$/u,
  ko: /^[\p{Script=Hangul} ]+$/u,
};

describe('capitals', () => {
  test.each<[LanguageCode, string, string | null]>([
    ['en', 'CN', 'Beijing'],
    ['de', 'CN', 'Peking'],
    ['ru', 'AU', 'Канберра'],
    ['ar', 'GL', 'نوك'],
    ['fr', 'LY', 'Tripoli'],
    ['es', 'PE', 'Lima'],
    ['hi', 'HK', null],
    ['de', 'AQ', null],
  ])('in %s that of %s is %s', (language, code, name) => {
    expect(runInLanguage(language, () => capitalOf(code))).toBe(name);
  });

  test.each(Object.entries(inOtherScripts))(
    'are all written in the script of %s',
    (language, script) => {
      const written = runInLanguage(language as LanguageCode, () =>
        codes.map((code) => capitalOf(code)),
      );
      const others = written.filter((name) => name !== null && !script.test(name));
      expect(others).toEqual([]);
    },
  );
});
