import type { SearchWords } from './searchWords.ts';

export const pt: SearchWords = {
  into: 'ao em visitar entrar ir_para viajar_para',
  from: 'desde sou_de sou_do sou_da venho_de',
  for: 'para',
  of: 'de do da dos das',
  held: 'com tenho tem têm ter possuo possui válido válida',
  holder: 'titular titulares portador',
  wanted: 'preciso precisa precisam necessário tirar solicitar sem',
  lacking: 'sem não vencido vencida expirado expirada negado',
  passport: 'passaporte passaportes cidadão cidadã cidadãos cidadania nacionalidade',
  visa: 'visto vistos visto_de_turista',
  residence:
    'autorização_de_residência título_de_residência residência_permanente residente_permanente ' +
    'cartão_de_residência residência',
  greenCard: 'green_card greencard',
  lives: 'moro mora moram vivo vive resido reside residente morando',
  transit: 'trânsito escala conexão conexões',
  working:
    'trabalho trabalhar trabalhador trabalhadora visto_de_trabalho autorização_de_trabalho ' +
    'permissão_de_trabalho férias_e_trabalho férias_trabalho emprego empregos enfermeira enfermeiro',
  nomad: 'nômade nómada nômades',
  flying: 'voo voos voar passagem',
  topic:
    'vencido vencida expirado expirada negado criança crianças filho filha bebê bebé família cachorro mês meses dia dias semana anos validade ' +
    'vacina vacinas dinheiro preço clima',
  kind: 'válido válida turista',
  article: 'o a os as um uma meu minha seu sua',
  and: 'e ou',
  filler:
    'aeroporto eu ele ela nós eles me se de do da dos das ao em no na ' +
    'nos nas por para com sem que como quando quanto quanta onde quem qual se não sim é sou são ser ' +
    'sendo posso pode podem preciso precisa precisam precisar ir vou vai vamos viajar viagem férias ' +
    'ficar tempo requisitos entrada turista turistas turismo esposa esposo marido mulher namorada ' +
    'namorado amigo quero também ter',
  nationalities: {
    BR: 'brasileir',
    PT: 'portugu portugues',
    AO: 'angolan',
    MZ: 'moçambican',
    CV: 'cabo_verdian caboverdian',
    GW: 'guineens',
    ST: 'são_tomens',
    AR: 'argentin',
    BO: 'bolivian',
    CL: 'chilen',
    CN: 'chinês chines',
    CO: 'colombian',
    CU: 'cuban',
    DE: 'alemã alemães alemão',
    ES: 'espanhol espanhóis',
    FR: 'francês',
    GB: 'britânic inglês ingles',
    HT: 'haitian',
    IN: 'indian',
    IT: 'italian',
    JP: 'japonês japones',
    MA: 'marroquin',
    MX: 'mexican',
    NG: 'nigerian',
    PE: 'peruan',
    PY: 'paraguai',
    RU: 'russo russa',
    SN: 'senegales',
    SY: 'sírio',
    TR: 'turco turca',
    UA: 'ucranian',
    US: 'american norte_american estadunidens',
    UY: 'uruguai',
    VE: 'venezuelan',
    ZA: 'sul_african',
  },
  endings: 'o a os as s es e',
  names: {
    NL: 'holanda',
    US: 'eua',
  },
  places: {
    DE: 'berlim, munique',
    GB: 'londres, inglaterra',
    IT: 'roma, milão, veneza',
    JP: 'tóquio',
    RU: 'moscou',
    TR: 'istambul',
    US: 'nova york, nova iorque',
  },
};
