import type { SearchWords } from './searchWords.ts';

export const tr: SearchWords = {
  passport: 'pasaport pasaportu pasaportuyla vatandaşı vatandaşları',
  visa: 'vize vizesi',
  transit: 'aktarma aktarmalı transit',
  working: 'çalışma',
  topic: 'belge belgeler',
  filler:
    'havalimanı havalimanında havaalanı havaalanında için ile ve mi mı var gerekiyor gerekli ya ye',
};
