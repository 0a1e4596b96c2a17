import type { SearchWords } from './searchWords.ts';

export const hi: SearchWords = {
  passport: 'पासपोर्ट नागरिक नागरिकों',
  visa: 'वीज़ा वीजा',
  transit: 'ट्रांज़िट',
  working: 'काम नौकरी रोज़गार कार्य_परमिट वर्क_परमिट वर्किंग_हॉलिडे नर्स',
  filler: 'एयरपोर्ट क्या के का की लिए को में से है हैं मुझे चाहिए और',
};
