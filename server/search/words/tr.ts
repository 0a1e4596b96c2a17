import type { SearchWords } from './searchWords.ts';

export const tr: SearchWords = {
  passport: 'pasaport pasaportu pasaportuyla vatandaşı vatandaşları',
  visa: 'vize vizesi',
  transit: 'aktarma aktarmalı transit',
  working: 'çalışma çalışmak çalışma_izni çalışma_vizesi hemşire',
  topic: 'belge belgeler',
  filler:
    'havalimanı havalimanında havaalanı havaalanında için ile ve mi mı var gerekiyor gerekli ya ye',
  nationalities: {
    AF: 'afgan',
    AT: 'avusturyalı',
    DE: 'alman',
    FR: 'fransız',
    GB: 'ingiliz britanyalı',
    IN: 'hintli',
    IQ: 'ıraklı',
    IR: 'iranlı',
    NL: 'hollandalı',
    PS: 'filistinli',
    RU: 'rus',
    SE: 'isveçli',
    SY: 'suriyeli',
    UA: 'ukraynalı',
    US: 'amerikalı amerikan',
  },
  endings: 'lar ler',
};
