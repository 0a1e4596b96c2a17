import { expect, test } from 'vitest';
import type { LanguageCode } from '#core/languages/languages.ts';
import { sentencesInWords } from '#core/languages/sentences.ts';
import { runInLanguage } from '#server/languages/requestLanguage.ts';
import { translateRequests } from '#server/languages/translations.ts';

translateRequests();

test.each<[LanguageCode, string[], string]>([
  ['en', ['First.', '', 'Second.'], 'First. Second.'],
  ['ko', ['첫째.', '둘째.'], '첫째. 둘째.'],
  ['ja', ['一つ目。', '二つ目。'], '一つ目。二つ目。'],
  ['zh', ['第一。', '第二。'], '第一。第二。'],
])('sentences one after another in %s', (language, sentences, text) => {
  expect(runInLanguage(language, () => sentencesInWords(sentences))).toBe(text);
});
