import type { SearchWords } from './searchWords.ts';

export const zh: SearchWords = {
  passport: '护照 公民',
  visa: '签证',
  transit: '过境 转机',
  working: '工作 打工 就业 求职 工签 打工度假 护士',
  filler: '机场',
};
