import type { SearchWords } from './searchWords.ts';

export const ko: SearchWords = {
  passport: '여권 국민',
  visa: '비자 사증',
  transit: '환승 경유',
  working: '취업 취직 일자리 노동 워킹홀리데이 간호사',
  filler: '공항',
};
