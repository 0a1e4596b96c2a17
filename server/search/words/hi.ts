import type { SearchWords } from './searchWords.ts';

export const hi: SearchWords = {
  passport: 'पासपोर्ट नागरिक नागरिकों',
  visa: 'वीज़ा वीजा',
  transit: 'ट्रांज़िट',
  working: 'काम',
  filler: 'एयरपोर्ट क्या के का की लिए को में से है हैं मुझे चाहिए और',
};
