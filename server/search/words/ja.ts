import type { SearchWords } from './searchWords.ts';

export const ja: SearchWords = {
  passport: 'パスポート 旅券',
  visa: 'ビザ 査証',
  transit: 'トランジット 乗り継ぎ 経由',
  working: '就労 就労ビザ 仕事 求人 労働 ワーキングホリデー ワーホリ 看護師',
  filler: '空港',
};
