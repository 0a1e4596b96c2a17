import type { SearchWords } from './searchWords.ts';

export const zh: SearchWords = {
  passport: '护照 公民',
  visa: '签证',
  transit: '过境 转机',
  working: '工作',
  filler: '机场',
};
