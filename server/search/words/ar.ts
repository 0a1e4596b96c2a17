import type { SearchWords } from './searchWords.ts';

export const ar: SearchWords = {
  into: 'إلى في',
  from: 'من',
  held: 'مع لدي',
  passport: 'جواز جوازات سفر مواطن مواطنون جنسية',
  visa: 'تأشيرة فيزا',
  transit: 'عبور ترانزيت',
  working: 'عمل العمل للعمل وظيفة وظائف تصريح_عمل تصريح_العمل عطلة_عمل ممرضة ممرض',
  filler: 'مطار المطار هل أنا كم ما هي هو أحتاج يحتاج السفر على أن و',
  nationalities: {
    AF: 'أفغاني',
    DE: 'ألماني',
    EG: 'مصري',
    FR: 'فرنسي',
    GB: 'بريطاني',
    IQ: 'عراقي',
    JO: 'أردني',
    LB: 'لبناني',
    NL: 'هولندي',
    PS: 'فلسطيني',
    SE: 'سويدي',
    SY: 'سوري',
    US: 'أمريكي',
  },
  endings: 'ة ون ين ات',
};
