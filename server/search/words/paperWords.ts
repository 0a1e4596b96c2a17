import type { LanguageCode } from '#core/languages/languages.ts';

/**
 * Words for papers other than a nationality's passport: a space between them, `_` within one of
 * several, `*` for any ending.
 */
export type PaperWords = {
  /** Who travels with such papers, and papers that only they have. */
  travellers: string;
  /** Such a paper if a state's name or adjective stands beside it; else the papers for a journey. */
  travelDocument: string;
  /** Where the adjective comes: "German travel document", "titre de voyage allemand". */
  issuer: 'before' | 'after';
  /** Of languages whose adjectives the search can't tell from nouns: how several people are called. */
  people?: RegExp | undefined;
  /** Between a travel document and the state that it is from. */
  issued?: string;
  /** With its year, the agreement by which such papers are issued. */
  convention: string;
};

export const paperWords: Readonly<Record<LanguageCode, PaperWords>> = {
  en: {
    travellers:
      'refugee* stateless* alien_passport* aliens_passport* alien_s_passport* geneva_convention ' +
      'convention_travel_document* certificate_of_identity',
    travelDocument: 'travel_document travel_documents',
    issuer: 'before',
    issued: 'issued',
    convention: 'convention',
  },
  ar: {
    travellers:
      'لاجئ* لاجي* لاجئة اللاجئ* للاجئ* ولاجئ* عديم*_الجنسية عديم*_جنسية بلا_جنسية بدون_جنسية ' +
      'جواز_سفر_الأجانب جواز_سفر_للأجانب جواز_الأجانب',
    travelDocument: 'وثيقة_سفر وثيقة_السفر وثائق_سفر بوثيقة_سفر',
    issuer: 'after',
    people: /(ون|ين)$/,
    issued: 'صادرة',
    convention: 'اتفاقية معاهدة',
  },
  de: {
    travellers:
      'flüchtling* flüchtlings* geflüchtete* staatenlos* fremdenpass* fremdenpäss* ausländerpass* ' +
      'konventionspass* konventionsreise* reiseausweis*_für_ausländer* genfer_konvention',
    travelDocument: 'reisedokument* reiseausweis*',
    issuer: 'before',
    issued: 'ausgestellt*',
    convention: 'konvention abkommen übereinkommen',
  },
  es: {
    travellers:
      'refugiad* apátrida* pasaporte*_de_extranjer* pasaporte*_para_extranjer* convención_de_ginebra',
    travelDocument: 'documento_de_viaje documentos_de_viaje título_de_viaje títulos_de_viaje',
    issuer: 'after',
    issued: 'expedid* emitid*',
    convention: 'convención convenio',
  },
  fr: {
    travellers:
      'réfugié* apatride* passeport*_d_étranger* passeport*_pour_étranger* convention_de_genève',
    travelDocument: 'titre_de_voyage titres_de_voyage document_de_voyage documents_de_voyage',
    issuer: 'after',
    issued: 'délivré*',
    convention: 'convention',
  },
  hi: {
    travellers:
      'शरणार्थी* शरणार्थियों राज्यविहीन राष्ट्रविहीन नागरिकता_विहीन नागरिकताविहीन रिफ्यूजी एलियन_पासपोर्ट',
    travelDocument: 'यात्रा_दस्तावेज़* यात्रा_दस्तावेज*',
    issuer: 'before',
    convention: 'कन्वेंशन अभिसमय संधि',
  },
  id: {
    travellers:
      'pengungsi* tanpa_kewarganegaraan tanpa_negara tidak_berkewarganegaraan paspor_orang_asing',
    travelDocument: 'dokumen_perjalanan',
    issuer: 'after',
    convention: 'konvensi',
  },
  ja: {
    travellers: '難民 無国籍 外国人旅券 外国人パスポート',
    travelDocument: '渡航文書 渡航証明書 旅行証明書 旅行文書',
    issuer: 'before',
    convention: '条約',
  },
  ko: {
    travellers: '난민 무국적 외국인여권 외국인_여권',
    travelDocument: '여행증명서 여행_증명서 여행자증명서 여행문서 여행_문서',
    issuer: 'before',
    convention: '협약',
  },
  pt: {
    travellers:
      'refugiad* apátrida* passaporte*_de_estrangeir* passaporte*_para_estrangeir* convenção_de_genebra',
    travelDocument: 'documento_de_viagem documentos_de_viagem título_de_viagem títulos_de_viagem',
    issuer: 'after',
    issued: 'emitid* expedid*',
    convention: 'convenção',
  },
  ru: {
    travellers:
      'беженец беженц* беженк* беженск* апатрид* без_гражданства неграждан* паспорт*_иностранца ' +
      'паспорт*_чужого женевск*_конвенци*',
    travelDocument: 'проездн*_документ*',
    issuer: 'before',
    issued: 'выдан*',
    convention: 'конвенция конвенции конвенцию конвенцией',
  },
  tr: {
    travellers:
      'mülteci* sığınmacı* vatansız* uyruksuz* haymatlos* yabancı_pasaport* yabancılar_pasaport* ' +
      'yabancılara_mahsus_pasaport* cenevre_sözleşme*',
    travelDocument: 'seyahat_belge*',
    issuer: 'before',
    people: /l[ae]r$/,
    convention: 'sözleşme* konvansiyon*',
  },
  vi: {
    travellers:
      'tị_nạn tỵ_nạn không_quốc_tịch không_có_quốc_tịch vô_quốc_tịch hộ_chiếu_người_nước_ngoài ' +
      'hộ_chiếu_cho_người_nước_ngoài hộ_chiếu_dành_cho_người_nước_ngoài',
    travelDocument: 'giấy_thông_hành giấy_tờ_đi_lại tài_liệu_du_lịch giấy_tờ_du_lịch',
    issuer: 'after',
    convention: 'công_ước',
  },
  zh: {
    travellers: '难民 難民 无国籍 無國籍 外国人护照 外國人護照 外国人旅行证',
    travelDocument: '旅行证件 旅行證件 旅行证 旅行證 旅行文件',
    issuer: 'before',
    convention: '公约 公約',
  },
};
