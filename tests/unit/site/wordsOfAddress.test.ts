import { expect, test } from 'vitest';
import { wordsOfAddress } from '#src/site/shell/wordsOfAddress.ts';

test.each([
  ['/visa/new-zeland.html', 'new zeland'],
  ['/countries/Japan', 'Japan'],
  ['/no/such/page', 'no such page'],
  ['/C%C3%B4te_d%27Ivoire/', "Côte d'Ivoire"],
  ['/%E0%A4%A/japan', 'E0 A4 A japan'],
  ['/visa-info/', ''],
  ['/', ''],
  [`/${'a'.repeat(500)}`, 'a'.repeat(100)],
])('%s is searched as %j', (path, words) => {
  expect(wordsOfAddress(path)).toBe(words);
});
