import type { SearchWords } from './searchWords.ts';

export const ja: SearchWords = {
  passport: 'パスポート 旅券',
  visa: 'ビザ 査証',
  transit: 'トランジット 乗り継ぎ 経由',
  working: '就労',
  filler: '空港',
};
